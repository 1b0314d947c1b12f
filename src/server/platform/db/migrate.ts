import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { projectRoot } from '../project-root.ts';
import { findNewerMigrations, listApplied } from './newer-migrations.ts';

/**
 * A change of a table waits for whoever works with it, and everybody who comes later waits behind it, visitors included. So
 * it waits this long at most, lets the others through, and tries again: a batch made in one transaction may take minutes.
 */
const longestLockWait = '3s';
const triesAtLock = 120;

/**
 * Brings the database up to the newest migration, under a lock: of several processes that start at once one works and
 * the others wait. Plain SQL files, applied in the order of their names and never edited once landed. A database that a
 * newer program has migrated further is left as it is; the names of what is newer are given back.
 */
export async function migrate<T>(kysely: Kysely<T>, folder = migrationFolder): Promise<readonly string[]> {
  const known = await listMigrations(folder);
  const migrator = new Migrator({
    db: kysely,
    provider: { getMigrations: async () => migrationsOf(await readMigrationTexts(folder)) },
  });
  const findNewer = (applied: readonly string[]) => findNewerMigrations(kysely, known, applied);
  for (let tries = 1; ; tries += 1) {
    const applied = await listApplied(kysely);
    // As at most starts: a look is all it takes.
    if (applied.length === known.length && applied.every((name, at) => name === known[at])) return [];
    const newer = await findNewer(applied);
    if (newer.length > 0) return newer;
    const { error, results } = await migrator.migrateToLatest();
    if (!error) return [];
    if (isLockTimeout(error) && tries < triesAtLock) {
      await pause(1_000);
      continue;
    }
    // A newer program came in between.
    if ((await findNewer(await listApplied(kysely))).length > 0) continue;
    const failed = results?.find(result => result.status === 'Error');
    throw new Error(`Migration ${failed?.migrationName ?? ''} failed; the database is as it was before.`, {
      cause: error,
    });
  }
}

const isLockTimeout = (error: unknown) => error instanceof Error && 'code' in error && error.code === '55P03';

function migrationsOf(texts: readonly MigrationText[]): Record<string, Migration> {
  const migrations: Record<string, Migration> = {};
  for (const { name, text } of texts) {
    migrations[name] = {
      up: async db => {
        await sql.raw(`set local lock_timeout = '${longestLockWait}'`).execute(db);
        await sql.raw(text).execute(db);
      },
    };
  }
  return migrations;
}

const migrationFolder = join(projectRoot, 'migrations');

export interface MigrationText {
  readonly name: string;
  readonly text: string;
}

/** Every migration this program knows, in the order in which they are applied. */
export async function readMigrationTexts(folder = migrationFolder): Promise<MigrationText[]> {
  const names = await listMigrations(folder);
  return Promise.all(
    names.map(async name => ({ name, text: await readFile(join(folder, `${name}.sql`), 'utf8') })),
  );
}

/** Their names, in that order. */
export async function listMigrations(folder = migrationFolder): Promise<readonly string[]> {
  const files = (await readdir(folder)).filter(file => file.endsWith('.sql'));
  return files.map(file => file.slice(0, -'.sql'.length)).toSorted();
}
