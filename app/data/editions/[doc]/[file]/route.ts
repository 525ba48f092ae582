import { FOW_EDITIONS } from '@/rules/concordance';
import { inventory } from '@/rules/inventory';
import { editionsOf } from '../../../../_compare/editions-source';

export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams() {
  return FOW_EDITIONS.flatMap((doc) => inventory(doc).sections.map(({ id }) => ({ doc, file: `${id}.json` })));
}

/** The other editions of the clauses of one section, as its page reads them when a reader asks. */
export async function GET(_: Request, { params }: { params: Promise<{ doc: string; file: string }> }) {
  const { doc, file } = await params;
  const edition = FOW_EDITIONS.find((id) => id === doc);
  const section = edition && inventory(edition).sections.find(({ id }) => `${id}.json` === file);
  return edition && section ? Response.json(editionsOf(edition, section.id)) : new Response(null, { status: 404 });
}
