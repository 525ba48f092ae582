import { DOC_IDS } from '@/rules/documents';
import { bookOf } from '../../../_watch/book/book-source';

export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams() {
  return DOC_IDS.map((doc) => ({ file: `${doc}.json` }));
}

/** The rulebook of one edition, as the scenario pages read it. */
export async function GET(_: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params;
  const doc = DOC_IDS.find((id) => `${id}.json` === file);
  return doc ? Response.json(bookOf(doc)) : new Response(null, { status: 404 });
}
