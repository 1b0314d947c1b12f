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

/**
 * A text of a file that people may change in a spreadsheet and import again. What a spreadsheet would take for a
 * formula, number, day or truth value, and save in another form, gets an apostrophe. So does what looks like its errors.
 * @example escapeText('00501') // "'00501"
 */
export function escapeText(text: string): string {
  return isConverted(text) ? `'${text}` : text;
}

/** @example unescapeText("'00501") // '00501' */
export function unescapeText(text: string): string {
  return text.startsWith("'") && isConverted(text) ? text.slice(1) : text;
}

/** Numbers, prices, times and days as they are typed. */
const typed = /^[\d.,:/\-%$€£()\seapm+]+$/i;
const month = /^[\d\s,./-]*(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*[\d\s,./:-]*(?:[ap]m)?$/i;
/** Comes back as it was: no first zero, and no more digits than are shown. */
const kept = /^(?:0|\$?[1-9]\d{0,7}|[1-9]\d{0,2}%)$/;

function isConverted(text: string): boolean {
  if (formula.test(text)) return true;
  const plain = text.replace(/^'+/, '');
  if (/^(?:true|false)$/i.test(plain) || /^#[#\w/]+[!?]?$/.test(plain)) return true;
  return /\d/.test(plain) && !kept.test(plain) && (typed.test(plain) || month.test(plain));
}
