import type { CsvRecord } from './csv-records.ts';

/** A long number as a spreadsheet shows and saves it: its other digits are gone. */
const shortened = /^[+-]?\d(?:[.,]\d+)?E\+\d{2,3}$/;
/** A column too narrow to show a day or a number. */
const narrow = /^#{2,}$/;
const errors: ReadonlySet<string> = new Set(
  '#N/A #REF! #VALUE! #DIV/0! #NAME? #NULL! #NUM! #SPILL! #CALC!'.split(' '),
);

export const isFormulaError = (text: string): boolean => errors.has(text);
export const isShortenedNumber = (text: string): boolean => shortened.test(text);

/** Why a row can't be taken: a spreadsheet has lost what was in one of its cells. Null: nothing is lost. */
export function spoiledCellProblem(record: CsvRecord['record'], columns: readonly string[]): string | null {
  for (const name of columns) {
    const text = (record[name] ?? '').trim();
    const shown = `The spreadsheet saved ${text.slice(0, 20)} in ${name}`;
    if (isShortenedNumber(text))
      return `${shown}: digits are lost. Format the column as text and enter it again`;
    if (narrow.test(text)) return `${shown}: the column was too narrow. Widen it and save again`;
    if (isFormulaError(text)) return `${shown}: a formula failed. Enter the text itself`;
  }
  return null;
}

/** What a file in Windows-1252 can't hold. */
const lostLetters = /[^\0-\u00ff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/gu;
const baseLetters: Readonly<Record<string, string>> = { ł: 'l', Ł: 'L', đ: 'd', Đ: 'D', ı: 'i' };

/** A text with another one for each letter that a file in Windows-1252 can't hold. */
export function replaceLost(text: string, replace: (letter: string) => string): string {
  return text.replaceAll(lostLetters, replace);
}

const marks = (letter: string) => '?'.repeat(letter.length);
/** What Excel and others save instead: question marks, or the letter without its mark. */
const replacements: readonly ((letter: string) => string)[] = [
  marks,
  () => '?',
  letter => replaceLost(baseLetters[letter] ?? letter.normalize('NFD').charAt(0), marks),
];

/**
 * True if a text is a stored one whose letters were lost on the way.
 * @example isLossyCopy('Za?ó?', 'Zażół') // true
 */
export function isLossyCopy(text: string, stored: string): boolean {
  if (text === stored || stored.search(lostLetters) === -1) return false;
  return replacements.some(replace => text === replaceLost(stored, replace));
}

/** Why a row with such a text is refused. */
export const lostLettersProblem = (name: string) =>
  `Letters of ${name} were lost, as “?” or without their marks. Save the file as CSV UTF-8`;
