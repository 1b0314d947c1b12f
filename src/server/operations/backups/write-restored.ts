import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { escapeIdentifier, type Pool, type PoolClient } from 'pg';
import { announcementChannel } from '../../platform/db/announce.ts';
import { copyBlocks } from '../../platform/db/copy-rows.ts';
import { readMigrationTexts } from '../../platform/db/migrate.ts';
import { privateFile, privateFolder, unfinished } from '../../platform/private-files.ts';
import {
  DamagedFile,
  type OpenContainer,
  type RowsEntry,
  requireRows,
} from '../containers/container-entry.ts';
import type { BackupHead } from './backup-file.ts';
import {
  listAllTables,
  listFunctions,
  listHindrances,
  listStatistics,
  listTables,
  qualified,
} from './catalog-queries.ts';
import type { Progress } from './write-backup.ts';

/*
 * A restore builds a second database in its own schema and swaps both at the end. It is one transaction: invisible
 * before the commit, and a killed one leaves nothing.
 */

const current = 'public';
const restoring = 'pagehaul_restoring';
/** The replaced data, until it is backed up. */
export const replacedSchema = 'pagehaul_replaced';
/** Describes the backups themselves, so it stays as it is. */
const carried = 'backup_runs';

export interface RestoreSource {
  readonly pool: Pool;
  readonly container: OpenContainer;
  readonly uploads: string;
  readonly name: string;
  readonly head: BackupHead;
  readonly runId: string;
  readonly actor: { readonly id: string; readonly email: string } | null;
  readonly signal: AbortSignal;
  onProgress(progress: Progress): Promise<void>;
}

export async function writeRestored(source: RestoreSource): Promise<void> {
  const client = await source.pool.connect();
  client.on('error', ignore);
  let isDone = false;
  try {
    await buildAndExchange(source, client);
    isDone = true;
  } finally {
    client.off('error', ignore);
    // Closing the connection rolls everything back, even during a COPY.
    client.release(!isDone);
  }
}

/** Ignored: the query on a lost connection reports the error. */
const ignore = () => undefined;

async function buildAndExchange(source: RestoreSource, client: PoolClient): Promise<void> {
  const { head } = source;
  const known = await readMigrationTexts();
  await client.query('begin');
  await client.query(
    `create schema ${restoring}; set local search_path = ${restoring}, ${current}; set local statement_timeout = 0;
     set local check_function_bodies = off; set local datestyle = 'ISO'; set local timezone = 'UTC';
     create table ${restoring}.kysely_migration (like ${current}.kysely_migration including all);
     create table ${restoring}.kysely_migration_lock (like ${current}.kysely_migration_lock including all);
     insert into ${restoring}.kysely_migration_lock select * from ${current}.kysely_migration_lock`,
  );
  const apply = async (name: string) => {
    const text = known.find(one => one.name === name)?.text ?? '';
    await client.query(text);
    await client.query('insert into kysely_migration (name, timestamp) values ($1, $2)', [
      name,
      new Date().toISOString(),
    ]);
  };
  for (const name of head.migrations) await apply(name);
  await loadTables(source, client);
  for (const { name } of known) {
    if (!head.migrations.includes(name)) await apply(name);
  }
  source.signal.throwIfAborted();
  await exchange(source, client);
}

/** Rows load without foreign keys, triggers and indexes except primary and unique keys. */
async function loadTables(source: RestoreSource, client: PoolClient): Promise<void> {
  const tables = await listTables(client, restoring);
  const hindrances = await listHindrances(client, restoring);
  for (const { drop } of hindrances) await client.query(drop);
  const names = tables.map(table => qualified(restoring, table.name));
  await client.query(`truncate ${names.join(', ')}`);
  for (const name of names) await client.query(`alter table ${name} disable trigger user`);
  await loadEntries(source, client, new Map(tables.map(table => [table.name, new Set(table.columns)])));
  for (const name of names) await client.query(`alter table ${name} enable trigger user`);
  for (const { restore } of hindrances) await client.query(restore);
  await client.query(`analyze ${names.join(', ')}`);
}

async function loadEntries(
  source: RestoreSource,
  client: PoolClient,
  tables: ReadonlyMap<string, Set<string>>,
): Promise<void> {
  const { container, uploads, signal } = source;
  const progress = { tables_done: 0, tables_total: tables.size, rows_done: 0 };
  for await (const entry of container.entries(signal)) {
    if (entry.kind === 'file') await keepPhoto(uploads, entry.path, entry.content);
    else {
      progress.rows_done += await loadTable(client, tables.get(entry.list), entry);
      progress.tables_done += 1;
      await source.onProgress(progress);
    }
  }
  requireRows(container, progress.rows_done);
}

async function loadTable(
  client: PoolClient,
  known: ReadonlySet<string> | undefined,
  { list: table, columns, content }: RowsEntry,
): Promise<number> {
  if (!known || columns.some(column => !known.has(column))) {
    throw new DamagedFile(`the table ${table} is not what its migrations say`);
  }
  const list = columns.map(escapeIdentifier).join(', ');
  return copyBlocks(client, `${qualified(restoring, table)} (${list})`, content);
}

/** A waiting lock request blocks later ones, so each wait is short. */
const lockTimeout = '2s';
const maxTries = 60;
const isLockError = (error: unknown) =>
  error instanceof Error && 'code' in error && (error.code === '55P03' || error.code === '40P01');

/** Swaps the restored tables with the current ones. The latter are set aside, not dropped. */
async function exchange(
  { runId, name, actor, head, signal }: RestoreSource,
  client: PoolClient,
): Promise<void> {
  await client.query(`set local lock_timeout = '${lockTimeout}'`);
  const inUse = (await listAllTables(client, current)).map(table => qualified(current, table));
  for (let tries = 1; ; tries += 1) {
    await client.query('savepoint exchanging');
    try {
      await client.query(`lock table ${inUse.join(', ')} in access exclusive mode`);
      break;
    } catch (error) {
      if (!isLockError(error) || tries === maxTries) throw error;
      await client.query('rollback to savepoint exchanging');
      await pause(500, undefined, { signal });
    }
  }
  await client.query(
    `delete from ${restoring}.${carried}; insert into ${restoring}.${carried} select * from ${current}.${carried}`,
  );
  await client.query(`create schema ${replacedSchema}`);
  await client.query(`set local search_path = ${current}`);
  await moveAll(client, current, replacedSchema);
  await moveAll(client, restoring, current);
  await client.query(`drop schema ${restoring}`);
  await client.query(
    `update ${current}.${carried} set replaced_at = now(), updated_at = now() where id = $1`,
    [runId],
  );
  await client.query(
    `insert into activity (id, user_id, user_email, action, noun, subject_id, subject_name, after)
     values (gen_random_uuid(), $1, $2, 'restored', 'database', $3, $3, jsonb_build_object('made_at', $4::text))`,
    [actor?.id ?? null, actor?.email ?? null, name, head.made_at],
  );
  await client.query('select pg_notify($1, $2)', [announcementChannel, JSON.stringify({ kind: 'restored' })]);
  await client.query('commit');
}

async function moveAll(client: PoolClient, from: string, to: string): Promise<void> {
  for (const table of await listAllTables(client, from)) {
    await client.query(`alter table ${qualified(from, table)} set schema ${to}`);
  }
  for (const name of await listFunctions(client, from)) {
    await client.query(`alter function ${name} set schema ${to}`);
  }
  for (const name of await listStatistics(client, from)) {
    await client.query(`alter statistics ${name} set schema ${to}`);
  }
}

/** Drops the replaced data after it is backed up. */
export async function dropReplaced(pool: Pool): Promise<void> {
  await pool.query(`drop schema if exists ${replacedSchema} cascade`);
}

/** The only file names that a backup may contain: no paths. */
const photoPath = /^leads\/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\/[1-5]\.webp$/;

/** Restores a photo. An existing one is the same: leads never share numbers. */
async function keepPhoto(uploads: string, path: string, content: Buffer): Promise<void> {
  if (!photoPath.test(path)) throw new DamagedFile('it holds a file that is no photo');
  const target = join(uploads, path);
  if (content.length === 0 || (await stat(target).catch(() => null))) return;
  await mkdir(dirname(target), { recursive: true, mode: privateFolder });
  const part = unfinished(target); // A restore that resumes a killed one replaces it.
  try {
    await writeFile(part, content, { mode: privateFile }); // Not synced: thousands of them would take minutes.
    await rename(part, target);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}
