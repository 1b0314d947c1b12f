import type { Db } from '../../platform/db/database.ts';
import { currentGroup } from '../../platform/settings/read-stored-group.ts';
import { type KnownWords, readStated } from '../claims/read-stated.ts';
import type { ServiceTable } from './service-row.ts';

/** The statements that cover a service's texts; null if claims are not checked. */
export async function readServiceStatements(
  db: Db,
  { name }: Pick<ServiceTable, 'name'>,
): Promise<KnownWords | null> {
  const { is_on } = await currentGroup(db, 'claims');
  return is_on ? readStated(db, { subjects: [{ city: '', state: '', service: name }] }) : null;
}
