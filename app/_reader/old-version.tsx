import type { DocId, Lang } from '@/rules/documents';
import { isOld, NEWEST } from '../_compare/newest';
import { address } from '../_frame/addresses';
import { wordsIn } from '../_words/words';

/** Says of an old document that a newer one has taken its place. Nothing for a document that is not old. */
export function OldVersion({ lang, doc, className }: { lang: Lang; doc: DocId; className?: string }) {
  const { reader, document, sentenceGap } = wordsIn(lang);
  if (!isOld(doc)) return null;
  return (
    <p className={className}>
      {reader.superseded}
      {sentenceGap}
      <a href={address.document(lang, NEWEST)}>{document.short[NEWEST]}</a>
    </p>
  );
}
