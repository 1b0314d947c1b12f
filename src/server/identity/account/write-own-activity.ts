import { type NewActivity, writeActivity } from '../../platform/activity/write-activity.ts';
import type { Db } from '../../platform/db/database.ts';
import type { Person } from './queries.ts';

/** Records what people did to their own account. The library's calls, and links that are opened, have no other actor. */
export async function writeOwnActivity(
  trx: Db,
  action: string,
  { id, email }: Pick<Person, 'id' | 'email'>,
  after?: NewActivity['after'],
): Promise<void> {
  const activity = { action, noun: 'accounts' as const, id, name: email, ...(after && { after }) };
  await writeActivity(trx, activity, { id, email });
}
