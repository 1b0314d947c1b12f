import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { environment, fail, node, root } from './setup.mjs';

/** Runs these tests with more variables in their environment; its exit code becomes ours. */
export function runVitest(tests, variables) {
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
  const run = spawnSync(node(), [vitest, 'run', tests], {
    cwd: root,
    env: { ...environment, ...variables },
    stdio: 'inherit',
  });
  process.exitCode = run.status ?? 1;
}

/** The whole number after this option of the command line. */
export function numberAfter(option, otherwise) {
  const at = process.argv.indexOf(option);
  const given = at === -1 ? otherwise : Number(process.argv[at + 1]);
  if (!(Number.isSafeInteger(given) && given > 0)) fail(`${option} takes a whole number above 0.`);
  return given;
}
