import { applyCasing, type ValueSpan } from '../casing/text-casing.ts';
import type { CasedKind } from '../casing/word-casing.ts';
import { childKey, pick } from '../pick.ts';
import { factAt, isFact } from './fact-variants.ts';
import type { PageValues } from './field-values.ts';
import type { TextNode } from './parse-text.ts';
import { type Piece, valueCasings } from './piece.ts';
import type { PreparedValue } from './prepare-value.ts';

/** Writes pieces whose values are all tame. Hot path: one concatenation and one random choice per piece. */
export function writePieces(pieces: readonly Piece[], page: PageValues): string {
  let out = '';
  for (const piece of pieces) {
    switch (piece.kind) {
      case 'literal':
        out += piece.text;
        break;
      case 'value':
        out += valueAt(page, piece.slot)?.casings[piece.casing] ?? '';
        break;
      case 'choice':
        out += piece.options[pick(page.seed, piece.key, piece.options.length)] ?? '';
        break;
      case 'group':
        out += writePieces(piece.options[pick(page.seed, piece.key, piece.options.length)] ?? [], page);
        break;
    }
  }
  return out;
}

function valueAt({ values, facts }: PageValues, slot: number): PreparedValue | undefined {
  return isFact(slot) ? facts[factAt(slot)] : values[slot];
}

/** Writes pieces with unchanged values and no casing. */
export function writePlain(pieces: readonly Piece[], page: PageValues): string {
  return writeTyped(pieces, page, '', []);
}

/** Writes pieces with any values: fills the text first, then cases it. */
export function writeCased(pieces: readonly Piece[], page: PageValues, kind: CasedKind): string {
  const spans: ValueSpan[] = [];
  const typed = writeTyped(pieces, page, '', spans);
  const cache = casedTexts[kind];
  let key = typed;
  for (const { start, end, kind } of spans) key += `\0${start},${end},${kind}`;
  const cached = cache.get(key);
  if (cached !== undefined) return cached;
  const cased = applyCasing(typed, kind, spans);
  if (key.length > MAX_CACHED_LENGTH) return cased;
  if (cache.size >= MAX_CACHED) cache.clear();
  cache.set(key, cased);
  return cased;
}

/** Cache of cased texts. Most contain at most one value, so pages share them. */
const casedTexts: Readonly<Record<CasedKind, Map<string, string>>> = { prose: new Map(), title: new Map() };
const MAX_CACHED = 10_000;
const MAX_CACHED_LENGTH = 1_000;

/** Appends the pieces to `out` and records the positions of values. */
function writeTyped(pieces: readonly Piece[], page: PageValues, out: string, spans: ValueSpan[]): string {
  let text = out;
  for (const piece of pieces) {
    switch (piece.kind) {
      case 'literal':
        text += piece.text;
        break;
      case 'choice':
        text += piece.options[pick(page.seed, piece.key, piece.options.length)] ?? '';
        break;
      case 'group':
        text = writeTyped(
          piece.options[pick(page.seed, piece.key, piece.options.length)] ?? [],
          page,
          text,
          spans,
        );
        break;
      case 'value': {
        const value = valueAt(page, piece.slot);
        if (value === undefined) break;
        const start = text.length;
        text += value.spin
          ? spinNodes(value.spin, page.seed, piece.key)
          : (value.casings[valueCasings.typed] ?? '');
        spans.push({ start, end: text.length, kind: value.spanKind });
        break;
      }
    }
  }
  return text;
}

/** Expands a value's own spin groups, keyed by its placeholder's position. */
function spinNodes(nodes: readonly TextNode[], seed: number, key: number): string {
  let text = '';
  let position = 0;
  for (const node of nodes) {
    if (node.kind === 'literal') text += node.text;
    if (node.kind !== 'group') continue;
    const ownKey = childKey(key, position);
    const choice = pick(seed, ownKey, node.options.length);
    text += spinNodes(node.options[choice] ?? [], seed, childKey(ownKey, choice));
    position += 1;
  }
  return text;
}
