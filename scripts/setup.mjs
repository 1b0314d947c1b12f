/*
 * What `npm start` and `npm test` need before anything of ours can run: packages, and with them the Node version we pin.
 * Plain JavaScript on purpose: this file must run on any Node ≥ 20.
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { totalmem } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
const bin = join(root, 'node_modules', '.bin');

/** Environment for everything we run: our pinned Node and tools first on the path. */
export const environment = { ...process.env, PATH: `${bin}:${process.env.PATH ?? ''}` };

/** The Node that runs the program: the pinned one, or the machine's if none is packaged for it. */
export function node() {
  const pinned = join(bin, 'node');
  return existsSync(pinned) ? pinned : process.execPath;
}

/**
 * Installs the packages of the lockfile, unless they are installed: the packages that build and run the program, and with
 * `forTests` also the packages of the checks.
 */
export function installPackages({ forTests = true } = {}) {
  const lock = hash([readFileSync(join(root, 'package-lock.json')), process.platform, process.arch]);
  const mark = join(root, 'node_modules', '.pagehaul-installed');
  const installed = existsSync(mark) ? readFileSync(mark, 'utf8') : '';
  if (installed === `${lock} all` || (!forTests && installed === `${lock} program`)) return;
  say(forTests ? 'Installing packages (once; takes a minute) …' : 'Installing packages (once) …');
  // Not `npm ci`: it refuses a lockfile without the packages of every other platform, and not every registry has those.
  const install = ['install', '--no-save'];
  const npm = process.env.npm_execpath;
  const [command, args] = npm ? [process.execPath, [npm, ...install]] : ['npm', install];
  const which = forTests ? '--include=dev' : '--omit=dev';
  const run = spawnSync(command, [...args, which, '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 2, 2],
  });
  if (run.status !== 0) fail('The packages could not be installed; npm says why above.');
  if (!forTests) removeUnread();
  writeFileSync(mark, `${lock} ${forTests ? 'all' : 'program'}`);
}

/** Parts of packages that neither the build nor the program reads, nor any check: with the source maps a third of what is installed. */
const unread = [
  // Headers for compiling extensions of Node.
  `node-linux-${process.arch}/include`,
  // The build reads the icons as React components.
  '@tabler/icons',
  // The same modules, for files that don't import them.
  '@tabler/icons-react/dist/cjs',
  '@mantine/core/cjs',
  '@mantine/hooks/cjs',
  'swagger-ui-dist/swagger-ui-es-bundle.js',
  'swagger-ui-dist/swagger-ui-es-bundle-core.js',
];

function removeUnread() {
  const folder = join(root, 'node_modules');
  for (const path of unread) rmSync(join(folder, path), { recursive: true, force: true });
  for (const path of readdirSync(folder, { recursive: true }))
    if (path.endsWith('.map')) rmSync(join(folder, path), { force: true });
}

/** Builds the browser and server code, unless it was last built from the same sources. */
export async function build() {
  const mark = join(root, 'dist', '.built');
  const wanted = hash(sources());
  if (existsSync(mark) && readFileSync(mark, 'utf8') === wanted) return;
  say('Building …');
  const started = Date.now();
  rmSync(join(root, 'dist'), { recursive: true, force: true });
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const run = spawnSync(node(), [vite, 'build', '--app', '--logLevel', 'warn'], {
    cwd: root,
    env: { ...environment, NODE_ENV: 'production' },
    stdio: ['ignore', 2, 2],
  });
  if (run.status !== 0) fail('The build failed; see above.');
  await compressAssets();
  mkdirSync(dirname(mark), { recursive: true });
  writeFileSync(mark, wanted);
  say(`Built in ${((Date.now() - started) / 1000).toFixed(1)} s`);
}

/** Compresses the browser files once, instead of at every request. */
async function compressAssets() {
  const folder = join(root, 'dist', 'client', 'assets');
  const names = readdirSync(folder).filter(file => /\.(js|css|svg)$/.test(file));
  // Node compresses several at once, in its own threads.
  await Promise.all(
    names.map(async name => {
      const bytes = readFileSync(join(folder, name));
      const params = { [constants.BROTLI_PARAM_QUALITY]: 10 };
      writeFileSync(join(folder, `${name}.gz`), await promisify(gzip)(bytes, { level: 9 }));
      writeFileSync(join(folder, `${name}.br`), await promisify(brotliCompress)(bytes, { params }));
    }),
  );
}

/** Every source file with its size and time of change: enough to know whether a build is needed, in milliseconds. */
function sources() {
  const found = [];
  const walk = folder => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) walk(path);
      else if (!entry.name.includes('.test.')) {
        const { size, mtimeMs } = statSync(path);
        found.push(`${path} ${size} ${mtimeMs}`);
      }
    }
  };
  for (const folder of ['src', 'content']) walk(join(root, folder));
  for (const file of ['package-lock.json', 'vite.config.ts'])
    found.push(readFileSync(join(root, file), 'utf8'));
  return found.sort((a, b) => (a < b ? -1 : 1));
}

/** Runs one of the program's entries and becomes it: same input, output, signals and exit code. */
export function become(entry, args = [], nodeOptions = []) {
  const child = spawn(node(), [...nodeOptions, join(root, 'dist', 'server', entry), ...args], {
    cwd: root,
    // Node's compile cache is beside the build and is deleted with it. If it can't be written, Node compiles at every
    // start.
    env: { NODE_COMPILE_CACHE: join(root, 'dist', '.compiled'), ...environment, NODE_ENV: 'production' },
    stdio: 'inherit',
  });
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'])
    process.on(signal, () => child.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal));
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}

/** V8's limit as an option of Node, as heapLimits of src/server/platform/memory has it for the web process: V8 has to know it when it starts. */
export function heapLimit(
  limit = process.env.MEMORY_LIMIT,
  memory = Math.min(totalmem(), process.constrainedMemory?.() || Number.POSITIVE_INFINITY),
) {
  if (process.env.NODE_OPTIONS?.includes('--max-old-space-size')) return [];
  const [, amount, unit = ''] =
    /^(\d{1,15}(?:\.\d{1,3})?) ?([KMGT]?)(?:i?B)?$/i.exec(limit?.trim() ?? '') ?? [];
  const bytes = amount ? Number(amount) * 1024 ** ' KMGT'.indexOf(unit.toUpperCase() || ' ') : memory;
  return [`--max-old-space-size=${Math.min(4_096, Math.max(192, Math.floor(bytes / 4 / 2 ** 20)))}`];
}

export function say(text) {
  process.stderr.write(`${text}\n`);
}

export function fail(text) {
  say(text);
  process.exit(1);
}

function hash(parts) {
  const sum = createHash('sha256');
  for (const part of parts) sum.update(part).update('\n');
  return sum.digest('hex');
}
