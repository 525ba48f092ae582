/** Which cards a play has had: a token or a copy that has ceased to exist may leave no trace in the position. */
import type { Edition, Position } from '@/engine';
import type { Scenario } from '../format/schema';

export class Were {
  private readonly names: Set<string>;
  /** Names that are spoken of and have not been there yet. */
  private readonly awaited: Set<string>;

  /** @param spoken the names that expectations have for cards, and whatever other words stand beside them */
  constructor(start: Position, spoken: readonly string[]) {
    this.names = new Set(start.items.map(({ name }) => name));
    this.awaited = new Set(spoken.filter((name) => !this.names.has(name)));
  }

  /** Whoever came with a step. */
  look({ items }: Position): void {
    if (this.awaited.size === 0) return;
    for (const { name } of items) if (this.awaited.delete(name)) this.names.add(name);
  }

  has(name: string): boolean {
    return this.names.has(name);
  }
}

/** The keys of what is expected of cards and players, at the end and at moments. */
export const spokenOf = ({ expect }: Scenario, edition: Edition): readonly string[] =>
  (['all', edition] as const).flatMap((part) => {
    const { moments = [], ...end } = expect[part] ?? {};
    return [end, ...moments].flatMap((standing) => Object.keys(standing));
  });
