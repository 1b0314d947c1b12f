import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import type { FieldValues } from '../../../engine/index.ts';

/** A place as it is stored, the way a batch stores its own. */
export type StoredLocation = readonly [city: string, state: string, values?: FieldValues];
export type StoredRow = StoredLocation | string;

export interface Part {
  readonly hash: string;
  readonly rows: readonly StoredRow[];
}

const MOST_ROWS = 4_000;
/** About one row in so many ends a part. */
const USUAL_ROWS = 1_000;

/**
 * Rows in parts that end where a row itself says so: a row put in or taken out changes the part around it and leaves all
 * others what they were, so that versions share them. Pauses after each.
 */
export function* splitParts(rows: readonly StoredRow[]): Generator<void, Part[]> {
  const parts: Part[] = [];
  let part: StoredRow[] = [];
  for (const row of rows) {
    part.push(row);
    if (part.length < MOST_ROWS && crc32(JSON.stringify(row)) % USUAL_ROWS !== 0) continue;
    parts.push(partOf(part));
    part = [];
    yield;
  }
  return part.length > 0 ? [...parts, partOf(part)] : parts;
}

function partOf(rows: readonly StoredRow[]): Part {
  return { hash: createHash('sha256').update(JSON.stringify(rows)).digest('base64url').slice(0, 32), rows };
}
