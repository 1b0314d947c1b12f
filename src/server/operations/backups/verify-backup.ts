import { countLines, DamagedFile, requireRows } from '../containers/container-entry.ts';
import { type BackupContext, requireBackup } from './backup-context.ts';
import { checkBackupFile } from './backup-file.ts';

/** Reads a backup to its end and verifies its checksum. */
export async function verifyBackup(
  context: BackupContext,
  name: string,
  signal: AbortSignal,
): Promise<{ is_whole: boolean; message: string }> {
  await requireBackup(context, name);
  try {
    const { container } = await checkBackupFile(context.folder, name, signal);
    let [tables, rows] = [0, 0];
    for await (const entry of container.entries(signal)) {
      if (entry.kind !== 'rows') continue;
      tables += 1;
      for await (const part of entry.content) rows += countLines(part);
    }
    requireRows(container, rows);
    const count = (n: number) => n.toLocaleString('en-US');
    return { is_whole: true, message: `Whole: ${count(tables)} tables with ${count(rows)} rows.` };
  } catch (error) {
    if (error instanceof DamagedFile) return { is_whole: false, message: error.message };
    throw error;
  }
}
