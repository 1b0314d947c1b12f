import type { SheetEncoding } from '../../../contract/templates/sheets.ts';
import { SheetRefusal } from './sheet-refusal.ts';

export interface DecodedText {
  readonly text: string;
  readonly encoding: SheetEncoding;
  /** True if the bytes don't reveal the encoding, so that the most common one was used. */
  readonly isGuessed: boolean;
}

/** Bytes sampled to detect UTF-16 without a byte order mark. */
const SAMPLE_BYTES = 4_096;

/** Decodes a file with the chosen encoding, else by its byte order mark, else by its bytes. */
export function decodeSheetText(bytes: Uint8Array, asked?: SheetEncoding): DecodedText {
  const encoding = asked ?? encodingOf(bytes);
  const isGuessed = asked === undefined && encoding === 'windows-1252';
  const text = decode(bytes, encoding).replace(/^\uFEFF/, '');
  if (text.slice(0, SAMPLE_BYTES).includes('\0')) {
    throw new SheetRefusal(
      asked
        ? `This file can’t be in ${asked}: it would hold null characters. Choose another encoding.`
        : 'This is not a text file. Save the sheet as CSV (UTF-8) or XLSX and choose it again.',
    );
  }
  return { text, encoding, isGuessed };
}

function encodingOf(bytes: Uint8Array): SheetEncoding {
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

function decode(bytes: Uint8Array, encoding: SheetEncoding): string {
  if (encoding !== 'utf-8') return new TextDecoder(encoding).decode(bytes);
  if (isUtf8(bytes)) return new TextDecoder('utf-8').decode(bytes);
  throw new SheetRefusal(
    `Line ${firstBadLine(bytes)} is not UTF-8. Choose Windows-1252, or save the file as CSV UTF-8.`,
  );
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

function firstBadLine(bytes: Uint8Array): number {
  let line = 1;
  for (let start = 0; start < bytes.length; line += 1) {
    const found = bytes.indexOf(10, start);
    const end = found === -1 ? bytes.length : found + 1;
    if (!isUtf8(bytes.subarray(start, end))) return line;
    start = end;
  }
  return line;
}
