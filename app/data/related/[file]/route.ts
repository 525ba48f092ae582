import { EDITIONS } from '@/engine';
import { hangingIn } from '../../../_content/hanging';

export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams() {
  return EDITIONS.map((edition) => ({ file: `${edition}.json` }));
}

/** The rulings of an edition, each with the clauses that decide it. */
export async function GET(_: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params;
  const edition = EDITIONS.find((id) => `${id}.json` === file);
  return edition ? Response.json(hangingIn(edition)) : new Response(null, { status: 404 });
}
