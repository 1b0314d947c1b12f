import { type Backup, type BackupRun, backupRunSchema } from '../../../contract/operations/backups.ts';
import { listMigrations } from '../../platform/db/migrate.ts';
import { presentAs } from '../../platform/present-as.ts';
import type { BackupHead, StoredBackup } from './backup-file.ts';
import type { BackupRunTable } from './run-queries.ts';

/** Why a backup can't be restored by this version of the program; null when it can. */
export async function restoreProblem({ migrations, program_version }: BackupHead): Promise<string | null> {
  const known = new Set(await listMigrations());
  const unknown = migrations.filter(name => !known.has(name));
  if (unknown.length === 0) return null;
  return `This backup was made by a newer program (${program_version}, with ${unknown.join(', ').slice(0, 300)}). Update the program, then restore it.`;
}

export async function presentBackup(backup: StoredBackup): Promise<Backup> {
  const { name, made_at, reason, bytes, rows, program_version, postgres_version, migrations } = backup;
  const refusal = await restoreProblem(backup);
  const all = await listMigrations();
  return {
    name,
    created_at: made_at,
    reason,
    bytes,
    rows,
    program_version,
    postgres_version,
    can_restore: refusal === null,
    refusal,
    is_older: refusal === null && migrations.length < all.length,
  };
}

export function presentRun(run: BackupRunTable): BackupRun {
  const { kind, reason, status } = run;
  return presentAs(backupRunSchema, {
    ...run,
    kind: kind === 'restore' ? 'restore' : 'backup',
    reason: reason === 'scheduled' || reason === 'before-restore' ? reason : 'asked',
    status: status === 'waiting' || status === 'completed' || status === 'failed' ? status : 'running',
  });
}
