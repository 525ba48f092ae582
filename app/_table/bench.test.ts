import { describe, expect, it } from 'vitest';
import { answers, EDITIONS, type Edition, type Engine, openEngine } from '@/engine';
import { GAME } from '@/rules/documents';
import { cardsFor, playable, poolOf } from '@/scenarios/format/pool';
import { linkOf, readLink } from '@/scenarios/write/link';
import { answered, type Benched, changed, placedIn, played, put, redefined } from './bench';
import {
  bodyCard,
  bodyOf,
  commonKeywords,
  keywordAnswers,
  plainBody,
  plainStones,
  readyAnswers,
  retitled,
  withBody,
} from './blank';
import { startsOf, tableOf } from './starts';

function bench(table: Parameters<typeof played>[0], edition: Edition): Benched {
  const result = played(table, edition);
  if (!result.ok) throw new Error(result.line);
  return result.benched;
}

const engineOf = ({ scenario, run }: Benched): Engine => openEngine(run.edition, cardsFor(scenario, run.edition));

const zoneOf = ({ run }: Benched, name: string): string | undefined =>
  run.end?.items.find((item) => item.name === name)?.zone;

describe.each(EDITIONS.map((edition) => [edition] as const))('%s', (edition) => {
  const over = GAME[edition] === 'fftcg' ? 'break' : 'graveyard';

  it('knows every word of its blank cards', () => {
    const cards = {
      body: bodyCard(edition, { ...plainBody(edition), keywords: commonKeywords(edition) }),
      ...Object.fromEntries(readyAnswers(edition).map(({ id, card }) => [id, card])),
    };
    expect(Object.keys(playable(cards, edition))).toEqual(Object.keys(cards));
    expect(commonKeywords(edition).length).toBeGreaterThan(2);
    expect(bodyOf(edition, cards.body)?.keywords).toEqual(commonKeywords(edition));
  });

  it.each(startsOf(edition))('plays the start "%s" to where somebody has to decide', (start) => {
    const { run, aside } = bench(tableOf(start, edition), edition);
    expect(aside).toEqual([]);
    expect(run.end?.request).not.toBeNull();
  });

  it('rules the blocked attack: the weaker one is destroyed', () => {
    expect(zoneOf(bench(tableOf('attack', edition), edition), 'guard')).toBe(over);
    expect(zoneOf(bench(tableOf('attack', edition), edition), 'attacker')).toBe('field');
  });

  it('passes at the end for whoever can do nothing else, and no further than the phase lasts', () => {
    const made = bench(tableOf('attack', edition), edition);
    const settled = made.run.end;
    const done = bench(
      answered(made, engineOf(made), made.run.decisions.length, settled?.request?.rest ?? ''),
      edition,
    );
    const { end } = done.run;
    const [, other] = end?.request ? answers(end.request.space, 2).list : [];
    expect(other !== undefined || end?.turn.phase !== settled?.turn.phase).toBe(true);
    expect(end?.turn.number).toBe(settled?.turn.number);
  });

  it('puts an attack aside that is not possible this turn, and does not make it in a later one', () => {
    const fresh = bench(changed(tableOf('attack', edition), 'attacker', { fresh: true }), edition);
    expect(fresh.run.end?.turn.number).toBe(fresh.run.start?.turn.number);
    expect(fresh.aside.length).toBeGreaterThan(0);
    expect(fresh.why?.unfit).toBeDefined();
    expect(zoneOf(fresh, 'guard')).toBe('field');
  });

  it.each(readyAnswers(edition).map(({ id, card }) => [id, card] as const))('offers "%s" to be played', (id, card) => {
    const table = put(tableOf('attack', edition), 'B', 'hand', id, card);
    const { run } = bench(table, edition);
    const offers = [...run.rows.map(({ position }) => position), run.end].flatMap((position) =>
      position?.request?.seat === 1 && position.request.space.kind === 'oneOf'
        ? position.request.space.options.map(({ key }) => key)
        : [],
    );
    // What is cancelled has to be there first.
    expect(offers.includes(`play ${id}`)).toBe(id !== 'cancel');
  });

  it('makes another answer on the way, and keeps what was decided after it', () => {
    const boost = readyAnswers(edition).find(({ id }) => id === 'boost');
    const made = bench(put(tableOf('attack', edition), 'B', 'hand', 'boost', boost?.card), edition);
    // B answers the attack, before it blocks.
    const blocks = made.run.decisions.findIndex(({ prompt }) => prompt.includes('blocker'));
    const number = made.run.decisions.findLastIndex(
      ({ prompt, seat }, at) => at < blocks && prompt === 'priority' && seat === 1,
    );
    expect(number).toBeGreaterThan(0);
    const begun = bench(answered(made, engineOf(made), number, 'play boost'), edition);
    const { request } = begun.run.end ?? {};
    expect(request?.prompt).toBe('target');
    const done = bench(
      answered(
        begun,
        engineOf(begun),
        begun.run.decisions.length,
        request?.space.kind === 'subset' ? ['guard'] : 'guard',
      ),
      edition,
    );
    expect(done.aside).toEqual([]);
    expect(JSON.stringify(done.table.script)).toMatch(/play boost on guard.*block with guard/);
    // What follows from what is taken back goes with it.
    const first = made.run.decisions.findIndex(({ line }) => line !== null);
    const { rest } = made.run.rows[made.run.decisions[first]?.row ?? -1]?.position.request ?? { rest: null };
    const without = bench(answered(made, engineOf(made), first, rest ?? ''), edition);
    expect(JSON.stringify(without.table.script)).not.toContain('attack');
    expect(without.aside.length).toBeGreaterThan(0);
  });

  it('keeps aside what no longer fits when the start is changed, with the reason', () => {
    const made = bench(tableOf('attack', edition), edition);
    const { aside, why, table } = bench(changed(made.table, 'guard', { rested: true }), edition);
    expect(aside).toEqual([{ B: 'block with guard' }]);
    expect(why?.unfit).toMatchObject({ kind: 'obstacles', obstacles: [{ kind: 'refused', word: 'guard' }] });
    expect(table.script).not.toContain('block');
    const gone = bench(changed(made.table, 'attacker', null), edition);
    expect(Object.keys(gone.table.cards ?? {})).toEqual(['guard']);
    expect(gone.aside.length).toBe(1);
  });

  it('has ready effects that give and take keywords, and stones, which any table takes', () => {
    const open = tableOf('open', edition);
    for (const { id, card } of [...readyAnswers(edition), ...keywordAnswers(edition)])
      bench(put(open, 'A', 'hand', id, card), edition);
    for (const key of plainStones(edition)) bench(put(open, 'A', 'stones', key), edition);
    const five = ['fire', 'water', 'wind', 'light', 'darkness'].map((attribute) => `${attribute}-stone`);
    expect(plainStones(edition)).toEqual(edition === 'fftcg' ? [] : expect.arrayContaining(five));
    expect(keywordAnswers(edition).length).toBeGreaterThan(3);
  });

  it('fits into a link', () => {
    for (const start of startsOf(edition)) {
      const { table } = bench(tableOf(start, edition), edition);
      const link = linkOf(table);
      expect(link.length).toBeLessThan(650);
      const read = readLink(link);
      expect(read.ok && bench(read.table, edition).run.end).toEqual(bench(table, edition).run.end);
    }
  });

  it('keeps two bodies apart that were put there alike', () => {
    const body = bodyCard(edition, plainBody(edition));
    const two = put(put(tableOf('open', edition), 'A', 'field', 'body', body), 'A', 'field', 'body', body);
    const [stat = ''] = Object.keys(plainBody(edition).stats);
    const other = withBody(edition, body, { stats: { ...plainBody(edition).stats, [stat]: 100 }, keywords: [] });
    const { table } = bench(redefined(two, 'body', other), edition);
    expect(placedIn(table, 'A', 'field').map(({ card }) => table.cards?.[card])).toEqual([other, body]);
  });

  it('makes a card of the pool one of one’s own when its text is changed, and leaves the pool as it is', () => {
    const [key = '', card] = Object.entries(playable(poolOf(edition), edition))[0] ?? [];
    if (!card) throw new Error('there are cards');
    const table = put(tableOf('open', edition), 'A', 'hand', key);
    const name = placedIn(table, 'A', 'hand')[0]?.as ?? '';
    const made = bench(redefined(table, name, retitled(edition, card)), edition);
    expect(placedIn(made.table, 'A', 'hand')).toEqual([{ card: `own-${key}`, as: name }]);
    expect(made.table.cards?.[`own-${key}`]?.name.en).toBe(`${card.name.en} (changed)`);
    expect(poolOf(edition)[key]).toBe(card);
  });

  it('keeps the texts of a card whose values are changed, and the name that somebody gave it', () => {
    const body = bodyCard(edition, plainBody(edition));
    const text = {
      kind: 'automatic',
      when: { on: 'enter', who: 'this' },
      do: [{ op: 'draw', player: 'you', amount: 1 }],
    } as const;
    const [face] = body.faces;
    const told = { ...body, faces: [{ ...face, types: face?.types ?? [], abilities: [text] }] };
    const next = { stats: plainBody(edition).stats, keywords: commonKeywords(edition).slice(0, 1) };
    const made = withBody(edition, told, next);
    expect(made.faces[0]?.abilities).toEqual([{ kind: 'keyword', keyword: next.keywords[0] }, text]);
    expect(made.name).toEqual(bodyCard(edition, next).name);
    const name = { ja: '門番', en: 'Gate Guard' };
    expect(withBody(edition, { ...told, name }, next).name).toEqual(name);
  });
});

it('looks into no line by itself, whatever a link says is to come of every line', () => {
  const asks = { at: 'start', fixed: [{ B: 'no block' }], can: [{ A: { life: 1 } }] };
  const table = { ...tableOf('attack', 'fow-8.01'), expect: { all: { explore: [asks, asks] } } };
  const begun = played(table, 'fow-8.01');
  expect(begun.ok ? begun.benched.run.failures : begun.line).toEqual([]);
});
