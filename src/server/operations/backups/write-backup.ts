import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Pool, PoolClient } from 'pg';
import { z } from 'zod';
import type { BackupReason } from '../../../contract/operations/backups.ts';
import { listPhotoNames } from '../../audience/leads/photo-name-queries.ts';
import { copyOut } from '../../platform/db/copy-rows.ts';
import { readSnapshot } from '../../platform/db/read-snapshot.ts';
import { projectRoot } from '../../platform/project-root.ts';
import type { ContainerEntry } from '../containers/container-entry.ts';
import { type BackupHead, newBackupName, type StoredBackup, writeBackupFile } from './backup-file.ts';
import {
  type CatalogTable,
  listMigrations,
  listTables,
  postgresVersion,
  qualified,
} from './catalog-queries.ts';

export interface Progress {
  readonly tables_done: number;
  readonly tables_total: number;
  readonly rows_done: number;
}

export interface BackupSource {
  readonly pool: Pool;
  readonly schema: string;
  readonly folder: string;
  /** Photos that visitors sent lie beside the database. */
  readonly uploads: string;
  readonly reason: BackupReason;
  readonly signal: AbortSignal;
  onProgress(progress: Progress): Promise<void>;
}

/** Writes a backup of a schema from one snapshot. */
export async function writeBackup(source: BackupSource): Promise<StoredBackup> {
  return readSnapshot(source.pool, async client => {
    const head: BackupHead = {
      made_at: new Date().toISOString(),
      reason: source.reason,
      program_version: programVersion,
      postgres_version: await postgresVersion(client),
      migrations: await listMigrations(client, source.schema),
    };
    const lists = await listTables(client, source.schema);
    const name = newBackupName(new Date(head.made_at));
    return writeBackupFile(source.folder, { name, head, lists, entries: entries(source, client, lists) });
  });
}

async function* entries(
  source: BackupSource,
  client: PoolClient,
  tables: readonly CatalogTable[],
): AsyncGenerator<ContainerEntry> {
  const { schema, signal } = source;
  let rows = 0;
  for (const [done, { name, columns }] of tables.entries()) {
    signal.throwIfAborted();
    await source.onProgress({ tables_done: done, tables_total: tables.length, rows_done: rows });
    const list = columns.map(column => client.escapeIdentifier(column)).join(', ');
    const copy = copyOut(client, `${qualified(schema, name)} (${list})`);
    yield { kind: 'rows', list: name, columns, content: whileWanted(copy, signal) };
    rows += copy.rowCount;
    if (name === 'lead_photos') yield* photoEntries(source, client);
  }
}

async function* whileWanted(copy: AsyncIterable<Buffer>, signal: AbortSignal): AsyncGenerator<Buffer> {
  for await (const piece of copy) {
    signal.throwIfAborted();
    yield piece;
  }
}

/** The lead files of the snapshot. Files that are missing on disk are skipped. */
async function* photoEntries(
  { schema, uploads, signal }: BackupSource,
  client: PoolClient,
): AsyncGenerator<ContainerEntry> {
  for await (const { lead_id, number } of listPhotoNames(client, qualified(schema, 'lead_photos'))) {
    signal.throwIfAborted();
    const path = `leads/${lead_id}/${number}.webp`;
    const content = await readFile(join(uploads, path)).catch(error => {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
      throw error;
    });
    if (content) yield { kind: 'file', path, content };
  }
}

const programVersion: string = z
  .object({ version: z.string() })
  .parse(JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'))).version;
