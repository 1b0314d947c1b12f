import { type BackupContext, requireBackup } from './backup-context.ts';
import { checkBackupFile, readBackupFrames } from './backup-file.ts';
import { DamagedBackup } from './frames.ts';

/** Reads a backup to its end and verifies its checksum. */
export async function verifyBackup(
  context: BackupContext,
  name: string,
  signal: AbortSignal,
): Promise<{ is_whole: boolean; message: string }> {
  await requireBackup(context, name);
  try {
    await checkBackupFile(context.folder, name, signal);
    let tables = 0;
    let rows = 0;
    for await (const frame of readBackupFrames(context.folder, name)) {
      signal.throwIfAborted();
      if (frame.kind === 'table') tables += 1;
      if (frame.kind === 'close') rows += frame.rows;
    }
    const count = (n: number) => n.toLocaleString('en-US');
    return { is_whole: true, message: `Whole: ${count(tables)} tables with ${count(rows)} rows.` };
  } catch (error) {
    if (error instanceof DamagedBackup) return { is_whole: false, message: error.message };
    throw error;
  }
}
