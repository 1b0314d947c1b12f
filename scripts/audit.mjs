/* `npm run audit`: sets up what it needs, then measures the built program in a real browser. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { findBrowser } from './find-browser.mjs';
import { build, environment, installPackages, node, root } from './setup.mjs';

installPackages();
await build();
const audit = spawn(node(), [join(root, 'scripts', 'run-audit.ts'), ...process.argv.slice(2)], {
  cwd: root,
  env: { ...environment, CHROME_PATH: await findBrowser() },
  stdio: 'inherit',
});
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => audit.kill(signal));
audit.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
