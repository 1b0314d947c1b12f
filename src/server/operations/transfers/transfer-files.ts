import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { ExportFormat, TransferType } from '../../../contract/operations/transfers.ts';
import { privateFolder, unfinished } from '../../platform/private-files.ts';

/**
 * The folder of export files and waiting import files. Processes that share a database must share it, or files are
 * missing.
 */
export const transferFolder = (dataDir: string) => join(dataDir, 'transfers');

export async function makeTransferFolder(dataDir: string): Promise<string> {
  const folder = transferFolder(dataDir);
  await mkdir(folder, { recursive: true, mode: privateFolder });
  return folder;
}

export const exportFile = (dataDir: string, id: string, format: ExportFormat) =>
  join(transferFolder(dataDir), `export-${id}.${format}`);
export const importFileName = (id: string) => `import-${id}.json`;

/** The name for users: `templates_export_2026-11-21.json`. */
export function exportFileName(type: TransferType, format: ExportFormat, at: Date): string {
  return `${type}_export_${at.toISOString().slice(0, 10)}.${format}`;
}

export async function dropFile(file: string): Promise<void> {
  await rm(file, { force: true });
  await rm(unfinished(file), { force: true });
}

/** Deletes files of unknown jobs. Files being written are spared for an hour. */
export async function dropStrayFiles(dataDir: string, knownIds: ReadonlySet<string>): Promise<void> {
  const folder = transferFolder(dataDir);
  for (const name of await readdir(folder).catch(() => [])) {
    const id = /^(?:export|import)-([0-9a-f-]{36})\.(?:json|tar)(?:\.part)?$/.exec(name)?.[1];
    if (id === undefined || knownIds.has(id)) continue;
    const found = await stat(join(folder, name)).catch(() => null);
    const isOld = found && Date.now() - found.mtimeMs > 3_600_000;
    if (isOld) await rm(join(folder, name), { force: true });
  }
}
