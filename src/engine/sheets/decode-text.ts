/** How a text file can be written. */
export type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252' | 'macintosh';

export interface DecodedText {
  readonly text: string;
  readonly encoding: TextEncoding;
  /** True if the bytes don't reveal the encoding, so that the most common one was used. */
  readonly isGuessed: boolean;
}

/** Part of the language everywhere this program runs, but not of the types of a pure room. */
declare const TextDecoder: new (
  encoding: TextEncoding,
  options?: { fatal: boolean },
) => { decode: (bytes: Uint8Array) => string };

/** Bytes sampled to detect UTF-16 without a byte order mark. */
const SAMPLE_BYTES = 4_096;

/**
 * The text of a file: in the chosen encoding, else by its byte order mark, else by its bytes. Every file of a
 * person comes in through here, in the browser and on the command line.
 * @example decodeText(new Uint8Array([0x4a, 0x6f, 0x73, 0xe9])) // { text: 'José', encoding: 'windows-1252', isGuessed: true }
 */
export function decodeText(bytes: Uint8Array, asked?: TextEncoding): DecodedText | { problem: string } {
  const encoding = asked ?? encodingOf(bytes);
  if (encoding === 'utf-8' && !isUtf8(bytes)) {
    return {
      problem: `Line ${firstBadLine(bytes)} is not UTF-8. Choose Windows-1252, or save the file as CSV UTF-8.`,
    };
  }
  if (asked === undefined && encoding === 'windows-1252' && isMostlyUtf8(bytes)) {
    return {
      problem: `Line ${firstBadLine(bytes)} is not UTF-8, but other lines are. Save the file as CSV UTF-8 again.`,
    };
  }
  const text = new TextDecoder(encoding).decode(bytes).replace(/^\uFEFF/, '');
  const nul = text.indexOf('\0');
  if (nul !== -1) {
    return {
      problem: asked
        ? `This file can’t be in ${asked}: it would hold null characters. Choose another encoding.`
        : `This is not a text file, see line ${lineAt(text, nul)}. Save it as CSV UTF-8 (a sheet also as XLSX).`,
    };
  }
  const lost = lostLetterProblem(text);
  if (lost !== null) return { problem: lost };
  return { text, encoding, isGuessed: asked === undefined && encoding === 'windows-1252' };
}

/** Why a text can't be taken: another program has replaced a letter by U+FFFD. Nobody can tell which it was. */
export function lostLetterProblem(text: string): string | null {
  const at = text.indexOf('\uFFFD');
  if (at === -1) return null;
  const around = text.slice(Math.max(0, at - 10), at + 10).replaceAll(/\s+/g, ' ');
  return `Line ${lineAt(text, at)} has a lost letter: “${around.trim()}”. Export the file again as CSV UTF-8.`;
}

function encodingOf(bytes: Uint8Array): TextEncoding {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const head = bytes.subarray(0, SAMPLE_BYTES);
  const nulls = { even: 0, odd: 0 };
  for (const [index, byte] of head.entries()) if (byte === 0) nulls[index % 2 === 0 ? 'even' : 'odd'] += 1;
  // In UTF-16, plain letters alternate with null bytes.
  const half = head.length / 4;
  if (nulls.odd > half && nulls.even === 0) return 'utf-16le';
  if (nulls.even > half && nulls.odd === 0) return 'utf-16be';
  return isUtf8(bytes) ? 'utf-8' : 'windows-1252';
}

/** Two kinds of lines were joined: the sequences of UTF-8 hardly occur in a text of another encoding. */
function isMostlyUtf8(bytes: Uint8Array): boolean {
  const read = new TextDecoder('utf-8').decode(bytes);
  let right = 0;
  let wrong = 0;
  for (const [letter] of read.matchAll(/[^\0-\x7f]/gu)) {
    if (letter === '\uFFFD') wrong += 1;
    else right += 1;
  }
  return right > wrong;
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/** Ends of lines as every system writes them: LF, CR LF, CR. */
function lineAt(text: string, position: number): string {
  const ends = text.slice(0, position).match(/\r\n|\r|\n/g)?.length ?? 0;
  return (ends + 1).toLocaleString('en-US');
}

function firstBadLine(bytes: Uint8Array): string {
  const text = new TextDecoder('utf-8').decode(bytes);
  return lineAt(text, text.indexOf('\uFFFD'));
}
