/*
 * Twenty times (`--kills N` for another number) the primary of three database servers under Patroni is killed, while
 * visitors read and write and pages are made. Needs Debian's packages etcd-server, haproxy, patroni, pgbouncer and postgresql.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { build, environment, fail, installPackages, node, root } from './setup.mjs';

const at = process.argv.indexOf('--kills');
const kills = at === -1 ? 20 : Number(process.argv[at + 1]);
if (!(Number.isSafeInteger(kills) && kills > 0)) fail('--kills takes a whole number above 0.');
const missing = ['patroni', 'etcd', 'haproxy', 'pgbouncer'].filter(
  name => spawnSync('sh', ['-c', `command -v ${name}`]).status !== 0,
);
if (missing.length > 0)
  fail(
    `Missing: ${missing.join(', ')}. Install Debian’s etcd-server, haproxy, patroni, pgbouncer and postgresql.`,
  );

installPackages();
await build();
const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
const run = spawnSync(node(), [vitest, 'run', '--project=failover'], {
  cwd: root,
  env: { ...environment, FAILOVER_KILLS: String(kills) },
  stdio: 'inherit',
});
process.exitCode = run.status ?? 1;
