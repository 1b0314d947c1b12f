export interface WrappedTitle {
  readonly size: number;
  readonly lines: readonly string[];
}

/** Font sizes, from a short title to the smallest readable. The line height is 1.06. */
const sizes = [92, 80, 70, 60, 52, 44];

/**
 * A title in the largest size that fits. A title that fits in no size is cut.
 * @example wrapTitle('Junk Removal in Boca Raton', 560, 300, width) // { size: 80, lines: ['Junk Removal', 'in Boca Raton'] }
 */
export function wrapTitle(
  title: string,
  width: number,
  height: number,
  widthOf: (text: string, size: number) => number,
): WrappedTitle {
  const words = title.split(/\s+/).filter(Boolean);
  for (const size of sizes) {
    const lines = wrap(words, width, text => widthOf(text, size));
    const fits = lines.every(line => widthOf(line, size) <= width);
    if (fits && lines.length * size * 1.06 <= height) return { size, lines };
  }
  const size = sizes.at(-1) ?? 44;
  const max = Math.floor(height / (size * 1.06));
  const lines = wrap(words, width, text => widthOf(text, size));
  const shown = lines.slice(0, max).map(line => cut(line, width, text => widthOf(text, size)));
  const last = shown.length - 1;
  return { size, lines: shown.map((line, at) => (at === last && lines.length > max ? `${line}…` : line)) };
}

function wrap(words: readonly string[], width: number, widthOf: (text: string) => number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of words) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && widthOf(longer) > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return line === '' ? lines : [...lines, line];
}

/** A single word that is wider than the picture. */
function cut(line: string, width: number, widthOf: (text: string) => number): string {
  let end = Math.min(line.length, 200);
  while (end > 1 && widthOf(line.slice(0, end)) > width) end -= 1;
  return line.slice(0, end);
}
