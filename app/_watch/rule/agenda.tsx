import type { DocId } from '@/rules/documents';
import { address } from '../../_frame/addresses';
import { type BookSection, citationOf, type OpenBook } from '../book/book';
import type { Line } from '../line/line';
import type { Speech } from '../view/speech';
import styles from './step.module.css';

interface Props {
  line: Line;
  row: number;
  doc: DocId;
  book: OpenBook | null;
  speech: Speech;
}

/** The procedures under way as the sections of the rulebook they stand in, outermost first. */
export function Agenda({ line, row, doc, book, speech }: Props) {
  const { words, lang } = speech;
  const sections = book ? agendaOf(line, row, book) : [];
  return (
    <nav className={styles.agenda} aria-label={words.step.agenda}>
      {sections.map((section) => (
        <a key={citationOf(doc, section)} href={address.section(lang, section.doc, section.id)}>
          <span className="number">{section.number}</span>{' '}
          {(book?.titleOf.get(citationOf(doc, section)) ?? section.title)[lang]}
        </a>
      ))}
    </nav>
  );
}

/** For each procedure under way, the section of the clause it last walked itself; neighbours that share one are one. */
export function agendaOf({ rows }: Pick<Line, 'rows'>, row: number, book: OpenBook): readonly BookSection[] {
  const path = rows[row]?.path ?? [];
  const found = path.flatMap((proc, depth): readonly BookSection[] => {
    for (let at = row; at >= 0; at -= 1) {
      const one = rows[at];
      if (!one || one.path.length !== depth + 1 || one.path[depth] !== proc) continue;
      const clause = one.clauses.find((id) => book.sectionOf.has(id.replace(/#\d+$/, '')));
      const section = clause === undefined ? undefined : book.sectionOf.get(clause.replace(/#\d+$/, ''));
      return section ? [section] : [];
    }
    return [];
  });
  return found.filter((section, at) => found.indexOf(section) === at);
}
