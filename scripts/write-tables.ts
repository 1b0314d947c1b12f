/*
 * Writes src/server/platform/db/tables.ts, the row types, from a freshly migrated database.
 * With --check it changes nothing and fails when the committed file differs.
 */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import { PostgresDialect as GeneratorDialect, generate } from 'kysely-codegen';
import { Pool } from 'pg';
import { startEmbeddedPostgres } from '../src/server/platform/db/embedded-postgres.ts';
import { migrate } from '../src/server/platform/db/migrate.ts';

const file = join(import.meta.dirname, '../src/server/platform/db/tables.ts');
const folder = await mkdtemp(join(tmpdir(), 'pagehaul-tables-'));
const postgres = await startEmbeddedPostgres(folder);
const pool = new Pool({ connectionString: postgres.url('postgres') });
pool.on('error', () => undefined); // The server stops while idle connections are still being closed.
const db = new Kysely<Record<string, never>>({ dialect: new PostgresDialect({ pool }) });
try {
  await migrate(db);
  const generated = await generate({
    db,
    dialect: new GeneratorDialect({ dateParser: 'string' }),
    excludePattern: 'kysely_*',
    overrides: { columns: {} },
  });
  // Counts are read as numbers (see database.ts).
  const text = generated.replace(
    /^export type Int8 = .*$/m,
    'export type Int8 = ColumnType<number, number | bigint | string, number | bigint | string>;',
  );
  if (!process.argv.includes('--check')) await writeFile(file, text);
  else if ((await readFile(file, 'utf8')) !== text) {
    console.error('src/server/platform/db/tables.ts differs from the migrations. Run: npm run tables');
    process.exitCode = 1;
  }
} finally {
  await db.destroy();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}
