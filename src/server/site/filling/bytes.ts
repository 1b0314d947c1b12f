/*
 * Documents are put together from strings that hold one byte of UTF-8 in each letter: they become a buffer by a plain copy,
 * and a letter beyond Latin-1 in one of them doesn't make all of it twice as wide.
 */

/** Every letter beyond ASCII takes more than one byte. */
const ascii = /^\p{ASCII}*$/u;

/** @example toBytes('é') // 'Ã©' */
export function toBytes(text: string): string {
  return ascii.test(text) ? text : Buffer.from(text, 'utf8').toString('latin1');
}

export function bufferOf(bytes: string): Buffer {
  return Buffer.from(bytes, 'latin1');
}

/** How a text stands where a document shows it. */
export type Encoding = 'html' | 'json' | 'uri';

/** Each as what draws the document writes it; all of them letter by letter. */
export const encoders: Readonly<Record<Encoding, (text: string) => string>> = {
  html: text => toBytes(escapeHtml(text)),
  json: text =>
    plainJson.test(text) ? text : toBytes(JSON.stringify(text).slice(1, -1).replaceAll('<', '\\u003c')),
  uri: text => escapeHtml(encodeURIComponent(text)),
};

/** What JSON and a script leave as it is. */
const plainJson = /^[ !#-;=-[\]-~]*$/;

const special = /["&'<>]/;

/** As React escapes texts and attributes. */
function escapeHtml(text: string): string {
  if (!special.test(text)) return text;
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#x27;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}

/** Most texts are so, and this is quick to see. */
const plainAscii = /^[!-~](?:[ -~]*[!-~])?$/;
const unseen = /[^\P{Cc}\n\t]/u;
const longest = 5_000;

/**
 * Whether a text can stand for itself wherever it is shown: it is there, nothing of it would be trimmed, removed or cut, so
 * that what is drawn around it depends on nothing but that it is there.
 */
export function isPlain(text: string): boolean {
  if (plainAscii.test(text)) return text.length <= longest;
  return (
    text !== '' && text.length <= longest && text.trim() === text && !unseen.test(text) && text.isWellFormed()
  );
}
