import { spawnSync } from 'node:child_process';
import { appendFileSync, chownSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../src/server/platform/db/embedded-postgres.ts';
import { ownDatabase } from './own-database.ts';

const settings = {
  wal_level: 'replica',
  max_wal_senders: '4',
  shared_buffers: '64MB',
  max_wal_size: '256MB',
  fsync: 'off',
};

export interface HotStandby extends EmbeddedPostgres {
  /** Kills the server without warning. It starts again by itself, on the same port. */
  kill(): void;
}

export function startPrimary(folder: string): Promise<EmbeddedPostgres> {
  return startEmbeddedPostgres(folder, settings);
}

/** A hot standby of the primary in `from`, as pg_basebackup makes one, which the bundled PostgreSQL lacks. */
export async function startHotStandby(
  primary: EmbeddedPostgres,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<HotStandby> {
  const cluster = join(to, 'postgres-18');
  const url = new URL(primary.url('postgres'));
  const client = new Client({ connectionString: url.href });
  await client.connect();
  try {
    await client.query(`select pg_backup_start('standby', fast => true)`);
    mkdirSync(to, { recursive: true });
    const copied = spawnSync('cp', ['-a', join(from, 'postgres-18'), join(from, 'postgres-password'), to]);
    if (copied.status !== 0) throw new Error(String(copied.stderr));
    const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop()');
    rmSync(join(cluster, 'postmaster.pid'));
    const { uid, gid } = statSync(cluster);
    for (const [name, text] of [
      ['backup_label', rows[0]?.labelfile ?? ''],
      ['standby.signal', ''],
    ] as const) {
      writeFileSync(join(cluster, name), text);
      chownSync(join(cluster, name), uid, gid);
    }
  } finally {
    await client.end();
  }
  const source = `host=127.0.0.1 port=${url.port} user=postgres password=${url.password}`;
  appendFileSync(join(cluster, 'postgresql.auto.conf'), `primary_conninfo = '${source}'\n`);
  const server = await startEmbeddedPostgres(to, settings);
  return {
    ...server,
    kill: () => ownDatabase(to).kill(),
  };
}
