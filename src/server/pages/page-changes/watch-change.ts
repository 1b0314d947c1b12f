import { setTimeout as pause } from 'node:timers/promises';
import type { PageChange } from '../../../contract/pages/page-changes.ts';
import type { Changes } from '../../platform/db/changes.ts';
import type { Db } from '../../platform/db/database.ts';
import { presentChange } from './present-change.ts';
import { type ChangeTable, findChange } from './queries.ts';

/** Between two events, so that a fast change doesn't send a hundred a second. */
const breath = 150;
/** Even when nothing was announced, look again: a lost announcement must not freeze a screen. */
const patience = 5_000;

/** Sends the change as it stands in the database, then again whenever it has moved on, until the watcher leaves. */
export async function watchChange(
  db: Db,
  changes: Changes,
  from: ChangeTable,
  send: (change: PageChange) => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  let sent = '';
  let change: PageChange | null = presentChange(from);
  while (change && !signal.aborted) {
    const text = JSON.stringify(change);
    if (text !== sent) await send(change);
    sent = text;
    const moved = changes.next(from.id, patience, signal);
    await pause(breath);
    await moved;
    const row = await findChange(db, from.id);
    change = row ? presentChange(row) : null;
  }
}
