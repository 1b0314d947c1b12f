import type { Db } from '../../platform/db/database.ts';
import { findSetting, keepSetting } from '../../platform/db/settings.ts';
import { packStore } from '../packs/pack-store.ts';
import { importStatements } from './import-statements.ts';

/** Adds the shipped statements once. Later changes and deletions by the owner stay. */
export async function addPackStatements(db: Db): Promise<void> {
  const pack = packStore.own();
  const mark = `statements of ${pack.id}`;
  if ((await findSetting(db, mark)) !== null) return;
  for (const csv of pack.statements) await importStatements(db, { csv, apply: true, skip_refused: false });
  await keepSetting(db, mark, 'added');
}
