import type { Chance } from './chance';

/** Names that every object has, and others that a program may take for its own. */
export const NAMES = [
  'constructor',
  '__proto__',
  'toString',
  'hasOwnProperty',
  'valueOf',
  'length',
  'then',
  'null',
  '',
];
/** Numbers at the edges. */
export const NUMBERS = [0, -0, -1, 1.5, 2 ** 31, 2 ** 53, -(2 ** 53), 1e9, 1e308, 1e-9];
/** Texts that are more than letters. */
export const TEXTS = [
  '\u0000',
  '\u202e',
  '\ud800',
  '𠮷',
  'ﷺ',
  'e\u0301',
  '../../etc/passwd',
  '<script>1</script>',
  '%00',
  '$&',
];

/** A value that nobody expects. */
export function hostileValue(chance: Chance, depth = 0): unknown {
  switch (chance.below(depth > 3 ? 5 : 8)) {
    case 0:
      return chance.of(NAMES);
    case 1:
      return chance.of(NUMBERS);
    case 2:
      return chance.of(TEXTS);
    case 3:
      return chance.of([null, true, false]);
    case 4:
      return chance.of(TEXTS).repeat(chance.of([1, 10, 500]));
    case 5:
      return Array.from({ length: chance.below(4) }, () => hostileValue(chance, depth + 1));
    case 6:
      return Object.fromEntries(
        Array.from({ length: chance.below(4) }, () => [
          chance.once(2) ? chance.of(NAMES) : `k${chance.below(9)}`,
          hostileValue(chance, depth + 1),
        ]),
      );
    default:
      return Array.from({ length: chance.of([1, 40, 300]) }, (_, at) => at);
  }
}

/** A value like another one, but for a place or two: something else there, something gone, something twice. */
export function mutated(value: unknown, chance: Chance): unknown {
  if (chance.once(6)) return hostileValue(chance);
  if (Array.isArray(value) && value.length > 0) {
    const at = chance.below(value.length);
    const items: unknown[] = [...value];
    switch (chance.below(4)) {
      case 0:
        return items.toSpliced(at, 1);
      case 1:
        return items.toSpliced(at, 0, items[at]);
      default:
        return items.with(at, mutated(items[at], chance));
    }
  }
  if (typeof value === 'object' && value !== null && Object.keys(value).length > 0) {
    const entries = Object.entries(value);
    const at = chance.below(entries.length);
    const [key, inner] = entries[at] ?? ['', null];
    switch (chance.below(5)) {
      case 0:
        return Object.fromEntries(entries.toSpliced(at, 1));
      case 1:
        return Object.fromEntries(entries.with(at, [chance.of(NAMES), inner]));
      case 2:
        return Object.fromEntries([...entries, [chance.of(NAMES), hostileValue(chance)]]);
      default:
        return Object.fromEntries(entries.with(at, [key, mutated(inner, chance)]));
    }
  }
  return hostileValue(chance);
}

/** A text like another one, but for some places. `others` is what pieces of other texts are taken from. */
export function mutatedText(text: string, others: readonly string[], chance: Chance): string {
  const lines = text.split('\n');
  for (let times = 1 + chance.below(3); times > 0; times -= 1) {
    const at = chance.below(lines.length);
    const line = lines[at] ?? '';
    switch (chance.below(9)) {
      case 0:
        lines.splice(at, 1 + chance.below(3));
        break;
      case 1:
        lines.splice(at, 0, line);
        break;
      case 2:
        lines[at] = `${' '.repeat(chance.below(5))}${line.trimStart()}`;
        break;
      case 3:
        lines[at] = line.replace(/\d+/, String(chance.of(NUMBERS)));
        break;
      case 4:
        lines[at] = line.replace(/[a-z-]+/, chance.of(NAMES));
        break;
      case 5:
        lines[at] = line.replace(/: .*/, () => `: ${JSON.stringify(hostileValue(chance))}`);
        break;
      case 6:
        lines[at] = line.slice(0, chance.below(line.length + 1)) + chance.of(TEXTS);
        break;
      case 7:
        lines.splice(at, 0, chance.of(chance.of(others).split('\n')));
        break;
      default:
        lines.length = Math.max(1, at);
    }
  }
  return lines.join('\n');
}
