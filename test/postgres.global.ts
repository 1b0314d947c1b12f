import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { PgBoss } from 'pg-boss';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../src/server/platform/db/database.ts';
import { startEmbeddedPostgres } from '../src/server/platform/db/embedded-postgres.ts';
import { ensureDatabase } from '../src/server/platform/db/ensure-database.ts';
import { migrate } from '../src/server/platform/db/migrate.ts';
import { openGates } from './open-gates.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of the migrated database that every test file clones. */
    templateDatabaseUrl: string;
  }
}

/** One real PostgreSQL for the whole run, with one migrated database to clone. Losing it on a power cut would not matter. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'pagehaul-test-'));
  const postgres = await startEmbeddedPostgres(folder, {
    fsync: 'off',
    full_page_writes: 'off',
    max_wal_size: '256MB',
    max_connections: '200',
  });
  const url = postgres.url('template_pagehaul');
  await ensureDatabase(url);
  const database = openDatabase(url, () => undefined);
  await hashOnce(database.pool, url);
  await migrate(database.kysely);
  await openGates(database.pool);
  await database.close();
  const boss = new PgBoss({ connectionString: url, max: 1 });
  await boss.start();
  await boss.stop({ graceful: false });
  project.provide('templateDatabaseUrl', url);
  return async () => {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}

/** Signing in hashes the password 4,096 times: a sixth of what a connection costs, and tests open thousands. */
async function hashOnce(pool: Pool, url: string): Promise<void> {
  const { username, password } = new URL(url);
  await pool.query(
    `begin; set local scram_iterations = 1; alter role "${username}" password '${decodeURIComponent(password)}'; commit`,
  );
}
