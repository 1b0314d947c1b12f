import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Db } from '../../platform/db/database.ts';
import { findSetting, keepSetting } from '../../platform/db/settings.ts';
import { projectRoot } from '../../platform/project-root.ts';
import { importStatements } from './import-statements.ts';

const folder = join(projectRoot, 'content/packs/junk-removal/statements');
const mark = 'statements of junk-removal';

/** The statements that ship, once: those that the owner changes or deletes stay as the owner wants them. */
export async function addPackStatements(db: Db): Promise<void> {
  if ((await findSetting(db, mark)) !== null) return;
  for (const csv of await packStatementFiles()) await importStatements(db, { csv, apply: true });
  await keepSetting(db, mark, 'added');
}

/** The files as they ship. */
export async function packStatementFiles(): Promise<readonly string[]> {
  const files = (await readdir(folder)).filter(name => name.endsWith('.csv')).toSorted();
  return Promise.all(files.map(name => readFile(join(folder, name), 'utf8')));
}
