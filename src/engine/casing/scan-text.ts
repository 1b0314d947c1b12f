/** Scans spaces and words by character code, because casing reads every character of every page. */

const SPACE = 1;
const WORD = 2;
const ASCII = Uint8Array.from({ length: 128 }, (_, code) => classOf(String.fromCharCode(code)));

function classOf(char: string): number {
  if (/\s/.test(char)) return SPACE;
  return /[\p{L}\p{N}\p{M}]/u.test(char) ? WORD : 0;
}

function classAt(text: string, at: number): number {
  const code = text.charCodeAt(at);
  if (code < 128) return ASCII[code] ?? 0;
  // Outside the basic plane, the first half of a pair decides for both.
  const isSecondHalf = code >= 0xdc00 && code <= 0xdfff && at > 0;
  return classOf(String.fromCodePoint(text.codePointAt(isSecondHalf ? at - 1 : at) ?? 0));
}

/** The first position from `at` that is not a space. */
export function skipSpaces(text: string, at: number): number {
  let end = at;
  while (end < text.length && classAt(text, end) === SPACE) end += 1;
  return end;
}

/** The end of the token at `at`: the next space. */
export function endOfToken(text: string, at: number): number {
  let end = at;
  while (end < text.length && classAt(text, end) !== SPACE) end += 1;
  return end;
}

/** The first letter or digit from `at`; `to` if there is none before. */
export function skipMarks(text: string, at: number, to: number): number {
  let end = at;
  while (end < to && classAt(text, end) !== WORD) end += 1;
  return end;
}

/** The end of the word at `at`. */
export function endOfWord(text: string, at: number, to: number): number {
  let end = at;
  while (end < to && classAt(text, end) === WORD) end += 1;
  return end;
}

/** True if the gap contains a blank line. */
export function isParagraphBreak(text: string, from: number, to: number): boolean {
  if (to - from < 2) return false;
  const first = text.indexOf('\n', from);
  return first !== -1 && first < to && text.lastIndexOf('\n', to - 1) > first;
}
