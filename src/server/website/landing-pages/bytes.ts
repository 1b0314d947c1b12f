import type { ByteWriter } from '../../../engine/index.ts';

/*
 * Documents are built from strings with one UTF-8 byte per character.
 * Copying them to bytes is plain, and no character makes a string two bytes wide.
 */

/**
 * Every letter beyond ASCII has more than one byte.
 * @example toBytes('é') // 'Ã©'
 */
export function toBytes(text: string): string {
  return Buffer.byteLength(text) === text.length ? text : Buffer.from(text, 'utf8').toString('latin1');
}

/** The written bytes, without a copy: valid until the writer is reused. */
export function writtenBytes(writer: ByteWriter): Buffer {
  return Buffer.from(writer.memory, writer.start, writer.end - writer.start);
}

/** True if exactly these letters were written. */
export function isWritten(writer: ByteWriter, letters: string): boolean {
  return writtenBytes(writer).toString('latin1') === letters;
}

/** How a document encodes a text. `raw`: it is markup already. */
export const encodings = ['html', 'json', 'uri', 'raw'] as const;
export type Encoding = (typeof encodings)[number];

/** Each equals what React writes, character by character. */
export const encoders: Readonly<Record<Encoding, (text: string) => string>> = {
  html: text => toBytes(escapeHtml(text)),
  json: text =>
    plainJson.test(text) ? text : toBytes(JSON.stringify(text).slice(1, -1).replaceAll('<', '\\u003c')),
  uri: text => escapeHtml(encodeURIComponent(text)),
  raw: toBytes,
};

/** Characters that JSON and a script leave unchanged. */
const plainJson = /^[ !#-;=-[\]-~]*$/;

const special = /["&'<>]/;

/** Escapes a text as React escapes texts and attributes. */
export function escapeHtml(text: string): string {
  if (!special.test(text)) return text;
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#x27;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}

/** 1 for each letter that is visible, or a space, and that HTML shows unescaped. */
const shownAsIs = Uint8Array.from({ length: 256 }, (_, code) =>
  /[ !#-%(-;=?-~]/.test(String.fromCharCode(code)) ? 1 : 0,
);
const space = 0x20;

/** True if a text is plain, with the same letters in HTML. Runs for each word of each page: faster than a pattern. */
export function isSimple(text: string): boolean {
  const { length } = text;
  if (length === 0 || length > longestPlain) return false;
  if (text.charCodeAt(0) === space || text.charCodeAt(length - 1) === space) return false;
  for (let at = 0; at < length; at += 1) {
    const code = text.charCodeAt(at);
    // Reading past the table's end once would make every later read slow.
    if (code >= shownAsIs.length || shownAsIs[code] !== 1) return false;
  }
  return true;
}

/** Most texts are so, and this is quick to see. */
const plainAscii = /^[!-~](?:[ -~]*[!-~])?$/;
const unseen = /[^\P{Cc}\n\t]/u;
/** No longer text is plain. */
export const longestPlain = 5_000;

/**
 * True if a text is plain: not empty, and shown whole, with no character trimmed or removed. Then the markup around
 * it does not depend on the text.
 */
export function isPlain(text: string): boolean {
  if (plainAscii.test(text)) return text.length <= longestPlain;
  return (
    text !== '' &&
    text.length <= longestPlain &&
    text.trim() === text &&
    !unseen.test(text) &&
    text.isWellFormed()
  );
}
