import type { Transaction } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { ActivitySummary } from '../../../contract/platform/activity.ts';
import type { Db } from '../db/database.ts';
import type { DB } from '../db/tables.ts';
import { type Actor, currentActor } from './acting.ts';

export interface NewActivity {
  /** What was done: `saved`, `deleted`, `approved` … */
  readonly action: string;
  readonly noun: string;
  readonly id: string | null;
  /** What people call it. Empty for a lead: its name is a visitor's. */
  readonly name: string;
  /** A few plain facts; never what a visitor sent. */
  readonly before?: ActivitySummary;
  readonly after?: ActivitySummary;
}

const longestName = 200;

/** Writes down what is being done, in the transaction that does it: it is remembered if, and only if, it happened. */
export async function writeActivity(
  trx: Transaction<DB> | Db,
  { action, noun, id, name, before, after }: NewActivity,
  actor: Actor | null = currentActor(),
): Promise<void> {
  await trx
    .insertInto('activity')
    .values({
      id: uuidv7(),
      user_id: actor?.id ?? null,
      user_email: actor?.email ?? null,
      action,
      noun,
      subject_id: id,
      subject_name: name.slice(0, longestName),
      before: before ? JSON.stringify(before) : null,
      after: after ? JSON.stringify(after) : null,
    })
    .execute();
}
