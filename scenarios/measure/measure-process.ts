import { EDITIONS } from '@/engine';
import { measureEdition } from './coverage';

// The half of `measureAll` that does the work.
const edition = EDITIONS.find((one) => one === process.argv[2]);
const part = process.argv[3] === 'decides' ? 'decides' : 'all';
if (edition) process.send?.(measureEdition(edition, part), () => process.disconnect());
