import { EditionList } from '../_compare/edition-list';
import { HistoryLine } from '../_compare/history-line';
import { LoadedEditions } from '../_compare/loaded-editions';
import { ReferrerList, WalkList } from './clause-lists';
import type { Book, ReaderClause } from './reader-context';

/** What can be opened under a clause. `standing`: what its rule was before, or what an old one has become. */
export type List = 'walks' | 'standing' | 'editions' | 'history' | 'referrers';

interface Props {
  clause: ReaderClause;
  book: Pick<Book, 'lang' | 'doc' | 'section' | 'scenarios'>;
  /** What is open, in the order it was opened. */
  listed: readonly List[];
}

/** What is open under a clause, one below the other. */
export function ClausePanels({ listed, ...shared }: Props) {
  return listed.map((list) => <Panel key={list} list={list} {...shared} />);
}

function Panel({ list, clause, book }: Omit<Props, 'listed'> & { list: List }) {
  const { lang, doc, section } = book;
  const place = { lang, doc, section, id: clause.id };
  switch (list) {
    case 'walks':
      return <WalkList walks={clause.walks} more={clause.walkedMore} book={book} />;
    case 'referrers':
      return <ReferrerList referrers={clause.referrers} book={book} />;
    case 'editions':
      return (
        <LoadedEditions {...place}>
          {({ editions }) => <EditionList editions={editions} id={clause.id} lang={lang} />}
        </LoadedEditions>
      );
    case 'standing':
      return (
        <LoadedEditions {...place}>
          {({ editions }) => (
            <EditionList
              editions={editions.filter((edition) => edition.doc === clause.standing?.doc)}
              id={clause.id}
              lang={lang}
              folded={clause.standing?.earlier ?? false}
            />
          )}
        </LoadedEditions>
      );
    case 'history':
      return (
        <LoadedEditions {...place}>
          {({ stages, steps }) => <HistoryLine stages={stages} steps={steps} doc={doc} lang={lang} />}
        </LoadedEditions>
      );
  }
}
