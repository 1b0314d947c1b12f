import type { TextMark } from '../draft/text-marks.ts';

/** A text range with one style. */
interface TextRange {
  readonly text: string;
  readonly from: number;
  /** The kind of this part: a placeholder, a brace or bar of spin text, or plain text. */
  readonly is: 'placeholder' | 'spin' | null;
  readonly level: TextMark['level'] | null;
}

/** A letter behind a backslash is meant as it is: it is neither brace nor bar of spin text. */
const special = /\\[\\{}|]|\{\{\s*(?:an?\s)?[a-z][a-z0-9_]*\s*\}\}|[{}|]/gi;

/** Splits a text into ranges for the layer behind the field. Joined, they equal the text. */
export function textRanges(text: string, marks: readonly TextMark[]): TextRange[] {
  const edges = new Set([0, text.length]);
  const kinds = new Map<number, { to: number; is: TextRange['is'] }>();
  for (const found of text.matchAll(special)) {
    if (found[0].startsWith('\\')) continue;
    const to = found.index + found[0].length;
    kinds.set(found.index, { to, is: found[0].length > 1 ? 'placeholder' : 'spin' });
    edges.add(found.index).add(to);
  }
  for (const mark of marks) edges.add(mark.from).add(Math.min(mark.to, text.length));
  const sorted = [...edges].toSorted((a, b) => a - b);
  let kind: { to: number; is: TextRange['is'] } = { to: 0, is: null };
  return sorted.slice(0, -1).map((from, index) => {
    kind = kinds.get(from) ?? (from < kind.to ? kind : { to: 0, is: null });
    const over = marks.filter(mark => mark.from <= from && from < mark.to);
    const level = over.some(mark => mark.level === 'problem') ? 'problem' : (over[0]?.level ?? null);
    return { text: text.slice(from, sorted[index + 1]), from, is: kind.is, level };
  });
}
