// Which characters a font really has a glyph for: its `cmap` table. The list that comes with a cut font names whole
// ranges, whether the font has every character of them or not.

const FONT_HEAD = 12;
const FONT_ENTRY = 16;
const TABLE_HEAD = 4;
const TABLE_ENTRY = 8;
const SEGMENTS = 4;
const GROUPS = 12;
const LAST = 0xffff;

type Has = (code: number) => boolean;

/** Of an unwrapped font, see `woff.ts`. */
export function glyphsIn(font: Buffer): Has {
  const at = tableAt(font, 'cmap');
  const found = Array.from({ length: font.readUInt16BE(at + 2) }, (_, i) => {
    const offset = at + font.readUInt32BE(at + TABLE_HEAD + i * TABLE_ENTRY + 4);
    return { offset, format: font.readUInt16BE(offset) };
  });
  const whole = found.find(({ format }) => format === GROUPS);
  if (whole) return groupsAt(font, whole.offset);
  const plane = found.find(({ format }) => format === SEGMENTS);
  if (plane) return segmentsAt(font, plane.offset);
  throw new Error('this font has no list of characters');
}

function tableAt(font: Buffer, tag: string): number {
  for (let i = 0; i < font.readUInt16BE(4); i++) {
    const entry = FONT_HEAD + i * FONT_ENTRY;
    if (font.toString('latin1', entry, entry + 4) === tag) return font.readUInt32BE(entry + 8);
  }
  throw new Error(`this font has no ${tag}`);
}

/** Format 12: groups of characters with glyphs that follow each other. */
function groupsAt(font: Buffer, at: number): Has {
  const groups = Array.from({ length: font.readUInt32BE(at + 12) }, (_, i) => {
    const [from, to, glyph] = [0, 4, 8].map((field) => font.readUInt32BE(at + 16 + i * 12 + field));
    return { from: from!, to: to!, glyph: glyph! };
  });
  return (code) =>
    groups.some(({ from, to, glyph }) => from <= code && code <= to && glyph + code - from > 0);
}

/** Format 4: segments whose glyphs follow each other or stand in a list. */
function segmentsAt(font: Buffer, at: number): Has {
  const doubled = font.readUInt16BE(at + 6);
  const ends = at + 14;
  const starts = ends + doubled + 2;
  const deltas = starts + doubled;
  const offsets = deltas + doubled;
  return (code) => {
    if (code >= LAST) return false;
    for (let i = 0; i < doubled; i += 2) {
      if (code > font.readUInt16BE(ends + i)) continue;
      const from = font.readUInt16BE(starts + i);
      if (code < from) return false;
      const listed = font.readUInt16BE(offsets + i);
      const delta = font.readUInt16BE(deltas + i);
      if (listed === 0) return ((code + delta) & LAST) !== 0;
      return font.readUInt16BE(offsets + i + listed + 2 * (code - from)) !== 0;
    }
    return false;
  };
}
