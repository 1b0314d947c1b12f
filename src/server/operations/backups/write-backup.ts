import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import type { Pool, PoolClient } from 'pg';
import type { BackupReason } from '../../../contract/operations/backups.ts';
import { listPhotoNames } from '../../audience/leads/photo-name-queries.ts';
import { copyOut } from '../../platform/db/copy-rows.ts';
import { readSnapshot } from '../../platform/db/read-snapshot.ts';
import { type BackupHead, newBackupName, type StoredBackup, writeBackupFile } from './backup-file.ts';
import {
  type CatalogTable,
  listMigrations,
  listTables,
  postgresVersion,
  qualified,
} from './catalog-queries.ts';
import { type Frame, largestFrame } from './frames.ts';
import { programVersion } from './program-version.ts';

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
    const name = newBackupName(new Date(head.made_at));
    return writeBackupFile(source.folder, { name, head, frames: frames(source, client) });
  });
}

async function* frames(source: BackupSource, client: PoolClient): AsyncGenerator<Frame> {
  const tables = await listTables(client, source.schema);
  let rows = 0;
  for (const [done, table] of tables.entries()) {
    source.signal.throwIfAborted();
    await source.onProgress({ tables_done: done, tables_total: tables.length, rows_done: rows });
    const written = yield* tableFrames(source, client, table);
    rows += written;
    if (table.name === 'lead_photos') yield* photoFrames(source, client);
  }
  yield { kind: 'end', tables: tables.length, rows };
}

async function* tableFrames(
  { schema, signal }: BackupSource,
  client: PoolClient,
  { name, columns }: CatalogTable,
): AsyncGenerator<Frame, number> {
  yield { kind: 'table', table: name, columns };
  const list = columns.map(column => client.escapeIdentifier(column)).join(', ');
  const copy = copyOut(client, `${qualified(schema, name)} (${list})`);
  for await (const piece of copy) {
    signal.throwIfAborted();
    yield* dataFrames(piece as Buffer);
  }
  yield { kind: 'close', rows: copy.rowCount };
  return copy.rowCount;
}

/** The lead files of the snapshot. Files that are missing on disk are skipped. */
async function* photoFrames(
  { schema, uploads, signal }: BackupSource,
  client: PoolClient,
): AsyncGenerator<Frame> {
  for await (const { lead_id, number } of listPhotoNames(client, qualified(schema, 'lead_photos'))) {
    signal.throwIfAborted();
    const path = `leads/${lead_id}/${number}.webp`;
    yield { kind: 'file', path };
    try {
      for await (const piece of createReadStream(join(uploads, path))) yield* dataFrames(piece as Buffer);
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
    }
    yield { kind: 'close', rows: 0 };
  }
}

function* dataFrames(piece: Buffer): Generator<Frame> {
  for (let at = 0; at < piece.length; at += largestFrame) {
    yield { kind: 'data', data: piece.subarray(at, at + largestFrame) };
  }
}
