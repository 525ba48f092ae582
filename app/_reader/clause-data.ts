import * as v from 'valibot';
import type { Both, DocId, Place } from '@/rules/documents';
import { address } from '../_frame/addresses';

const Data = v.array(
  v.object({ id: v.string(), section: v.string(), ja: v.nullable(v.string()), en: v.nullable(v.string()) }),
);

type Clauses = ReadonlyMap<string, Both<string | null>>;

const documents = new Map<DocId, Promise<Clauses>>();

/**
 * The text of a clause from the published data of its document; each document is fetched once a visit.
 * Undefined where the clause is not yet written; rejects when the data does not load.
 */
export async function clauseText({ doc, id }: Place): Promise<Both | undefined> {
  const known = documents.get(doc) ?? load(doc);
  documents.set(doc, known);
  try {
    const clause = (await known).get(id);
    return clause?.ja && clause.en ? { ja: clause.ja, en: clause.en } : undefined;
  } catch (error) {
    documents.delete(doc);
    throw error;
  }
}

async function load(doc: DocId): Promise<Clauses> {
  const answer = await fetch(address.data(doc));
  if (!answer.ok) throw new Error(`${answer.status} ${answer.url}`);
  const clauses = v.parse(Data, await answer.json());
  return new Map(clauses.map(({ id, ja, en }) => [id, { ja, en }]));
}
