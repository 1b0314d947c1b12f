/*
 * A spreadsheet runs a cell that begins with one of these signs as a formula. An apostrophe before it keeps it a
 * text, and is no part of it. A text that has such an apostrophe itself gets another one, so every text comes back.
 */
const formula = /^'*[=+\-@\t\r＝＋－＠]/;
const escaped = /^'(?='*[=+\-@\t\r＝＋－＠])/;

/** @example escapeFormula('-5') // "'-5" */
export function escapeFormula(text: string): string {
  return formula.test(text) ? `'${text}` : text;
}

/** @example unescapeFormula("'Til Friday") // "'Til Friday" */
export function unescapeFormula(text: string): string {
  return text.replace(escaped, '');
}
