import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { become, build, environment, fail, installPackages, node, root } from './setup.mjs';

installPackages();
await build();
const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
const bundled = spawnSync(node(), [vite, 'build', '--config', 'bench/vite.config.ts', '--logLevel', 'warn'], {
  cwd: root,
  env: { ...environment, NODE_ENV: 'production' },
  stdio: ['ignore', 2, 2],
});
if (bundled.status !== 0) fail('The bench could not be built; see above.');
become('../bench/main.js', process.argv.slice(2));
