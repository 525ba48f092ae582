import { EDITIONS } from '@/engine';
import { dataFiles } from '../../../_content/data-files';
import { decided } from '../../../_content/decided';

export const dynamic = 'force-static';
export const dynamicParams = false;

/** How rare each row of an edition is among what decides its rulings: by it a table of one's own is weighed. */
const files = dataFiles(EDITIONS, (edition) => decided().rarity[edition]);
export const generateStaticParams = files.names;
export const GET = files.answer;
