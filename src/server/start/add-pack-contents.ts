import { servicesChanged } from '../audience/cases/services-changed.ts';
import { addPackServices } from '../business/services/add-pack-services.ts';
import { addPackStatements } from '../business/statements/add-pack-statements.ts';
import type { Db } from '../platform/db/database.ts';

/** The services and statements that ship, once: what the owner changes or deletes stays as the owner wants it. */
export async function addPackContents(db: Db): Promise<void> {
  await addPackServices(db, servicesChanged);
  await addPackStatements(db);
}
