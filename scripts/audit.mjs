/*
 * `npm run audit`: installs its tools, then measures the built program's public pages in a real browser and checks
 * every screen of the back office. With options of scripts/run-audit.ts only the public pages, with `--screens` only
 * the back office.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { findBrowser } from './find-browser.mjs';
import { build, environment, installPackages, node, root } from './setup.mjs';

const options = process.argv.slice(2);
const onlyScreens = options.includes('--screens');
installPackages();
await build();
const browser = await findBrowser();
const env = { ...environment, CHROME_PATH: browser, CHROMIUM_PATH: browser };

if (!onlyScreens) process.exitCode = await run(node(), join(root, 'scripts', 'run-audit.ts'), ...options);
if (onlyScreens || options.length === 0) {
  const playwright = join(root, 'node_modules', '.bin', 'playwright');
  process.exitCode = (await run(playwright, 'test', '--project=screens')) || process.exitCode;
}

function run(program, ...args) {
  return new Promise(resolve => {
    const child = spawn(program, args, { cwd: root, env, stdio: 'inherit' });
    for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => child.kill(signal));
    child.on('exit', (code, signal) => resolve(code ?? (signal ? 1 : 0)));
  });
}
