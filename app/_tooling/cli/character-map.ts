/** The characters a font has, as ranges of code points. */
export type CharacterMap = { from: number; to: number }[];

/** Reads which characters a TrueType font has a glyph for (its `cmap`, formats 4 and 12). Throws when there is no such table. */
export function readCharacterMap(font: Buffer): CharacterMap {
  const cmap = tableAt(font, 'cmap');
  const count = font.readUInt16BE(cmap + 2);
  const ranges: CharacterMap = [];
  for (let i = 0; i < count; i++) {
    const table = cmap + font.readUInt32BE(cmap + 4 + i * 8 + 4);
    const format = font.readUInt16BE(table);
    if (format === 4) ranges.push(...segments(font, table));
    if (format === 12) ranges.push(...groups(font, table));
  }
  return ranges;
}

export function hasGlyph(map: CharacterMap, char: string): boolean {
  const code = char.codePointAt(0) ?? 0;
  return map.some(({ from, to }) => from <= code && code <= to);
}

function tableAt(font: Buffer, tag: string): number {
  const count = font.readUInt16BE(4);
  for (let i = 0; i < count; i++) {
    const entry = 12 + i * 16;
    if (font.toString('latin1', entry, entry + 4) === tag) return font.readUInt32BE(entry + 8);
  }
  throw new Error(`the font has no table ${tag}`);
}

function segments(font: Buffer, table: number): CharacterMap {
  const size = font.readUInt16BE(table + 6);
  const ends = table + 14;
  const starts = ends + size + 2;
  const ranges: CharacterMap = [];
  for (let at = 0; at < size; at += 2) {
    const range = { from: font.readUInt16BE(starts + at), to: font.readUInt16BE(ends + at) };
    if (range.from !== 0xffff) ranges.push(range);
  }
  return ranges;
}

function groups(font: Buffer, table: number): CharacterMap {
  const count = font.readUInt32BE(table + 12);
  return Array.from({ length: count }, (_, i) => {
    const group = table + 16 + i * 12;
    return { from: font.readUInt32BE(group), to: font.readUInt32BE(group + 4) };
  });
}
