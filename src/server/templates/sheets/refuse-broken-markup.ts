import { SheetRefusal } from './sheet-refusal.ts';

/** The longest tag of real workbooks is the root element with its namespaces: some 2,000 letters. */
const maxTag = 8_000;
const closedBy = new Map([
  ['<!--', '-->'],
  ['<![C', ']]>'],
]);

/**
 * Refuses what the library reads in quadratic time: tags without an end, and tags of many thousand letters. One pass, so
 * it comes first.
 */
export function refuseBrokenMarkup(source: string): void {
  for (let at = source.indexOf('<'); at !== -1; ) {
    const mark = closedBy.get(source.slice(at, at + 4));
    const end = source.indexOf(mark ?? '>', at);
    const next = source.indexOf('<', mark === undefined ? at + 1 : end);
    const isBroken = end - at > maxTag || (next !== -1 && next < end);
    if (end === -1 || (mark === undefined && isBroken))
      throw new SheetRefusal('This workbook is damaged. Save it again and choose the new file.');
    at = next;
  }
}
