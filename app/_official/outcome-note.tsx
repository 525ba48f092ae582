import type { Lang } from '@/rules/documents';
import type { DocumentView } from '../_content/views';
import { address } from '../_frame/addresses';
import { wordsIn } from '../_words/words';
import type { Account } from './account';
import type { Outcome } from './file-reader';
import styles from './official.module.css';
import { refusalLine } from './refusal-line';
import type { KeptText, Stored } from './store';

/** More lines or clauses than these are folded. */
const SHOWN_AT_ONCE = 12;

interface Props {
  file: string;
  outcome: Outcome;
  lang: Lang;
  documents: DocumentView[];
}

/** What became of one file: an account of what was read, or one line. */
export function OutcomeNote({ file, outcome, lang, documents }: Props) {
  if (outcome.kind === 'read') {
    return <AccountNote file={file} account={outcome.account} kept={outcome.kept} lang={lang} documents={documents} />;
  }
  const words = wordsIn(lang).official;
  return (
    <section className={styles.outcome} data-kind={outcome.kind}>
      <h2>{outcome.kind === 'stopped' ? file : words.refused(file)}</h2>
      <p>{lineOf(outcome, lang)}</p>
    </section>
  );
}

function lineOf(outcome: Exclude<Outcome, { kind: 'read' }>, lang: Lang): string {
  return outcome.kind === 'refused' ? refusalLine(outcome.why, lang) : wordsIn(lang).official[outcome.kind];
}

interface Read extends Pick<Props, 'file' | 'lang' | 'documents'> {
  account: Account;
  kept: Stored<KeptText[]>;
}

function AccountNote({ file, account, kept, lang, documents }: Read) {
  const { doc, langs, found, missing, unknown } = account;
  const words = wordsIn(lang);
  const all = documents.find((document) => document.doc === doc)?.clauses ?? found + missing.length;
  return (
    <section className={styles.outcome} data-kind="read">
      <h2>
        {words.document.short[doc]}
        <small>{langs.map((one) => words.document.lang[one]).join(lang === 'ja' ? '・' : ', ')}</small>
      </h2>
      <p className={styles.file}>{file}</p>
      <p className={styles.matched}>{words.official.matched(found, all)}</p>
      {kept.ok ? (
        kept.value.map((before) => <p key={before.lang}>{words.official.replaced(before.file)}</p>)
      ) : (
        <p data-failed>{words.official.failed[kept.why]}</p>
      )}
      <Missing missing={missing} lang={lang} />
      <Unknown unknown={unknown} lang={lang} />
      {kept.ok ? (
        <p>
          <a href={address.document(lang, doc)}>{words.official.read}</a>
        </p>
      ) : null}
    </section>
  );
}

function Missing({ missing, lang }: Pick<Account, 'missing'> & { lang: Lang }) {
  if (missing.length === 0) return null;
  return (
    <details open={missing.length <= SHOWN_AT_ONCE}>
      <summary>{wordsIn(lang).official.missing(missing.length)}</summary>
      <ul className={styles.missing}>
        {missing.map(({ doc, id, section }) => (
          <li key={id}>
            <a className="number" href={address.section(lang, doc, section, id)}>
              {id}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

function Unknown({ unknown, lang }: Pick<Account, 'unknown'> & { lang: Lang }) {
  const words = wordsIn(lang).official;
  if (unknown.length === 0) return <p>{words.allPlaced}</p>;
  return (
    <details open={unknown.length <= SHOWN_AT_ONCE}>
      <summary>{words.unknown(unknown.length)}</summary>
      <p>{words.unknownNote}</p>
      <ol className={styles.unknown}>
        {unknown.map(({ line, text }) => (
          <li key={line}>
            <span className="number">{words.line(line)}</span>
            <q>{text}</q>
          </li>
        ))}
      </ol>
    </details>
  );
}
