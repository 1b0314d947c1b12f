import { z } from 'zod';
import { route } from '../platform/route.ts';

export const databaseStateSchema = z
  .object({
    server: z.enum(['embedded', 'given']).describe('embedded: the PostgreSQL that comes with the program.'),
    version: z.string(),
    name: z.string(),
    bytes: z.number().int(),
    tables: z.array(
      z.object({
        name: z.string(),
        rows: z.number().int(),
        rows_are_exact: z
          .boolean()
          .describe('False: estimated by the database, since counting would take long.'),
        bytes: z.number().int().describe('With indexes and long values.'),
        index_bytes: z.number().int(),
        dead_rows: z.number().int().describe('Deleted or replaced, their room not yet free again.'),
      }),
    ),
    migrations: z.array(z.object({ name: z.string(), applied_at: z.iso.datetime() })),
    pending_migrations: z.array(z.string()),
    health: z.object({
      answer_ms: z.number().int(),
      connections: z.number().int(),
      most_connections: z.number().int(),
      waiting_for_locks: z.number().int(),
      oldest_transaction_seconds: z.number().int().nullable(),
      live_rows: z.number().int(),
      dead_rows: z.number().int(),
      disk_free_bytes: z.number().int().nullable().describe('Where DATA_DIR is.'),
      disk_bytes: z.number().int().nullable(),
    }),
    issues: z.array(z.object({ message: z.string(), advice: z.string() })),
    checked_at: z.iso.datetime(),
  })
  .meta({ id: 'DatabaseState' });
export type DatabaseState = z.infer<typeof databaseStateSchema>;

export const databaseRoutes = {
  read: route({
    method: 'get',
    path: '/api/database',
    access: 'admin',
    noun: 'database',
    summary: 'Tables with rows and sizes, migrations, and how the database is doing',
    reply: databaseStateSchema,
  }),
};
