/** Zones as holes: one name stands for all that are spoken of alike. */
import { withArticle } from '../words/grammar/phrase';
import { termFor, type Vocabulary, words, type Zone } from '../words/vocabulary';
import type { Holes } from './holes';
import type { Language } from './normal';
import type { Rule } from './rule';

export class Zones {
  private readonly made = new Set<string>();

  constructor(
    private readonly v: Vocabulary,
    private readonly all: readonly string[],
    private readonly language: Language,
    private readonly holes: Holes,
    private readonly rule: (name: string) => Rule,
  ) {}

  /**
   * One zone of each kind that is spoken of in its own way: a name stands for all of a kind. Two that stand side by side are
   * not the same.
   */
  some(nth: number): readonly string[] {
    const kinds = [...new Set(this.all.map((zone) => kindOfZone(this.v.zones[zone])))];
    return kinds.flatMap((kind) => {
      const zones = this.all.filter((zone) => kindOfZone(this.v.zones[zone]) === kind);
      const [zone] = zones.sort((a, b) => this.nameOf(b).length - this.nameOf(a).length).slice(nth % 2);
      if (zone === undefined || zones.length === 1) return zones;
      if (!this.made.has(zone)) {
        const term = termFor(this.v.zones, zone);
        this.holes.made(zone, [
          ...(this.language === 'en'
            ? [[words(term.ja, withArticle(term.en)), this.rule(`ZoneA.${kind}`)] as const]
            : []),
          [term, this.rule(`Zone.${kind}`)],
        ]);
      }
      this.made.add(zone);
      return [zone];
    });
  }
  private nameOf(zone: string): string {
    return termFor(this.v.zones, zone)[this.language];
  }
}

/** What a sentence makes of the name of a zone. */
export const kindOfZone = (zone: Zone | undefined): string =>
  zone === undefined || zone.moving || zone.chase ? JSON.stringify(zone) : `${zone.at} ${zone.own ?? false}`;
