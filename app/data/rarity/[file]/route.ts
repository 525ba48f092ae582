import { EDITIONS } from '@/engine';
import { decided } from '../../../_content/decided';

export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams() {
  return EDITIONS.map((edition) => ({ file: `${edition}.json` }));
}

/** How rare each row of an edition is among what decides its rulings: by it a table of one's own is weighed. */
export async function GET(_: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params;
  const edition = EDITIONS.find((id) => `${id}.json` === file);
  const counted = edition && decided().rarity[edition];
  return counted ? Response.json(counted) : new Response(null, { status: 404 });
}
