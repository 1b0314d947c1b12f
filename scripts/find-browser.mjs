/* Finds a Chromium for the browser journeys, or gets one: what is there first, then Debian's, then Playwright's own. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { environment, node, root, say } from './setup.mjs';

/** Has no window, whose own parts take a third of the processor time of the journeys. */
const shell = 'chromium-headless-shell';
const names = [shell, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Path of a browser that runs. Throws with all attempts if none exists or can be installed. */
export async function findBrowser() {
  const wanted = process.env.CHROMIUM_PATH;
  if (wanted) {
    if (runs(wanted)) return wanted;
    throw new Error(`CHROMIUM_PATH is ${wanted}, but that does not run as a browser.`);
  }
  const found =
    onPath([shell]) ??
    (isRootOnDebian() ? installDebians(shell) : undefined) ??
    onPath(names) ??
    (await playwrightsOwn()) ??
    (isRootOnDebian() ? installDebians('chromium') : undefined) ??
    (await installPlaywrights());
  if (found) return found;
  throw new Error(
    'No Chromium was found and none could be installed. Install one and set CHROMIUM_PATH to it.',
  );
}

function onPath(names) {
  const folders = (process.env.PATH ?? '').split(delimiter).concat('/usr/bin');
  const candidates = names.flatMap(name => folders.map(folder => join(folder, name)));
  return candidates.find(path => existsSync(path) && runs(path));
}

/** The browser that this version of Playwright would download, if it did so before. */
async function playwrightsOwn() {
  const { chromium } = await import('playwright'); // Only now: the packages may have been installed a moment ago.
  const path = chromium.executablePath();
  return existsSync(path) && runs(path) ? path : undefined;
}

function isRootOnDebian() {
  return process.getuid?.() === 0 && existsSync('/etc/debian_version') && existsSync('/usr/bin/apt-get');
}

/** Without a network it fails at once. */
function installDebians(name) {
  say(`Installing ${name} from Debian (once) …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const options = ['-qq', '-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=10'];
  const run = (...args) =>
    spawnSync('apt-get', [...options, ...args], { env, stdio: ['ignore', 'ignore', 2] }).status === 0;
  return run('update') && run('install', '-y', '--no-install-recommends', '--no-remove', name)
    ? onPath([name])
    : undefined;
}

async function installPlaywrights() {
  say("Downloading Playwright's Chromium (once) …");
  const command = join(root, 'node_modules', 'playwright', 'cli.js');
  const withLibraries = process.getuid?.() === 0 ? ['--with-deps'] : [];
  spawnSync(node(), [command, 'install', ...withLibraries, 'chromium'], {
    cwd: root,
    env: environment,
    stdio: ['ignore', 2, 2],
  });
  return playwrightsOwn();
}

/** Some systems put a stub on the path that only says how to install the browser: see whether it really starts. */
function runs(path) {
  return spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0;
}
