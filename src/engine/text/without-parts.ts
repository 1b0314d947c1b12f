/**
 * A text without the parts from an opening mark to the next closing one. An opening mark that is never closed stays.
 * `closeOf` gets the first group of the opening mark in small letters. Reads the text once. One expression for both
 * marks would search to the end of the text from every opening mark.
 * @example withoutParts('a <!-- b --> c', /<!--/g, () => /-->/g) // 'a  c'
 */
export function withoutParts(text: string, open: RegExp, closeOf: (name: string) => RegExp): string {
  const neverClosed = new Set<string>();
  let kept = '';
  let from = 0;
  for (const { 0: mark, 1: group = '', index } of text.matchAll(open)) {
    const name = group.toLowerCase();
    if (index < from || neverClosed.has(name)) continue;
    const close = closeOf(name);
    close.lastIndex = index + mark.length;
    if (close.test(text)) {
      kept += text.slice(from, index);
      from = close.lastIndex;
    } else neverClosed.add(name);
  }
  return kept + text.slice(from);
}
