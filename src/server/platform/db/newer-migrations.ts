import { type Kysely, sql } from 'kysely';
import { AppError } from '../errors.ts';

/**
 * During a rollout, the new version migrates first while older processes continue. That is safe while
 * migrations only add things. A migration that removes something writes the oldest compatible program to
 * the settings.
 */

/** The setting with the migration that a program must know at least. */
export const oldestProgram = 'oldest-program';

/** Returns applied migrations that this program doesn't know. Fails if the program is too old for them. */
export async function findNewerMigrations<T>(
  kysely: Kysely<T>,
  known: readonly string[],
  applied: readonly string[],
): Promise<readonly string[]> {
  const newer = applied.filter(name => !known.includes(name));
  if (newer.length === 0) return [];
  const last = known.at(-1) ?? '';
  const strange = newer.filter(name => name < last);
  const missing = known.filter(name => !applied.includes(name));
  if (strange.length > 0 || missing.length > 0) {
    throw unfit(
      `it has ${(strange.length > 0 ? strange : newer).join(', ')} and lacks ${missing.join(', ') || 'nothing'}. ` +
        'It belongs to another line of the program.',
    );
  }
  const needed = await findOldestProgram(kysely);
  if (needed !== null && needed > last) {
    throw unfit(
      `it needs a program that knows ${needed}, and this one ends with ${last}. Start a newer version.`,
    );
  }
  return newer;
}

function unfit(reason: string): AppError {
  return new AppError('unavailable', `This program can’t work with the database: ${reason}`, {
    reason: 'newer-database',
  });
}

/** The names of applied migrations, in order. */
export async function listApplied<T>(kysely: Kysely<T>): Promise<readonly string[]> {
  if (!(await isThere(kysely, 'kysely_migration'))) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(
    kysely,
  );
  return rows.map(row => row.name);
}

async function findOldestProgram<T>(kysely: Kysely<T>): Promise<string | null> {
  if (!(await isThere(kysely, 'settings'))) return null;
  const { rows } = await sql<{
    value: unknown;
  }>`select value from settings where name = ${oldestProgram}`.execute(kysely);
  return rows[0] ? String(rows[0].value) : null;
}

async function isThere<T>(kysely: Kysely<T>, table: string): Promise<boolean> {
  const { rows } = await sql<{ there: boolean }>`select to_regclass(${table}) is not null as there`.execute(
    kysely,
  );
  return rows[0]?.there ?? false;
}
