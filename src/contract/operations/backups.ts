import { z } from 'zod';
import { adminRoutesOf } from '../platform/route.ts';

export const backupReasonSchema = z.enum(['asked', 'scheduled', 'before-restore']);
export type BackupReason = z.infer<typeof backupReasonSchema>;

export const backupNameSchema = z
  .string()
  .regex(/^[a-z0-9][a-z0-9-]{0,100}\.pagehaul-backup$/, 'That is not the name of a backup');

export const backupSchema = z
  .object({
    name: z.string(),
    created_at: z.iso.datetime(),
    reason: backupReasonSchema,
    bytes: z.number().int(),
    rows: z.number().int(),
    program_version: z.string(),
    postgres_version: z.string(),
    can_restore: z.boolean(),
    refusal: z.string().nullable(),
    is_older: z.boolean().describe('Made before the newest migrations: they are applied after restoring.'),
  })
  .meta({ id: 'Backup' });
export type Backup = z.infer<typeof backupSchema>;

export const backupRunSchema = z
  .object({
    id: z.uuid(),
    kind: z.enum(['backup', 'restore']),
    reason: backupReasonSchema,
    status: z.enum(['waiting', 'running', 'completed', 'failed']),
    file_name: z.string().nullable(),
    safety_file_name: z.string().nullable().describe('The backup of what a restore replaced.'),
    tables_done: z.number().int(),
    tables_total: z.number().int(),
    rows_done: z.number().int(),
    message: z.string().nullable(),
    user_email: z.string().nullable().describe('Null: the program itself.'),
    created_at: z.iso.datetime(),
    finished_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'BackupRun' });
export type BackupRun = z.infer<typeof backupRunSchema>;

const adminRoute = adminRoutesOf('backups');
const nameParams = z.object({ name: backupNameSchema });

export const backupRoutes = {
  list: adminRoute({
    method: 'get',
    path: '/api/backups',
    summary: 'Backups of this machine and the last runs, newest first',
    reply: z.object({
      folder: z.string().describe('Below DATA_DIR.'),
      items: z.array(backupSchema),
      runs: z.array(backupRunSchema),
    }),
  }),
  create: adminRoute({
    method: 'post',
    path: '/api/backups',
    summary: 'Make a backup now, in the background',
    status: 202,
    reply: backupRunSchema,
  }),
  readRun: adminRoute({
    method: 'get',
    path: '/api/backup-runs/{id}',
    summary: 'How making or restoring a backup is going',
    reply: backupRunSchema,
  }),
  verify: adminRoute({
    method: 'post',
    path: '/api/backups/{name}/verify',
    summary: 'Verify the checksum of a backup',
    params: nameParams,
    reply: z.object({ is_whole: z.boolean(), message: z.string() }),
  }),
  restore: adminRoute({
    method: 'post',
    path: '/api/backups/{name}/restore',
    summary: 'Replace all data with the backup; backs up the current data first',
    status: 202,
    params: nameParams,
    body: z.object({ confirm_name: z.string().describe('The name of the file, typed again.') }),
    reply: backupRunSchema,
  }),
  /** It holds sessions and secrets: its reader can become any user, so no scope of a key includes it. */
  download: adminRoute({
    method: 'get',
    path: '/api/backups/{name}/file',
    scope: 'none',
    summary: 'The backup itself, with all secrets; for signed-in admins',
    params: nameParams,
    reply: z.unknown(),
    media: 'application/octet-stream',
  }),
  remove: adminRoute({
    method: 'delete',
    path: '/api/backups/{name}',
    summary: 'Delete a backup',
    params: nameParams,
  }),
};
