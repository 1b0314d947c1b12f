import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { projectRoot } from '../project-root.ts';

/**
 * Brings the database up to the newest migration, under a lock: of several processes that start at once one works and
 * the others wait. Plain SQL files, applied in the order of their names and never edited once landed.
 */
export async function migrate<T>(kysely: Kysely<T>): Promise<void> {
  const migrator = new Migrator({ db: kysely, provider: { getMigrations: readMigrations } });
  const { error, results } = await migrator.migrateToLatest();
  if (error) {
    const failed = results?.find(result => result.status === 'Error');
    throw new Error(`Migration ${failed?.migrationName ?? ''} failed; the database is as it was before.`, {
      cause: error,
    });
  }
}

async function readMigrations(): Promise<Record<string, Migration>> {
  const migrations: Record<string, Migration> = {};
  for (const { name, text } of await readMigrationTexts()) {
    migrations[name] = {
      up: async db => {
        await sql.raw(text).execute(db);
      },
    };
  }
  return migrations;
}

export interface MigrationText {
  readonly name: string;
  readonly text: string;
}

/** Every migration this program knows, in the order in which they are applied. */
export async function readMigrationTexts(): Promise<MigrationText[]> {
  const folder = join(projectRoot, 'migrations');
  const files = (await readdir(folder)).filter(name => name.endsWith('.sql')).sort();
  return Promise.all(
    files.map(async file => ({
      name: file.replace(/\.sql$/, ''),
      text: await readFile(join(folder, file), 'utf8'),
    })),
  );
}
