import { EDITIONS } from '@/engine';
import { measureEdition } from './coverage';

// The half of `measureAll` that does the work.
const edition = EDITIONS.find((one) => one === process.argv[2]);
if (edition) process.send?.(measureEdition(edition), () => process.disconnect());
