/*
 * The slow tests, in test/soak: programs, databases and standbys are killed in every kind of work, and public pages are read for
 * half an hour (`--minutes N` for another time) while everything about them changes; lists and files at their limits are read, calls are
 * made at random, and a site of every trade is crawled. `npm test` kills a program and a database once.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { build, environment, fail, installPackages, node, root } from './setup.mjs';

const at = process.argv.indexOf('--minutes');
const minutes = at === -1 ? 30 : Number(process.argv[at + 1]);
if (!(minutes > 0)) fail('--minutes takes a number above 0.');

installPackages();
await build();
const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
const run = spawnSync(node(), [vitest, 'run', '--project=soak'], {
  cwd: root,
  env: { ...environment, SOAK_MINUTES: String(minutes) },
  stdio: 'inherit',
});
process.exitCode = run.status ?? 1;
