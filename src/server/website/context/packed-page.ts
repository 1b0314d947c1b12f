import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Seen } from '../../pages/views/view-counter.ts';
import { protection } from './protection.ts';
import { speculationHeader } from './speculation-rules.ts';

export type ContentEncoding = 'br' | 'gzip' | 'identity';

/** One form of a page, ready to send: compressed or not, or the word that the visitor has it already. */
export interface PackedPage {
  readonly status: 200 | 304;
  /** Names and values in turn, as Node's fast path expects them. */
  readonly headers: readonly string[];
  /** A view of the whole answer, once there is one. */
  body: Buffer | null;
  /** Where views of the page are counted. */
  readonly seen: Seen;
  /** Since its first answer on a bare connection. */
  whole?: WholeAnswer;
}

/** A whole answer as bytes, and the second of the date in it. */
export interface WholeAnswer {
  readonly bytes: Buffer;
  readonly dateStart: number;
  second: number;
}

/** Headers that all cached pages share. */
const common: readonly string[] = Object.entries({
  'Cache-Control': 'public, max-age=0, must-revalidate',
  Vary: 'Accept-Encoding',
  ...protection,
  ...speculationHeader,
}).flat();

/** Headers of a page in one encoding, names and values in turn. */
export function pageHeaders(etag: string, encoding: ContentEncoding, length: number): readonly string[] {
  return [
    'Content-Type',
    'text/html; charset=utf-8',
    'Content-Length',
    String(length),
    'ETag',
    etag,
    ...(encoding === 'identity' ? [] : ['Content-Encoding', encoding]),
    ...common,
  ];
}

export function notModifiedHeaders(etag: string): readonly string[] {
  return [...common, 'ETag', etag];
}

/** Browsers send "gzip, deflate, br, zstd"; only an explicit q=0 excludes an encoding. */
export function acceptedEncoding(header: string | undefined): ContentEncoding {
  if (header === undefined) return 'identity';
  if (header.includes('br') && !/br\s*;\s*q=0(?!\.[0-9]*[1-9])/.test(header)) return 'br';
  if (header.includes('gzip') && !/gzip\s*;\s*q=0(?!\.[0-9]*[1-9])/.test(header)) return 'gzip';
  return 'identity';
}

interface Effort {
  readonly br: number;
  readonly gzip: number;
}

/** Compression levels: for a page that may not be requested again, and for a cached one. */
export const levels = { quick: { br: 0, gzip: 1 }, small: { br: 5, gzip: 6 } } as const;

export function compress(html: Buffer, encoding: ContentEncoding, { br, gzip }: Effort): Buffer {
  if (encoding === 'br')
    return brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: br } });
  if (encoding === 'gzip') return gzipSync(html, { level: gzip });
  return html;
}
