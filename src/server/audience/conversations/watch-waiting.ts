import { setTimeout as pause } from 'node:timers/promises';
import type { Waiting } from '../../../contract/audience/conversations.ts';
import type { Db } from '../../platform/db/database.ts';
import type { RecordEvents } from '../../platform/db/record-events.ts';
import { countWaiting } from './list-queries.ts';

/** The key that receives the changes of every contact and lead. */
export const anyContact = 'any contact';

/** Milliseconds between two events, and without an announcement: see the same of leads. */
const minInterval = 500;
const maxWait = 30_000;
const maxCounted = 99;

/** Reports how many people wait for an answer: at the start, and whenever a conversation has changed. */
export async function watchWaiting(
  { db, events }: { readonly db: Db; readonly events: RecordEvents },
  send: (waiting: Waiting) => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    // Listens before it reads, so that no change falls between.
    const changed = events.next(anyContact, maxWait, signal);
    const found = await countWaiting(db, maxCounted + 1);
    await send({ total: Math.min(found, maxCounted), total_is_exact: found <= maxCounted });
    await pause(minInterval, undefined, { signal }).catch(() => undefined);
    await changed;
  }
}
