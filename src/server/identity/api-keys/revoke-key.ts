import type { ApiKey } from '../../../contract/identity/api-keys.ts';
import { writeActivity } from '../../platform/activity/write-activity.ts';
import type { Db } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';
import { currentGroup } from '../../platform/settings/read-stored-group.ts';
import { presentKey } from './present-key.ts';
import { findKey, markKeyRevoked } from './queries.ts';

/** Revokes a key. Revoking it twice is not an error. */
export async function revokeKey(db: Db, id: string): Promise<ApiKey> {
  return db.transaction().execute(async trx => {
    const isNews = await markKeyRevoked(trx, id);
    const row = await findKey(trx, id);
    if (!row) throw new AppError('not-found', 'API key not found.');
    const { name, prefix } = row;
    if (isNews)
      await writeActivity(trx, { action: 'revoked', noun: 'api-keys', id, name, after: { prefix } });
    return presentKey(row, await currentGroup(trx, 'accounts'));
  });
}
