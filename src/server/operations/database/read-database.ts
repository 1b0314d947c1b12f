import { statfs } from 'node:fs/promises';
import type { DatabaseState } from '../../../contract/operations/database.ts';
import type { Config } from '../../platform/config.ts';
import type { Db } from '../../platform/db/database.ts';
import { listMigrations } from '../../platform/db/migrate.ts';
import type { Standby } from '../../platform/db/standby.ts';
import { countRows, listAppliedMigrations, listTableSizes, maxCounted, readHealth } from './queries.ts';
import { standbyIssues } from './standby-issues.ts';

/** Statistics of the database and its disk. */
export async function readDatabase(
  db: Db,
  config: Config,
  standbys: readonly Standby[] = [],
): Promise<DatabaseState> {
  const started = performance.now();
  const { version, name, bytes, ...health } = await readHealth(db);
  const answer_ms = Math.round(performance.now() - started);
  const tables: DatabaseState['tables'] = [];
  for (const { estimate, ...table } of await listTableSizes(db)) {
    const counted = estimate > maxCounted ? estimate : await countRows(db, table.name);
    const isExact = estimate <= maxCounted && counted <= maxCounted;
    tables.push({ ...table, rows: counted, rows_are_exact: isExact });
  }
  const applied = await listAppliedMigrations(db);
  const names = new Set(applied.map(one => one.name));
  const known = await listMigrations();
  const disk = await statfs(config.dataDir).catch(() => null);
  const state = {
    server: config.databaseUrl ? ('given' as const) : ('embedded' as const),
    version,
    name,
    bytes,
    tables,
    migrations: applied.map(one => ({ name: one.name, applied_at: new Date(one.timestamp).toISOString() })),
    pending_migrations: known.filter(one => !names.has(one)),
    health: {
      ...health,
      answer_ms,
      disk_free_bytes: disk && disk.bavail * disk.bsize,
      disk_bytes: disk && disk.blocks * disk.bsize,
    },
  };
  return {
    ...state,
    issues: [...issuesOf(state), ...standbyIssues(standbys)],
    checked_at: new Date().toISOString(),
  };
}

const gigabyte = 1024 ** 3;

/** The problems, each with advice. */
export function issuesOf({
  bytes,
  health,
  pending_migrations,
}: Pick<DatabaseState, 'bytes' | 'health' | 'pending_migrations'>): DatabaseState['issues'] {
  const { connections, most_connections, waiting_for_locks, oldest_transaction_seconds } = health;
  const { live_rows, dead_rows, disk_free_bytes } = health;
  const issues: DatabaseState['issues'] = [];
  if (disk_free_bytes !== null && disk_free_bytes < Math.max(gigabyte, bytes)) {
    issues.push({
      message: 'The disk is filling up: there is less room left than a restore would take.',
      advice: 'Delete old backups, or give the program a larger disk.',
    });
  }
  if (connections > most_connections * 0.8) {
    issues.push({
      message: `${connections} of ${most_connections} connections are in use.`,
      advice: 'Close other programs on this database, or raise max_connections.',
    });
  }
  if (waiting_for_locks > 5) {
    issues.push({
      message: `${waiting_for_locks} connections wait for a lock.`,
      advice: 'If it stays like that, look for a long transaction of another program.',
    });
  }
  if (oldest_transaction_seconds !== null && oldest_transaction_seconds > 3_600) {
    issues.push({
      message: 'A transaction has been open for more than an hour.',
      advice: 'It keeps deleted rows from being cleared away. End the program that holds it.',
    });
  }
  if (dead_rows > 100_000 && dead_rows > live_rows / 2) {
    issues.push({
      message: 'Many deleted rows have not been cleared away yet.',
      advice: 'PostgreSQL does this automatically. On your own server, check that autovacuum is on.',
    });
  }
  if (pending_migrations.length > 0) {
    issues.push({
      message: `Migrations are missing: ${pending_migrations.join(', ')}.`,
      advice: 'Restart the program; it applies them at start.',
    });
  }
  return issues;
}
