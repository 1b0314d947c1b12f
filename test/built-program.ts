import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { Client } from 'pg';
import { inject } from 'vitest';

const root = join(import.meta.dirname, '..');
let building: Promise<void> | undefined;

/** Builds the program unless it is built. */
export function ensureBuilt(): Promise<void> {
  building ??= build();
  return building;
}

/** Workers that begin together build one after the other. */
async function build(): Promise<void> {
  const url = new URL(inject('templateDatabaseUrl'));
  url.pathname = '/postgres';
  const client = new Client({ connectionString: url.href });
  await client.connect();
  try {
    await client.query(`select pg_advisory_lock(hashtext('build'))`);
    const built = spawnSync(process.execPath, [join(root, 'scripts/build.mjs')], { encoding: 'utf8' });
    if (built.status !== 0) throw new Error(built.stderr);
  } finally {
    await client.end();
  }
}
