import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import type { FieldValues } from '../../../engine/index.ts';

/** A place in the same stored form as a batch's places. */
export type StoredLocation = readonly [city: string, state: string, values?: FieldValues, keyword?: string];
export type StoredRow = StoredLocation | string;

export interface Part {
  readonly hash: string;
  readonly rows: readonly StoredRow[];
}

const MAX_ROWS = 4_000;
/** The average number of rows per part. */
const USUAL_ROWS = 1_000;

/**
 * Splits rows by each row's own hash. An inserted or deleted row then changes only its part, and versions share the
 * other parts. Pauses after each part.
 */
export function* splitParts(rows: readonly StoredRow[]): Generator<void, Part[]> {
  const parts: Part[] = [];
  let part: StoredRow[] = [];
  for (const row of rows) {
    part.push(row);
    if (part.length < MAX_ROWS && crc32(JSON.stringify(row)) % USUAL_ROWS !== 0) continue;
    parts.push(partOf(part));
    part = [];
    yield;
  }
  return part.length > 0 ? [...parts, partOf(part)] : parts;
}

function partOf(rows: readonly StoredRow[]): Part {
  return { hash: createHash('sha256').update(JSON.stringify(rows)).digest('base64url').slice(0, 32), rows };
}
