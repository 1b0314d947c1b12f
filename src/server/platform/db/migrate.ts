import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { projectRoot } from '../project-root.ts';
import { findNewerMigrations, listApplied } from './newer-migrations.ts';

/**
 * A schema change waits for running transactions, and later queries wait behind it. So each attempt is short and then
 * yields, because a batch's transaction may take minutes.
 */
const maxLockWait = '3s';
const triesAtLock = 120;

/**
 * Applies all missing migrations under a lock, so that only one of several processes does it. The SQL files
 * are applied in name order and never edited after release. A database with newer migrations stays as it
 * is; their names are returned.
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
    // The common case: nothing to do, so no lock is needed.
    if (applied.length === known.length && applied.every((name, at) => name === known[at])) return [];
    const newer = await findNewer(applied);
    if (newer.length > 0) return newer;
    const { error, results } = await migrator.migrateToLatest();
    if (!error) return [];
    if (isLockTimeout(error) && tries < triesAtLock) {
      await pause(1_000);
      continue;
    }
    // A newer program has migrated since.
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
        await sql.raw(`set local lock_timeout = '${maxLockWait}'`).execute(db);
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

/** All migrations of this program, in order. */
export async function readMigrationTexts(folder = migrationFolder): Promise<MigrationText[]> {
  const names = await listMigrations(folder);
  return Promise.all(
    names.map(async name => ({ name, text: await readFile(join(folder, `${name}.sql`), 'utf8') })),
  );
}

/** The names of all migrations, in order. */
export async function listMigrations(folder = migrationFolder): Promise<readonly string[]> {
  const files = (await readdir(folder)).filter(file => file.endsWith('.sql'));
  return files.map(file => file.slice(0, -'.sql'.length)).toSorted();
}
