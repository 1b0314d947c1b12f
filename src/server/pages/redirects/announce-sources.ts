import { announce } from '../../platform/db/announce.ts';
import type { Db } from '../../platform/db/database.ts';

/** An announcement has this many addresses; PostgreSQL's limit is 8,000 bytes. */
const maxNamed = 40;
const maxLetters = 5_000;

/** Announces to every process that the answers at these sources have changed; an empty list means all. */
export async function announceSources(trx: Db, sources: readonly string[]): Promise<void> {
  const isShort = sources.length <= maxNamed && sources.join('').length <= maxLetters;
  await announce(trx, { kind: 'redirects', sources: isShort ? [...sources] : [] });
}

/** Announces a change that may have touched no rule at all. */
export async function announceChanged(trx: Db, sources: readonly string[]): Promise<void> {
  if (sources.length > 0) await announceSources(trx, [...new Set(sources)]);
}
