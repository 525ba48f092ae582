/** What the site is, at a glance: the moments of one ruling at which something changes, each with the clause that does it. */
import { openEngine } from '@/engine';
import { clauseAt } from '@/rules/content';
import type { Lang } from '@/rules/documents';
import { sectionOf } from '@/rules/inventory';
import { cardsFor } from '@/scenarios/format/pool';
import type { Scenario } from '@/scenarios/format/schema';
import { play } from '@/scenarios/play/play';
import { book } from '../_content/book';
import { decided } from '../_content/decided';
import { onceAPage } from '../_content/once-a-page';
import { plainOf } from '../_watch/book/plain';
import { scenarios } from '../_watch/page/source';
import { type TableView, tableOf } from '../_watch/view/table-view';

/** The ruling that is shown: three cards, and two editions that judge it apart. */
const SHOWN = 'pierce-and-the-attacked-resonator';
const EDITION = 'fow-8.01';

export interface GlimpseCard {
  readonly slot: number;
  readonly name: string;
  readonly seat: number;
  /** ATK and DEF. */
  readonly values: readonly number[];
}

export interface GlimpseFrame {
  /** The row of the play. */
  readonly row: number;
  readonly clause: { readonly id: string; readonly section: string; readonly text: string };
  /** What is on the field, by slot. */
  readonly on: Readonly<Record<number, { readonly rested: boolean; readonly damage: number }>>;
  readonly links: readonly { readonly from: number; readonly to: number; readonly block: boolean }[];
}

export interface GlimpseView {
  readonly scenario: string;
  readonly edition: typeof EDITION;
  readonly title: string;
  readonly cards: readonly GlimpseCard[];
  readonly frames: readonly GlimpseFrame[];
}

interface Moment {
  readonly row: number;
  readonly clause: string;
  readonly table: TableView;
}

/** The moments of the play: where the picture changes during the battle, and where the deciding choice is asked. */
const moments = onceAPage((): { readonly scenario: Scenario; readonly moments: readonly Moment[] } => {
  const scenario = scenarios().find(({ id }) => id === SHOWN);
  if (!scenario) throw new Error(`${SHOWN} is shown on the home page and is no scenario`);
  const engine = openEngine(EDITION, cardsFor(scenario, EDITION));
  const entries = decided().rulings[`${SHOWN}@${EDITION}`]?.entries ?? [];
  const asked = entries.flatMap(({ roles, at }) => (roles.includes('asks') && at !== null ? [at] : []));
  const rows = play(scenario, EDITION, { engine }).rows.map((row, at) => ({
    row: at,
    clause: row.clauses[0] ?? '',
    table: tableOf(engine, row.position, 'judge'),
  }));
  const pictures = rows.map(({ table }) => JSON.stringify([fieldOf(table), table.links]));
  const last = rows.findLastIndex(({ table }) => table.links.length > 0);
  return {
    scenario,
    moments: rows.filter(
      ({ row }) => row > 0 && row <= last && (pictures[row] !== pictures[row - 1] || asked.includes(row)),
    ),
  };
});

/** What the home page shows, in one language. */
export function glimpse(lang: Lang): GlimpseView {
  const { scenario, moments: shown } = moments();
  const [first] = shown;
  return {
    scenario: SHOWN,
    edition: EDITION,
    title: scenario.title[lang],
    cards: (first ? fieldOf(first.table) : []).map(({ slot, name, seat, values }) => ({
      slot,
      name: name[lang],
      seat,
      values,
    })),
    frames: shown.map(({ row, clause: id, table }) => {
      const clause = clauseAt(book(), { doc: EDITION, id });
      return {
        row,
        clause: { id, section: sectionOf(EDITION, id)?.id ?? id, text: clause ? plainOf(clause.text[lang], lang) : '' },
        on: Object.fromEntries(fieldOf(table).map(({ slot, rested, damage }) => [slot, { rested, damage }])),
        links: table.links.flatMap(({ kind, from, to }) => {
          const [a, b] = [from, to].map((anchor) => Number(/^card-(\d+)$/.exec(anchor)?.[1] ?? Number.NaN));
          return a === undefined || b === undefined || Number.isNaN(a + b)
            ? []
            : [{ from: a, to: b, block: kind === 'block' }];
        }),
      };
    }),
  };
}

function fieldOf({ sides }: TableView) {
  return sides.flatMap(({ seat, trays }) =>
    trays
      .filter(({ zone }) => zone === 'field')
      .flatMap(({ cards }) =>
        cards.map(({ slot, name, rested, damage, stats }) => ({
          slot,
          name,
          seat,
          rested,
          damage,
          values: stats.map(({ now }) => now),
        })),
      ),
  );
}
