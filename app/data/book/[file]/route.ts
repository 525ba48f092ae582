import { DOC_IDS } from '@/rules/documents';
import { dataFiles } from '../../../_content/data-files';
import { bookOf } from '../../../_watch/book/book-source';

export const dynamic = 'force-static';
export const dynamicParams = false;

/** The rulebook of one edition, as the scenario pages read it. */
const files = dataFiles(DOC_IDS, bookOf);
export const generateStaticParams = files.names;
export const GET = files.answer;
