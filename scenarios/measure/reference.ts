/** The generated part of `scenarios/README.md`: every word of script, cards and vocabularies, and the steps of every edition. */
import { readFileSync } from 'node:fs';
import { type JsonSchema, toJsonSchemaDefs } from '@valibot/to-json-schema';
import {
  EDITIONS,
  type Edition,
  OPEN_LISTS,
  openEngine,
  PARTS,
  type ShapeData,
  WORD_LISTS,
  WORD_NAMES,
  wordListsOf,
  wordsOf,
} from '@/engine';
import { GAME, type Game } from '@/rules/documents';
import { poolOf } from '../format/pool';
import { FILE_PARTS, PARTS as SCHEMA_PARTS } from '../format/schema';
import { zonesOf } from '../format/situation';
import { WRITTEN } from '../format/words';
import { exists } from '../play/meaning';
import { fieldsLine, schemaFields, schemaSaid, shapeFields, shapeSaid } from './notation';

export const REFERENCE_FILE = 'scenarios/README.md';
const BEGINS = '<!-- generated from here on -->';
const ENDS = '<!-- generated up to here -->';

/** The text of the file: what is written by hand as it is, what stands between the marks as the tables have it now. */
export function referenceSource(): string {
  const written = readFileSync(REFERENCE_FILE, 'utf8');
  const begins = written.indexOf(BEGINS);
  const ends = written.indexOf(ENDS);
  if (begins < 0 || ends < begins) throw new Error(`${REFERENCE_FILE}: "${BEGINS}" and "${ENDS}" are expected in it`);
  const parts = [scriptWords(), fileParts(), cardParts(), ...GAMES.flatMap(vocabulary), ...EDITIONS.map(steps)];
  return `${written.slice(0, begins + BEGINS.length)}\n\n${parts.join('\n\n')}\n\n${written.slice(ends)}`;
}

const GAMES: readonly Game[] = [...new Set(EDITIONS.map((edition) => GAME[edition]))];
const GAME_NAMES: Readonly<Record<Game, string>> = { fow: 'Force of Will', fftcg: 'FF-TCG' };

const folded = (title: string, lines: readonly string[]): string =>
  [`<details><summary>${title}</summary>`, '', ...lines, '', '</details>'].join('\n');
const code = (word: string): string => `\`${word}\``;
const codes = (words: readonly string[]): string => words.map(code).join(' ');
const cell = (text: string): string => text.replaceAll('|', '\\|');
const table = (head: readonly string[], rows: readonly (readonly string[])[]): readonly string[] =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.map(cell).join(' | ')} |`);
const engineOf = (edition: Edition): ReturnType<typeof openEngine> => openEngine(edition, poolOf(edition));

/** Editions that have something, told only where not all have it. */
const onlyIn = (having: readonly Edition[], among: readonly Edition[]): string =>
  having.length === among.length ? '' : having.join(', ');

function scriptWords(): string {
  const engines = EDITIONS.map(engineOf);
  const rows = WRITTEN.map((form) => {
    const decisions = form.wants.flatMap(({ prompts, onTheWay }) => (onTheWay ? [] : prompts));
    const having = EDITIONS.filter((_, index) => {
      const engine = engines[index];
      return engine !== undefined && exists(form, engine);
    });
    return [code(form.shape), codes([...new Set(decisions)]), onlyIn(having, EDITIONS) || 'all'];
  });
  return folded('Words of a script, the decisions they answer, the editions that have them', [
    ...table(['words', 'decisions', 'editions'], rows),
  ]);
}

function fileParts(): string {
  // A card is described from the text language, more closely than its schema could.
  const definitions: Readonly<Record<string, JsonSchema>> = toJsonSchemaDefs(
    { ...FILE_PARTS, ...SCHEMA_PARTS },
    { errorMode: 'ignore', typeMode: 'input' },
  );
  const lines = Object.entries(definitions).flatMap(([name, schema]) =>
    Object.hasOwn(FILE_PARTS, name) ? [`- **${name}**: ${code(partSaid(schema))}`] : [],
  );
  return folded('Keys of a scenario file (<code>?</code>: may be left out)', lines);
}

const partSaid = (schema: JsonSchema): string =>
  schema.type === 'object' ? fieldsLine(schemaFields(schema)) : schemaSaid(schema);

function cardParts(): string {
  const told = new Map<string, string>();
  const lines = Object.entries(PARTS).flatMap(([name, shape]: readonly [string, ShapeData]) => {
    if (shape.is === 'fields') return [`- **${name}**: ${code(fieldsLine(shapeFields(shape.fields)))}`];
    if (shape.is !== 'tagged') return [`- **${name}**: ${code(shapeSaid(shape))}`];
    const members = Object.entries(shape.of).map(([tag, fields]) => {
      const said = fieldsLine(shapeFields(fields));
      return said === '' ? `${shape.by}: ${tag}` : `${shape.by}: ${tag}, ${said}`;
    });
    const other = told.get(members[0] ?? '');
    // What an object is given are some of the abilities that cards have.
    if (other !== undefined && members.every((member) => told.get(member) === other))
      return [`- **${name}**: ${other} of ${code(`${shape.by}: ${shapeSaid(shape)}`)}`];
    for (const member of members) told.set(member, name);
    return [`- **${name}**, one of`, ...members.map((member) => `  - ${code(member)}`)];
  });
  return folded('Words of a card, part by part (<code>&lt;keyword&gt;</code>: a word of that list, below)', lines);
}

function vocabulary(game: Game): readonly string[] {
  const editions = EDITIONS.filter((edition) => GAME[edition] === game);
  const row = (name: string, wordsIn: (edition: Edition) => readonly string[], open = false): readonly string[] => {
    const words = [...new Set(editions.flatMap(wordsIn))].map((word) => {
      const only = onlyIn(
        editions.filter((edition) => wordsIn(edition).includes(word)),
        editions,
      );
      return only === '' ? code(word) : `${code(word)} (${only})`;
    });
    return [name, [...words, ...(open ? ['and those that cards bring'] : [])].join(', ')];
  };
  const lists = WORD_LISTS.map((list) =>
    row(WORD_NAMES[list], (edition) => wordListsOf(edition)[list], OPEN_LISTS.has(list)),
  );
  const places = [
    row('zone of a position', (edition) => zonesOf(engineOf(edition))),
    row('<code>phase</code> of a position', (edition) => engineOf(edition).beginnings),
  ];
  const decisions = [...new Set(editions.flatMap((edition) => wordsOf(edition).keys('prompt')))].map((prompt) => {
    const having = editions.filter((edition) => wordsOf(edition).knows('prompt', prompt));
    const [first] = having;
    const said = first === undefined ? '' : wordsOf(first).prompt(prompt).en;
    return [code(prompt), said, onlyIn(having, editions) || 'all'];
  });
  const name = GAME_NAMES[game];
  return [
    folded(`${name}: words of cards, positions and expectations`, [...table(['list', 'words'], [...lists, ...places])]),
    folded(`${name}: decisions, as <code>noDecision</code> names them`, [
      ...table(['decision', 'what is asked', 'editions'], decisions),
    ]),
  ];
}

function steps(edition: Edition): string {
  const procedures = new Map<string, string[]>();
  for (const step of engineOf(edition).steps) {
    const [procedure = '', name = ''] = step.split('#');
    procedures.set(procedure, [...(procedures.get(procedure) ?? []), `#${name}`]);
  }
  const lines = [...procedures].map(([procedure, names]) => `- ${code(procedure)}: ${codes(names)}`);
  return folded(`Steps of ${edition}, <code>procedure#step</code>`, lines);
}
