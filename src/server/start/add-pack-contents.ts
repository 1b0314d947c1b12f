import { servicesChanged } from '../audience/cases/services-changed.ts';
import { addPackServices } from '../business/services/add-pack-services.ts';
import { addPackStatements } from '../business/statements/add-pack-statements.ts';
import type { Db } from '../platform/db/database.ts';

/** Adds the shipped services and statements once. Later changes and deletions by the owner stay. */
export async function addPackContents(db: Db): Promise<void> {
  await addPackServices(db, servicesChanged);
  await addPackStatements(db);
}
