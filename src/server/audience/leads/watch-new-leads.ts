import { setTimeout as pause } from 'node:timers/promises';
import type { NewLeads } from '../../../contract/audience/leads.ts';
import type { Db } from '../../platform/db/database.ts';
import type { RecordEvents } from '../../platform/db/record-events.ts';
import { countLeads } from './queries.ts';

/** The key that receives the changes of every lead. */
export const anyLead = 'any lead';

/** Milliseconds between two events: a flood of requests must not keep every screen reading. */
const minInterval = 500;
/** Milliseconds without an announcement. A lost one must not freeze a number. */
const maxWait = 30_000;
/** The number is exact up to this one. */
const maxCounted = 99;

/** Reports how many requests wait to be handled: at the start, and whenever a lead has changed. */
export async function watchNewLeads(
  { db, events }: { readonly db: Db; readonly events: RecordEvents },
  send: (news: NewLeads) => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    // Listens before it reads, so that no change falls between.
    const changed = events.next(anyLead, maxWait, signal);
    const found = await countLeads(db, { status: 'new', spam: 'false' }, maxCounted + 1);
    await send({ total: Math.min(found, maxCounted), total_is_exact: found <= maxCounted });
    await pause(minInterval, undefined, { signal }).catch(() => undefined);
    await changed;
  }
}
