/*
 * Makes 100,000 hostile calls of the API document (`--calls N` for another number) from a printed seed (`--seed S`
 * repeats it), and names every call answered with a server error. `npm run test:soak` makes some of them.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { environment, fail, installPackages, node, root } from './setup.mjs';

function numberAfter(name, otherwise) {
  const at = process.argv.indexOf(name);
  const given = at === -1 ? otherwise : Number(process.argv[at + 1]);
  if (!(Number.isSafeInteger(given) && given > 0)) fail(`${name} takes a whole number above 0.`);
  return given;
}

const calls = numberAfter('--calls', 100_000);
const seed = numberAfter('--seed', (Date.now() % 1_000_000_000) + 1);

installPackages();
const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
const run = spawnSync(node(), [vitest, 'run', 'test/soak/fuzz.test.ts'], {
  cwd: root,
  env: { ...environment, FUZZ_CALLS: String(calls), FUZZ_SEED: String(seed) },
  stdio: 'inherit',
});
process.exitCode = run.status ?? 1;
