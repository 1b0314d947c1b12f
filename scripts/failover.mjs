/*
 * Twenty times (`--kills N` for another number) the primary of three database servers under Patroni is killed, while
 * visitors read and write and pages are made. Needs Debian's packages etcd-server, haproxy, patroni, pgbouncer and postgresql.
 */
import { spawnSync } from 'node:child_process';
import { numberAfter, runVitest } from './run-vitest.mjs';
import { build, fail, installPackages } from './setup.mjs';

const kills = numberAfter('--kills', 20);
const missing = ['patroni', 'etcd', 'haproxy', 'pgbouncer'].filter(
  name => spawnSync('sh', ['-c', `command -v ${name}`]).status !== 0,
);
if (missing.length > 0)
  fail(
    `Missing: ${missing.join(', ')}. Install Debian’s etcd-server, haproxy, patroni, pgbouncer and postgresql.`,
  );

installPackages();
await build();
runVitest('--project=failover', { FAILOVER_KILLS: String(kills) });
