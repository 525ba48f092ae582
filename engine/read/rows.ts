/** Rules for records of which each field says its own piece: filters, changes, costs and tokens. */
import type { Words } from '../kernel/position/card';
import type { Modification } from '../kernel/position/position';
import { conforms, isMapping } from '../text/conforms';
import { FILTER } from '../text/filters';
import { MODIFICATION } from '../text/modifications';
import { PARTS } from '../text/parts';
import { PLAYER_MODIFICATION } from '../text/player-modifications';
import type { Fields, ShapeData } from '../text/shape';
import { PARTS as COSTS, costOf, SYMBOLS } from '../words/grammar/costs';
import { ADJECTIVES, headOf, typesNoun } from '../words/grammar/filter';
import { linking, PREDICATES, type Predicate, predicatesOf } from '../words/grammar/modification';
import { noun } from '../words/grammar/phrase';
import { PLAYER_PREDICATES, playerPredicates } from '../words/grammar/players';
import { SAYS, tokenNoun } from '../words/grammar/tokens';
import { words } from '../words/vocabulary';
import { CLASSES, type Deriving } from './deriving';
import { chain, inOrder, merged } from './joining';
import { type Fill, first, type Node, type Read } from './rule';
import { variants } from './variants';

const fieldsOf = (shape: ShapeData): Fields => (shape.is === 'fields' ? shape.fields : {});

const COST: Fields = (() => {
  const { Ability } = PARTS;
  const cost = Ability.is === 'tagged' ? Ability.of.activate?.cost?.shape : undefined;
  return cost ? fieldsOf(cost) : {};
})();

/** How records are read; `null` for what is none. */
export function rowRules(d: Deriving): (kind: string, form: string) => Fill | null {
  const { g, v, holes, fill, language, rule } = d;
  const en = language === 'en';

  /** What a field can be, in a record of its own. */
  const alone = (fields: Fields, key: string, nth = 0): readonly Readonly<Record<string, unknown>>[] => {
    const field = fields[key];
    return field ? variants(field.shape, fill, nth, key).map((value) => ({ [key]: value })) : [];
  };

  const filterFields = fieldsOf(FILTER);
  const adjectives = Object.keys(ADJECTIVES).filter((key) => key !== 'zone' && key !== 'controller');

  /** Where something is and whose it is, which are said together. */
  const whereabouts: Fill = (into) => {
    const zones = [{}, ...alone(filterFields, 'zone')];
    const controllers = [{}, ...alone(filterFields, 'controller')];
    for (const zone of zones)
      for (const controller of controllers) {
        const value = { ...zone, ...controller };
        if (!conforms('Filter', value) || Object.keys(value).length === 0) continue;
        const said = [ADJECTIVES.zone, ADJECTIVES.controller].flatMap((say) => say(value, g) ?? []);
        const after = said.flatMap((one) => one.after ?? []).reverse();
        holes.teach(into, value, words(said.map((one) => one.ja).join(''), after.map((one) => ` ${one}`).join('')));
      }
  };

  const adjective =
    (key: string, before: boolean): Fill =>
    (into) => {
      const named = key === 'keywords' && v.symbolSkills ? [{ keywords: v.symbolSkills.keywords }] : [];
      for (const value of [...alone(filterFields, key), ...named]) {
        if (!conforms('Filter', value)) continue;
        const said = Object.entries(ADJECTIVES).find(([name]) => name === key)?.[1](value, g);
        const text = before ? said?.before : said?.after;
        if (said && (!en || text !== undefined))
          holes.teach(into, value, words(said.ja, before ? `${text} ` : ` ${text}`));
      }
    };

  /** What is spoken of: its types and kind. */
  const head =
    (form: string): Fill =>
    (into) => {
      const many = form === 'many';
      const bodies = form === '体';
      const mark = holes.mark();
      const types = bodies ? holes.made([mark], [[typesNoun([mark], v, false), rule('Types.body')]]) : fill.types(9);
      const zones = [undefined, ...Object.keys(v.zones).filter((zone) => v.zones[zone]?.chase)];
      for (const kind of KINDS)
        for (const some of [undefined, types])
          for (const zone of zones) {
            const value = { ...(kind && { kind }), ...(some !== undefined && { types: some }) };
            const filter = { ...value, ...(zone && { zone }) };
            if (!conforms('Filter', filter) || !isOfClass(form, kind, some !== undefined)) continue;
            holes.teach(into, value, headOf(filter, v, many));
          }
    };

  const filter =
    (form: string): Fill =>
    (into, start) => {
      if (en) {
        const befores = adjectives.map((key) => rule(`Before.${key}`));
        const afters = adjectives.map((key) => rule(`After.${key}`)).reverse();
        const node = chain(into, start, befores);
        const named = into.along(node, [{ rule: rule(`Head.${form}`), hole: 0 }]);
        chain(into, named, [...afters, rule('Where')]).ends.push(merged);
        return;
      }
      const [counted = ''] = CLASSES.filter((one) => form.startsWith(one));
      const quantifier = form.slice(counted.length);
      const placed = into.along(chain(into, start, [rule('Where')]), [quantifier]);
      const node = chain(
        into,
        placed,
        adjectives.map((key) => rule(`Before.${key}`)),
      );
      into.along(node, [{ rule: rule(`Head.${counted}`), hole: 0 }]).ends.push(merged);
    };

  /** A filter with the article that its first letter asks for. */
  const withArticle: Fill = (into, start) => {
    for (const article of ['a ', 'an ', 'an'])
      into.add([article, { rule: rule('Filter.one'), hole: 0 }], (parts) => first(parts, 0), start);
  };

  /** Fields that say one thing after the other. */
  const SEVERAL: ReadonlySet<string> = new Set(['bans', 'may', 'limit', 'more']);

  const inForm = ({ ja, en: english, ...rest }: Predicate, form: string): Words =>
    words(form === 'plain' ? ja.plain : form === 'te' ? ja.te : linking({ ja, en: english, ...rest }), english);

  const predicates = (kind: string, value: unknown, many: boolean): readonly Predicate[] => {
    if (kind === 'Change')
      return conforms('Modification', value) ? Object.values(PREDICATES).flatMap((say) => say(value, g, many)) : [];
    return conforms('PlayerModification', value)
      ? Object.values(PLAYER_PREDICATES).flatMap((say) => say(value, g, many))
      : [];
  };
  const changeFields = (kind: string): Fields => fieldsOf(kind === 'Change' ? MODIFICATION : PLAYER_MODIFICATION);
  const saysOf = (kind: string): readonly string[] => Object.keys(kind === 'Change' ? PREDICATES : PLAYER_PREDICATES);

  /** One field of a change: what it says once, and where it says several things, one after the other. */
  const row =
    (kind: string, key: string, form: string): Fill =>
    (into, start) => {
      const several = SEVERAL.has(key);
      const once = rule(`${kind}Once.${key}.${form}`);
      const on = rule(`${kind}Once.${key}.${en ? form : 'link'}`);
      if (several) {
        const node = into.node();
        start.skips.push(node);
        into.along(node, [{ rule: on, hole: 0 }, en ? ' and ' : '、']).skips.push(node);
        into.add(
          [{ rule: once, hole: 0 }],
          (parts) =>
            joined(
              key,
              parts.map(([, value]) => value),
            ),
          node,
        );
      } else into.add([{ rule: once, hole: 0 }], (parts) => first(parts, 0), start);
    };

  const onceSaid =
    (kind: string, key: string, form: string): Fill =>
    (into) => {
      for (const value of alone(changeFields(kind), key)) {
        const said = predicates(kind, value, form === 'many');
        const [one] = said;
        if (one && said.length === 1) holes.teach(into, value, inForm(one, form));
      }
    };

  const change =
    (kind: string, form: string): Fill =>
    (into, start) => {
      const parts = saysOf(kind).map((key) => ({
        goesOn: rule(`${kind}Row.${key}.${en ? form : 'link'}`),
        last: rule(`${kind}Row.${key}.${form}`),
      }));
      inOrder(into, start, parts, en ? ' and ' : '、').ends.push(merged);
      const subject = noun('', '', form === 'many');
      const none = kind === 'Change' ? predicatesOf({}, subject, g) : playerPredicates({}, subject, g);
      into.add([form === 'te' ? none.ja.te : en ? none.en : none.ja.plain], () => ({}), start);
      if (kind === 'Change' && en) {
        const nothing: Modification = {};
        const { infinitive } = predicatesOf(nothing, subject, g);
        if (infinitive !== null) into.add([infinitive], () => ({}), start);
      }
    };

  const cost: Fill = (into, start) => {
    const next = into.node();
    start.skips.push(next);
    const signs: Node[] = [];
    const text = into.node();
    for (const key of Object.keys(COSTS)) {
      const isSign = SYMBOLS.has(key);
      const to = isSign ? into.node() : text;
      // Signs stand side by side, each once.
      for (const node of isSign ? [next, ...signs] : [next])
        node.calls.push({ rule: rule(`CostPart.${key}`), hole: 0, to });
      if (isSign) signs.push(to);
    }
    for (const node of [...signs, text]) {
      node.ends.push(inSteps);
      into.along(node, [en ? ', ' : '、']).skips.push(next);
    }
    into.add([costOf({}, g)[language]], () => ({}), start);
  };

  const costPart =
    (key: string): Fill =>
    (into) => {
      for (const value of alone(COST, key)) {
        const said = isCost(value) ? Object.entries(COSTS).find(([name]) => name === key)?.[1](value, g) : null;
        if (said) holes.teach(into, value, said);
      }
    };

  const units: Fill = (into, start) => {
    const node = into.node();
    start.calls.push({ rule: rule('Unit'), hole: 0, to: node });
    node.calls.push({ rule: rule('Unit'), hole: 0, to: node });
    node.ends.push((parts) => summed(parts.map(([, value]) => value)));
  };

  const unit: Fill = (into, start) => {
    into.add([{ rule: rule('Resource'), hole: 0 }], (parts) => ({ [String(first(parts, 0))]: 1 }), start);
    into.add([v.notation.symbol(words('X', 'X'))[language]], () => ({ X: 1 }), start);
    const free = fill.number(3);
    const { ja, en: english } = v.notation.symbol(words(`${free}`, `${free}`));
    holes.teach(into, { free }, words(ja, english));
  };

  const token: Fill = (into, start) => {
    const mark = fill.name(5);
    const trait = fill.name(6);
    const name = words(mark, mark);
    const short = tokenNoun({ name }, g);
    const long = tokenNoun({ name, traits: [trait] }, g);
    const row = SAYS.traits({ name, traits: [trait] }, g)?.[language] ?? '';
    holes.teach(into, { name }, short);
    const rest = long[language].slice(short[language].length);
    const [open = '', close = ''] = rest.split(row);
    const said = holes.pieces({ name }, short[language]) ?? [];
    const begin = into.along(start, [...said, open]);
    const parts = Object.keys(SAYS).map((key) => rule(`TokenPart.${key}`));
    const end = inOrder(
      into,
      begin,
      parts.map((one) => ({ goesOn: one, last: one })),
      en ? '; ' : '、',
    );
    const build = holes.build({ name });
    into.along(end, [close]).ends.push((all, text) => {
      const named = build(all, text);
      const told = merged(all.filter(([hole]) => hole === 0));
      return typeof named === 'object' && named !== null ? { ...named, ...told } : undefined;
    });
  };

  const tokenPart =
    (key: string): Fill =>
    (into) => {
      for (const value of alone(fieldsOf(PARTS.Token), key)) {
        const token = { name: words('', ''), ...value };
        const said = conforms('Token', token)
          ? Object.entries(SAYS).find(([name]) => name === key)?.[1](token, g)
          : null;
        if (said) holes.teach(into, value, said);
      }
    };

  return (kind, form) => {
    const [key = '', last = ''] = form.split('.');
    switch (kind) {
      case 'Filter':
        return form === 'a' ? withArticle : filter(form);
      case 'Head':
        return head(form);
      case 'Where':
        return whereabouts;
      case 'Before':
        return adjective(key, true);
      case 'After':
        return adjective(key, false);
      case 'Change':
      case 'Players':
        return change(kind, form);
      case 'ChangeRow':
        return row('Change', key, last);
      case 'PlayersRow':
        return row('Players', key, last);
      case 'ChangeOnce':
        return onceSaid('Change', key, last);
      case 'PlayersOnce':
        return onceSaid('Players', key, last);
      case 'Cost':
        return cost;
      case 'CostPart':
        return costPart(key);
      case 'Units':
        return units;
      case 'Unit':
        return unit;
      case 'Token':
        return token;
      case 'TokenPart':
        return tokenPart(key);
      default:
        return null;
    }
  };
}

/** The parts of a cost in steps: a part that is printed before another in one step, and stands after it, is of the next. */
function inSteps(parts: Read): unknown {
  const places = Object.keys(COSTS);
  const steps: Record<string, unknown>[] = [{}];
  let before = -1;
  for (const [, part] of parts) {
    const place = places.findIndex((key) => isMapping(part) && key in part);
    if (place <= before) steps.push({});
    before = place;
    Object.assign(steps.at(-1) ?? {}, part);
  }
  const [first, ...then] = steps;
  return then.length === 0 ? first : { ...first, then };
}

const isCost = (value: unknown): value is Parameters<typeof costOf>[0] => typeof value === 'object' && value !== null;

/** What is neither of a kind nor of another, and each kind. */
const KINDS = [undefined, 'card', 'ability', 'action', 'activate', 'automatic', 'enter'] as const;

/** Whether what is counted so can be of such a kind. */
const isOfClass = (form: string, kind: string | undefined, typed: boolean): boolean => {
  const apart = kind !== undefined && kind !== 'card';
  if (form === 'つ') return apart;
  if (form === '枚') return !apart;
  return form !== '体' || (!apart && typed);
};

/** A field that was said in several parts: lists one after the other, or one mapping of them all. */
function joined(key: string, parts: readonly unknown[]): unknown {
  const values = parts.map((part) => (typeof part === 'object' && part !== null ? Object.entries(part)[0]?.[1] : part));
  return { [key]: values.every(Array.isArray) ? values.flat() : Object.assign({}, ...values) };
}

/** Units of a cost from its signs. */
function summed(parts: readonly unknown[]): Readonly<Record<string, number>> {
  const made: Record<string, number> = {};
  for (const part of parts)
    for (const [kind, count] of Object.entries(typeof part === 'object' && part !== null ? part : {}))
      if (Number(count) > 0) made[kind] = (made[kind] ?? 0) + Number(count);
  return made;
}
