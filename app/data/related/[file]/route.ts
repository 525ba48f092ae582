import { EDITIONS } from '@/engine';
import { dataFiles } from '../../../_content/data-files';
import { hangingIn } from '../../../_content/hanging';

export const dynamic = 'force-static';
export const dynamicParams = false;

/** The rulings of an edition, each with the clauses that decide it. */
const files = dataFiles(EDITIONS, hangingIn);
export const generateStaticParams = files.names;
export const GET = files.answer;
