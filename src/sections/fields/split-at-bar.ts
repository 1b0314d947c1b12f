/**
 * Splits "Title | Description" at the first bar outside all braces. Bars inside `{a|b}` are spin text.
 * Null if there is no such bar.
 *
 * @example splitAtBar('{Fast|Quick} pickup | Today') // ['{Fast|Quick} pickup', 'Today']
 */
export function splitAtBar(item: string): [string, string] | null {
  const closing = closingBraces(item);
  for (let index = 0; index < item.length; index += 1) {
    const close = closing.get(index);
    if (close !== undefined) index = close;
    else if (item[index] === '|') return [item.slice(0, index).trim(), item.slice(index + 1).trim()];
  }
  return null;
}

/** Opening brace ─▶ its partner. A brace without a partner is an ordinary character and hides no bar. */
function closingBraces(item: string): Map<number, number> {
  const pairs = new Map<number, number>();
  const open: number[] = [];
  for (let index = 0; index < item.length; index += 1) {
    if (item[index] === '{') open.push(index);
    if (item[index] !== '}') continue;
    const start = open.pop();
    if (start !== undefined) pairs.set(start, index);
  }
  return pairs;
}
