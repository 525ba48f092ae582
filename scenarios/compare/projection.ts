/** What a run comes to, in words that every edition shares: events and scripted decisions, cut where players could act. */
import { type Event, type Position, type Ref, type Row, type Seat, shortName, sideOf, slotOf } from '@/engine';
import { itemOf } from '../play/names';
import type { Decision, Run } from '../play/play';
import { isQuiet } from '../play/script';
import { playerName } from '../play/standing';

/** Something that happened or was decided. */
export interface Element {
  /** The same for the same thing in every edition. */
  readonly key: string;
  /** The row that brought it about. */
  readonly row: number;
  /** The row in which it happened: a batch is performed later than its parts are contributed. */
  readonly at: number;
  /** A decision with which a player uses an occasion to act. */
  readonly occasion: boolean;
  /** The decision it is, by index; `null` for an event. */
  readonly decision: number | null;
}

/** What lies between two moments at which players could act or let it be. Its elements have no order among themselves. */
export type Segment = readonly Element[];

/** The segments of a run in order; those in which nothing happened are left out. */
export function segmentsOf(run: Run): readonly Segment[] {
  const segments: Element[][] = [[]];
  const parts = new Contributions();
  const turns = new Turns();
  let decision = 0;
  let over = false;
  run.rows.forEach((row, index) => {
    parts.row(row, index);
    const here = segments.at(-1) ?? [];
    for (const event of row.events) {
      const key = keyOf(event, row.position);
      if (key !== null)
        here.push({
          key,
          row: parts.rowOf(event) ?? begun(run, index),
          at: begun(run, index),
          decision: null,
          occasion: false,
        });
    }
    if (row.position.result && !over) {
      over = true;
      const key = `result ${JSON.stringify(row.position.result.winners)}`;
      here.push({ key, row: index, at: index, decision: null, occasion: false });
    }
    for (let made = run.decisions[decision]; made?.row === index; made = run.decisions[decision]) {
      const occasion = row.request !== null && row.request.rest !== null;
      if (occasion) segments.push([]);
      const answered = turns.decision(made, row.position);
      if (made.label !== null)
        segments.at(-1)?.push({ key: `${made.label}${answered}`, row: index, at: index, decision, occasion });
      decision += 1;
    }
  });
  return segments.filter(({ length }) => length > 0);
}

/** The row that brought about what happens in a row: where the procedure of what happens was gone through, the one before it. */
export function begun({ rows }: Run, at: number): number {
  const row = rows[at];
  if (!row || !isHappening(row)) return at;
  return rows.findLastIndex((one, i) => i < at && one.path.length < row.path.length);
}

const HAPPENING = 'happen#';
export const isHappening = ({ step }: Row): boolean => step.startsWith(HAPPENING);

/** Who acted last, to tell whether a player acts again before the opponent could. */
class Turns {
  private actor: Seat | null = null;
  private opponentAsked = false;

  /** Words for a play on top of one's own play that the opponent had a chance to answer first. */
  decision(made: Decision, p: Position): string {
    if (made.prompt !== 'priority') return '';
    const again = made.label !== null && made.seat === this.actor && !isQuiet(p);
    const words = again && this.opponentAsked ? ', after the opponent could act' : '';
    if (made.label !== null) this.actor = made.seat;
    this.opponentAsked = made.label === null && (this.opponentAsked || made.seat !== this.actor);
    return words;
  }
}

/** Which row contributed a part to a batch that a later row performs. */
class Contributions {
  private readonly rows = new Map<string, number>();
  private known = new Set<string>();

  row(row: Row, index: number): void {
    const batch = row.position.agenda.flatMap(({ env }) => env.batch ?? []);
    const keys = batch.map((event) => JSON.stringify(event));
    for (const key of keys) if (!this.known.has(key)) this.rows.set(key, index);
    this.known = new Set(keys);
  }

  rowOf(event: Event): number | undefined {
    const key = JSON.stringify(event);
    const row = this.rows.get(key);
    this.rows.delete(key);
    return row;
  }
}

const nameOf = (p: Position, ref: Ref): string =>
  ref < 0 ? playerName(ref === -1 ? 0 : 1) : (itemOf(ref, p)?.name ?? '?');

/** Stones lie on the field or in an area of their own; that alone is no difference. */
const zoneName = (zone: string): string => (zone === 'stoneArea' ? 'field' : zone);

const height = (p: Position, slot: number): string => {
  const at = Math.max(p.zones.chase?.indexOf(slot) ?? -1, p.zones.stack?.indexOf(slot) ?? -1);
  return at < 0 ? '' : ` at ${at}`;
};

/** The shared words for an event; `null` for book-keeping, which editions do differently without meaning anything by it. */
export function keyOf(event: Event, p: Position): string | null {
  const name = (ref: Ref): string => nameOf(p, ref);
  const player = (seat: Seat): string => playerName(seat);
  switch (event.kind) {
    case 'move': {
      const slot = slotOf(event.item);
      const item = p.items[slot];
      const whose = item ? ` under ${player(item.controller)}${sideOf(item) > 0 ? ' turned over' : ''}` : '';
      return `move ${name(event.item)} to ${zoneName(event.to)}${whose}${height(p, slot)}`;
    }
    case 'rest':
    case 'recover':
    case 'destroy':
    case 'banish':
    case 'cancel':
    case 'summon':
    case 'discard':
    case 'leaveChase':
    case 'withdraw':
    case 'turnUp':
    case 'cease':
      return `${event.kind} ${name(event.item)}`;
    case 'face':
      return `side ${event.side} of ${name(event.item)}`;
    case 'copy':
      return `copy ${name(event.of)}`;
    case 'create':
      return `create ${event.item === undefined ? event.card : name(event.item)}`;
    case 'clearDamage':
      return `${event.kind} ${name(event.item)}${event.amount === undefined ? '' : ` ${event.amount}`}`;
    case 'attach':
      return `${name(event.item)} onto ${event.on.map(name).join(', ')}`;
    case 'damage':
      return `${name(event.source)} deals ${event.amount} to ${name(event.to)}`;
    case 'damagePlayer':
      return `${name(event.source)} deals ${event.amount} to ${player(event.player)}`;
    case 'life':
      return `life ${player(event.player)} ${event.change}`;
    case 'draw':
      return `draw ${player(event.player)} ${event.amount}`;
    case 'counters':
      return `counters ${name(event.item)} ${event.counter} ${event.change}`;
    case 'control':
      return `control ${name(event.item)} ${player(event.to)}`;
    case 'produce':
    case 'spend':
      return `${event.kind} ${player(event.player)} ${event.resource} ${event.amount}`;
    case 'beginEffect':
      return `effect of ${event.effect.source.name} ${JSON.stringify(event.effect.onPlayers ?? event.effect.modify.stats ?? event.effect.modify)}`;
    case 'putAbility': {
      const own = `${event.ability.source.name}#${shortName(event.ability.key)}`;
      const slot = p.items.findIndex((item) => item.ability !== null && item.zone !== 'gone' && nameIs(item.name, own));
      return `ability ${own} of ${player(event.controller)}${height(p, slot)}`;
    }
    case 'lose':
      return `lose ${player(event.player)}`;
    case 'shuffle':
      return `shuffle ${event.zone}`;
    case 'discardHand':
      return `${player(event.player)} discards the hand`;
    case 'show':
      return `show ${name(event.item)} to ${event.to.map(player).join(' and ')}`;
    case 'restore':
      return `restore ${name(event.item)}`;
    case 'roll':
      return `roll ${event.rolls.length} dice`;
    case 'turn':
      return `turn of ${player(event.player)}`;
    case 'extraTurn':
      return `extra turn of ${player(event.player)}`;
    case 'state':
      return `${player(event.player)} becomes ${event.state}`;
    case 'skipPhase':
      return `${player(event.player)} skips ${event.phase}`;
    case 'newGame':
      return 'new game';
    case 'repeat':
      return `repeat ${event.times} times`;
    case 'delay':
    case 'hide':
    case 'store':
    case 'wear':
    case 'endEffects':
    case 'announce':
    case 'trigger':
    case 'untrigger':
    case 'occasion':
    case 'remember':
    case 'did':
    case 'ages':
    case 'scopeBegins':
    case 'scopeEnds':
    case 'phase':
      return null;
  }
}

const nameIs = (name: string, own: string): boolean => name === own || name === `${own.split('#')[0] ?? ''}!`;
