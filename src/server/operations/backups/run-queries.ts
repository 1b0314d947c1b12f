import { type Selectable, sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { BackupReason } from '../../../contract/operations/backups.ts';
import type { Actor } from '../../platform/activity/acting.ts';
import type { Db } from '../../platform/db/database.ts';
import type { BackupRuns } from '../../platform/db/tables.ts';
import type { Progress } from './write-backup.ts';

export type BackupRunTable = Selectable<BackupRuns>;

export interface NewRun {
  readonly kind: 'backup' | 'restore';
  readonly reason: BackupReason;
  readonly fileName: string | null;
  readonly actor: Actor | null;
}

const maxKept = 200;

export async function insertRun(db: Db, { kind, reason, fileName, actor }: NewRun): Promise<BackupRunTable> {
  await sql`delete from backup_runs where id in (select id from backup_runs order by id desc offset ${maxKept})`.execute(
    db,
  );
  return db
    .insertInto('backup_runs')
    .values({
      id: uuidv7(),
      kind,
      reason,
      status: 'waiting',
      file_name: fileName,
      user_id: actor?.id ?? null,
      user_email: actor?.email ?? null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function findRun(db: Db, id: string): Promise<BackupRunTable | undefined> {
  return db.selectFrom('backup_runs').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function listRuns(db: Db, limit: number): Promise<BackupRunTable[]> {
  return db.selectFrom('backup_runs').selectAll().orderBy('id', 'desc').limit(limit).execute();
}

/** A running or queued run, if there is one. */
export async function findOpenRun(db: Db): Promise<BackupRunTable | undefined> {
  return db
    .selectFrom('backup_runs')
    .selectAll()
    .where('status', 'in', ['waiting', 'running'])
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}

export async function writeProgress(db: Db, id: string, progress: Progress): Promise<void> {
  await db
    .updateTable('backup_runs')
    .set({ ...progress, status: 'running', updated_at: sql`now()` })
    .where('id', '=', id)
    .execute();
}

export async function endRun(
  db: Db,
  id: string,
  end: {
    readonly status: 'completed' | 'failed';
    readonly message?: string | null;
    readonly file_name?: string;
    readonly safety_file_name?: string;
    readonly rows_done?: number;
  },
): Promise<void> {
  await db
    .updateTable('backup_runs')
    .set({
      ...end,
      ...(end.status === 'completed' && { tables_done: sql<number>`tables_total` }),
      updated_at: sql`now()`,
      finished_at: sql`now()`,
    })
    .where('id', '=', id)
    .execute();
}

/** True if a backup for this reason was made or started since then. */
export async function hasRunSince(db: Db, reason: BackupReason, since: Date): Promise<boolean> {
  const row = await db
    .selectFrom('backup_runs')
    .select('id')
    .where('reason', '=', reason)
    .where('status', '<>', 'failed')
    .where('created_at', '>=', since)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function markRunning(db: Db, id: string): Promise<void> {
  await db
    .updateTable('backup_runs')
    .set({ status: 'running', updated_at: sql`now()` })
    .where('id', '=', id)
    .execute();
}

export async function listOpenRuns(db: Db): Promise<BackupRunTable[]> {
  return db
    .selectFrom('backup_runs')
    .selectAll()
    .where('status', 'in', ['waiting', 'running'])
    .orderBy('id')
    .execute();
}

export async function hasReplacedData(db: Db, schema: string): Promise<boolean> {
  const { rows } = await sql<{
    found: boolean;
  }>`select to_regnamespace(${schema}) is not null as found`.execute(db);
  return rows[0]?.found ?? false;
}

export async function listKnownLeads(db: Db, ids: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('leads')
    .select('id')
    .where('id', 'in', [...ids])
    .execute();
  return new Set(rows.map(row => row.id));
}
