/*
 * Takes the marks of lists off a line and a name: bullets, numbers, ZIP codes, footnotes, quotes, tags, kinds of places.
 * What is no mark for sure stays, and `isCityName` refuses it.
 */

/** "• ", "1. ", "12) ", "33301 " and the like before a name. An ʻokina belongs to the name. */
const marks = String.raw`\d{5}(?:-\d{4})?(?=[\s,;|]+\p{L})|\(?\d{1,6}[.):\]]|\d\ufe0f?\u20e3|#\d{1,6}\b`;
const before = new RegExp(String.raw`^(?:${marks}|[^\p{L}\p{M}\d'‘ʻ’])+`, 'u');
/** Marks before a name in quotation marks. */
const beforeQuoted = new RegExp(String.raw`^(?:${marks}|[^\p{L}\p{M}\d‘ʻ])+`, 'u');
const after = /(?<![^\p{L}\p{M}\d.)'‘ʻ’])[^\p{L}\p{M}\d.)'‘ʻ’]+$/u;
const country = /(?<![\s,;|])[\s,;|]+(?:USA|U\.S\.A\.?|United States(?: of America)?)\.?$/i;

/** Most lines have no marks. */
const isPlain = (line: string) => /^[A-Za-z][A-Za-z .'-]*(?:,[A-Za-z. ]*)?(?<=[A-Za-z])$/.test(line);

/** A line without what lists put around a place. @example cleanLine('• Davie[3], FL *') // 'Davie, FL' */
export function cleanLine(line: string): string {
  if (isPlain(line)) return line.replace(country, '');
  const text = line
    .replace(/\p{Cf}+/gu, '')
    .replace(/[‐‑]/g, '-')
    .replace(/<[^<>]*>|\[[^[\]]*\]|\([^()]*\)|[*†‡§¶®™°¹²³⁰-⁹]+/g, ' ')
    .replace(/(?<!\s)\s+(?=[,;|\t])/g, '')
    .trim();
  const isQuoted = /['’]$/.test(text);
  return text
    .replace(isQuoted ? beforeQuoted : before, '')
    .replace(after, '')
    .replace(country, '')
    .trim();
}

/** Census lists name the kind after the name, in small letters: "Fort Myers city". */
const kindInSmall =
  / (?:city and borough|unified government|metro government|city|town|village|borough|township|municipality)$/;
const kind = / (?:CDP|C\.D\.P\.|census[- ]designated place|metro area)$/i;

/** A name without its kind. @example cleanCity('Kendall CDP') // 'Kendall' */
export function cleanCity(text: string): string {
  const name = text
    .replace(/[\s,|;"“”]+/g, ' ')
    .trim()
    .replace(/^'([^']+)'$/, '$1');
  const plain = name.replace(kind, '').replace(/(?<![ –—-])[ –—-]+$/, '');
  const short = plain.replace(kindInSmall, '');
  return /\p{Lu}/u.test(short) ? short : plain;
}

/** The words "Lee County" between a town and its state. */
export function isCountyPart(text: string): boolean {
  return (
    / (?:county|co\.?|parish|borough|census area|municipality|municipio)$/i.test(text) ||
    /^county of /i.test(text)
  );
}

/** Begins with a letter and has no other marks than names have. */
export function isCityName(text: string): boolean {
  return (
    /^[‘ʻ'’]?\p{L}[\p{L}\p{M}\d .'’‘ʻʼ`´&/–-]*$/u.test(text) &&
    !/^(?:university|college|bank|church|state|county) of /i.test(text)
  );
}

/** The beginning of "University of Florida" is no town. */
export function isCutShort(text: string): boolean {
  return / (?:of|the|in|at|and|for|near)$/i.test(text);
}
