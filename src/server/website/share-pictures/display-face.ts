import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Font, Glyph, PathCommand } from 'opentype.js';

const require = createRequire(import.meta.url);
/** The package declares the wrong module type, so it is loaded with `require`. */
const { parse } = require('opentype.js') as typeof import('opentype.js');

/** Archivo's heavy cut, the closest free font to the page headings. */
const file = '@fontsource/archivo/files/archivo-latin-800-normal.woff';
let loaded: Font | null = null;

/** Loaded with the first picture. Text becomes outlines, so the machine needs no font. */
function face(): Font {
  if (!loaded) {
    const bytes = readFileSync(require.resolve(file));
    loaded = parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
  }
  return loaded;
}

export function textWidth(text: string, size: number): number {
  const placed = place(text).at(-1);
  return placed ? ((placed.x + (placed.glyph.advanceWidth ?? 0)) / face().unitsPerEm) * size : 0;
}

/** The outline of a line of text, as the `d` of an SVG path. `x`, `y` are where its base line begins. */
export function textOutline(text: string, x: number, y: number, size: number): string {
  const scale = size / face().unitsPerEm;
  return place(text)
    .map(({ glyph, x: at }) =>
      glyph
        .getPath(x + at * scale, y, size)
        .commands.map(pathData)
        .join(''),
    )
    .join('');
}

/** Written with all separators: the SVG renderer fails at numbers without them. */
function pathData(command: PathCommand): string {
  if (command.type === 'Z') return 'Z';
  const end = spot(command.x, command.y);
  if (command.type === 'Q') return `Q${spot(command.x1, command.y1)} ${end}`;
  if (command.type === 'C') return `C${spot(command.x1, command.y1)} ${spot(command.x2, command.y2)} ${end}`;
  return `${command.type}${end}`;
}

function spot(x: number, y: number): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}

/** Each letter where its line puts it, in the face's own units. Pairs are kerned; the face's own shaping is beyond the reader. */
function place(text: string): { readonly glyph: Glyph; readonly x: number }[] {
  const font = face();
  let x = 0;
  let before: Glyph | null = null;
  return lettersWithGlyphs(text).map(letter => {
    const glyph = font.charToGlyph(letter);
    if (before) x += (before.advanceWidth ?? 0) + font.getKerningValue(before, glyph);
    before = glyph;
    return { glyph, x };
  });
}

/** The face knows Western letters. Others lose their accents, or else go, rather than become empty boxes. */
function lettersWithGlyphs(text: string): string[] {
  const font = face();
  const isKnown = (letter: string) => font.charToGlyphIndex(letter) > 0;
  return Array.from(text.normalize('NFC'))
    .flatMap(letter => (isKnown(letter) ? [letter] : Array.from(plainer(letter))))
    .filter(isKnown);
}

function plainer(letter: string): string {
  return letter.normalize('NFD').replace(/\p{M}/gu, '').replace('Ł', 'L').replace('ł', 'l');
}
