import { v7 as uuidv7 } from 'uuid';
import type { ApiKey, NewApiKey } from '../../../contract/identity/api-keys.ts';
import { writeActivity } from '../../platform/activity/write-activity.ts';
import type { Db } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';
import { currentGroup } from '../../platform/settings/read-stored-group.ts';
import { makeKey } from './key-text.ts';
import { presentKey } from './present-key.ts';
import { countLiveKeys, findKey, insertKey } from './queries.ts';
import { allScopes } from './scopes.ts';

/** More keys are hard to keep track of. */
const maxKeys = 50;

/** Creates a key that acts for `userId`. The returned `key` is not stored. */
export async function createKey(
  db: Db,
  userId: string,
  { name, scopes, expires_in_days }: NewApiKey,
): Promise<{ api_key: ApiKey; key: string }> {
  const requestedScopes = allScopes.filter(scope => scopes.includes(scope));
  const unknown = scopes.find(scope => !allScopes.includes(scope));
  if (unknown) {
    const message = `Unknown scope: “${unknown}”.`;
    throw new AppError('invalid', message, { reason: 'scope', fields: [{ path: 'scopes', message }] });
  }
  const { key, prefix, hash } = makeKey();
  const id = uuidv7();
  const row = await db.transaction().execute(async trx => {
    if ((await countLiveKeys(trx, userId)) >= maxKeys) {
      throw new AppError('conflict', `You have ${maxKeys} active keys. Revoke one first.`, {
        reason: 'keys',
      });
    }
    await insertKey(trx, { id, userId, name, prefix, hash, scopes: requestedScopes, days: expires_in_days });
    await writeActivity(trx, {
      action: 'created',
      noun: 'api-keys',
      id,
      name,
      after: { prefix, scopes: requestedScopes.join(' '), expires_in_days },
    });
    return findKey(trx, id);
  });
  if (!row) throw new AppError('not-found', 'The account of the key was deleted.');
  return { api_key: presentKey(row, await currentGroup(db, 'accounts')), key };
}
