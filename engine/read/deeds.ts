/** Rules for what a text does: instructions by themselves, one after the other, and as sentences. */
import { THEN, type Words } from '../kernel/position/card';
import { conforms } from '../text/conforms';
import { PARTS } from '../text/parts';
import { clauses, INSTEAD, REPLACED } from '../words/grammar/instructions';
import { type Clause, inTurn, nested } from '../words/grammar/phrase';
import { words } from '../words/vocabulary';
import { contextsOf } from './contexts';
import type { Deriving } from './deriving';
import { SOME_NUMBER } from './holes';
import { repeat } from './joining';
import { type Fill, first, Rule } from './rule';
import { variants } from './variants';

/** How instructions are read; `null` for what is none. */
export function deedRules(d: Deriving): (kind: string, form: string) => Fill | null {
  const { g, holes, fill, language, rule } = d;

  let instructions: readonly (readonly [value: unknown, clause: Clause])[] | null = null;
  const deeds = (): readonly (readonly [value: unknown, clause: Clause])[] => {
    const otherwise = { op: 'if', condition: { is: 'did' }, [THEN]: [], else: fill.inTurn(0) };
    instructions ??= [...variants(PARTS.Instruction, fill), otherwise].flatMap((value) => {
      if (!conforms('Instruction', value)) return [];
      return contextsOf(value, d).flatMap(({ from, as }) =>
        clauses([value], from).map((clause) => [as, value.op === 'modes' ? numbered(clause) : clause] as const),
      );
    });
    return instructions;
  };
  /** What stands before a change that has no infinitive. */
  const untold = (): string => {
    const [clause] = clauses([{ op: 'modify', what: 'this', by: { may: [] }, until: 'turn' }], g);
    return clause ? clause.en.bare.slice(0, -clause.en.plain.length) : '';
  };
  const saying = ({ ja, en }: Clause, form: string): Words =>
    form === 'plain' ? words(ja.plain, en.plain) : words(ja.te, en.bare);

  /** An instruction among others: one that holds others stands in brackets. */
  const oneOf =
    (form: string): Fill =>
    (into, start) => {
      into.add([{ rule: rule(`Do.${form}`), hole: 0 }], (parts) => first(parts, 0), start);
      const marked = { ja: { plain: MARK, te: MARK }, en: { plain: MARK, bare: MARK } };
      const [before = '', after = ''] = saying(nested({ ...marked, compound: true }), form)[language].split(MARK);
      for (const deed of new Set([rule('Deed.plain'), rule(`Deed.${form}`)]))
        into.add([before, { rule: deed, hole: 0 }, after], (parts) => first(parts, 0), start);
    };

  const turnRule =
    (form: string): Fill =>
    (into, start) => {
      if (language === 'en') repeat(into, start, rule(`One.${form}`), { between: ', then ', last: ', then ' });
      else {
        // All but the last go on: 〜して、〜する。
        const node = into.node();
        start.skips.push(node);
        into.along(node, [{ rule: rule('One.te'), hole: 0 }, '、']).skips.push(node);
        into.add([{ rule: rule(`One.${form}`), hole: 0 }], (parts) => parts.map(([, value]) => value), node);
      }
      into.add([saying(inTurn([]), form)[language]], () => [], start);
    };

  return (kind, form) => {
    switch (kind) {
      case 'Do':
      case 'Deed':
        return (into) => {
          for (const [value, clause] of deeds()) {
            if ((clause.compound === true) !== (kind === 'Deed')) continue;
            const said = saying(clause, form);
            holes.teach(into, value, said);
            if (!conforms('Instruction', value)) continue;
            if (value.op === 'replace') for (const other of replacing(said)) holes.teach(into, value, other);
            if (value.op !== 'modify') continue;
            const untellable = words(said.ja, untold() + clause.en.plain);
            if (form === 'bare') holes.teach(into, value, untellable);
            if (typeof value.what !== 'object' || !('all' in value.what)) continue;
            for (const all of form === 'bare' ? [said, untellable] : [said]) holes.teach(into, value, withoutAll(all));
          }
        };
      case 'One':
        return oneOf(form);
      case 'Turn':
        return turnRule(form);
      case 'Sentences':
        return (into, start) => {
          const stop = language === 'ja' ? '。' : '.';
          const one = new Rule('Sentence', language, (sentence, from) => {
            for (const deed of ['Do', 'Deed'])
              sentence.add([{ rule: rule(`${deed}.plain`), hole: 0 }, stop], (parts) => first(parts, 0), from);
          });
          const between = language === 'ja' ? '' : ' ';
          if (between === '') {
            const node = into.node();
            start.calls.push({ rule: one, hole: 0, to: node });
            node.calls.push({ rule: one, hole: 0, to: node });
            node.ends.push((parts) => parts.map(([, value]) => value));
          } else repeat(into, start, one, { between, last: between });
          into.add([saying(inTurn([]), 'plain')[language] + stop], () => [], start);
        };
      default:
        return null;
    }
  };
}

/** The same where what is done instead begins with something before which "instead" is told otherwise. */
export const replacing = (said: Words): readonly Words[] =>
  Object.values(INSTEAD).map(({ ja, en }) =>
    words(said.ja.replace(REPLACED.ja, ja), said.en.replace(`, ${REPLACED.en}`, `, ${en}`)),
  );

/** What is kept from something is told of all without "all". */
const withoutAll = ({ ja, en }: Words): Words => words(ja, en.replace(/\ball /i, ''));

/** Modes are numbered through a text: which number the first has, is not for it to say. */
const numbered = ({ ja, en, ...rest }: Clause): Clause => {
  const open = (text: string): string => text.replace(/\((\d)\) /g, `(${SOME_NUMBER}) `);
  return {
    ...rest,
    ja: { plain: open(ja.plain), te: open(ja.te) },
    en: { plain: open(en.plain), bare: open(en.bare) },
  };
};

const MARK = '\ue001';
