import { v7 as uuidv7 } from 'uuid';
import type { ActivityNoun, ActivitySummary } from '../../../contract/platform/activity.ts';
import type { Db } from '../db/database.ts';
import { type Actor, currentActor } from './acting.ts';

export interface NewActivity {
  /** For example `saved`, `deleted`, `approved`. */
  readonly action: string;
  readonly noun: ActivityNoun;
  readonly id: string | null;
  /** The display name. Empty for a lead, because its name is personal data. */
  readonly name: string;
  /** A few facts; never a visitor's data. */
  readonly before?: ActivitySummary;
  readonly after?: ActivitySummary;
}

const maxNameLength = 200;

/** Records an activity in the transaction that performs it, so both succeed or fail together. */
export async function writeActivity(
  trx: Db,
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
      subject_name: name.slice(0, maxNameLength),
      before: before ? JSON.stringify(before) : null,
      after: after ? JSON.stringify(after) : null,
    })
    .execute();
}
