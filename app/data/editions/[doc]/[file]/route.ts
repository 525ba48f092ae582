import { FOW_EDITIONS } from '@/rules/concordance';
import { inventory } from '@/rules/inventory';
import { editionsPath } from '../../../../_compare/editions';
import { editionsOf, textsCompared } from '../../../../_compare/editions-source';
import { pagesToMake } from '../../../../_content/pages-to-make';

export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams() {
  const files = FOW_EDITIONS.flatMap((doc) =>
    inventory(doc).sections.map(({ id }) => ({
      params: { doc, file: `${id}.json` },
      path: editionsPath(doc, id),
      props: () => textsCompared(doc, id),
    })),
  );
  return pagesToMake('editions', files);
}

/** The other editions of the clauses of one section, as its page reads them when a reader asks. */
export async function GET(_: Request, { params }: { params: Promise<{ doc: string; file: string }> }) {
  const { doc, file } = await params;
  const edition = FOW_EDITIONS.find((id) => id === doc);
  const section = edition && inventory(edition).sections.find(({ id }) => `${id}.json` === file);
  return edition && section ? Response.json(editionsOf(edition, section.id)) : new Response(null, { status: 404 });
}
