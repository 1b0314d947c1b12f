import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeFolder } from '../make-folder.ts';
import { privateFile, privateFolder } from '../private-files.ts';
import { droppedUser, isRoot } from './postgres-binaries.ts';

/** PostgreSQL's data folder and the password of its superuser `postgres`. */
export interface Cluster {
  readonly folder: string;
  readonly password: string;
}

/**
 * A path to the data folder through the server's own working directory. It works even if PostgreSQL's user
 * can't enter the parent folders; only needed on Linux, where we may be root.
 */
export function insideName(folder: string): string {
  return process.platform === 'linux' ? '/proc/self/cwd' : folder;
}

/**
 * Finds or creates the cluster in `dataDir`. An incomplete cluster never has the final name. While another process creates it,
 * `whileCreating` is called.
 */
export async function ensureCluster(
  dataDir: string,
  binaries: string,
  whileCreating: () => void,
): Promise<Cluster> {
  await makeFolder(dataDir, 'Set DATA_DIR to another one.', privateFolder);
  const folder = join(dataDir, 'postgres-18');
  const passwordFile = join(dataDir, 'postgres-password');
  if (!existsSync(join(folder, 'PG_VERSION'))) {
    const password = randomBytes(24).toString('base64url');
    const fresh = `${folder}.new-${process.pid}`;
    rmSync(fresh, { recursive: true, force: true });
    mkdirSync(fresh, { mode: privateFolder });
    give(fresh);
    await initialize(fresh, { binaries, password, whileCreating });
    writeFileSync(passwordFile, password, { mode: privateFile });
    renameSync(fresh, folder);
  }
  return { folder, password: readFileSync(passwordFile, 'utf8').trim() };
}

interface Creation {
  readonly binaries: string;
  readonly password: string;
  readonly whileCreating: () => void;
}

async function initialize(folder: string, { binaries, password, whileCreating }: Creation): Promise<void> {
  const secret = mkdtempSync(join(tmpdir(), 'pagehaul-'));
  const file = join(secret, 'password');
  try {
    writeFileSync(file, password, { mode: privateFile });
    give(secret);
    give(file);
    const init = spawn(
      join(binaries, 'bin', 'initdb'),
      [
        `--pgdata=${insideName(folder)}`,
        `--pwfile=${file}`,
        ...'--username=postgres --auth=scram-sha-256 --encoding=UTF8 --no-sync --no-instructions'.split(' '),
        ...'--locale=C --locale-provider=builtin --builtin-locale=C.UTF-8'.split(' '),
      ],
      {
        cwd: folder,
        stdio: ['ignore', 'ignore', 'pipe'],
        env: { LC_ALL: 'C', PATH: process.env.PATH },
        ...(isRoot ? droppedUser : {}),
      },
    );
    let said = '';
    init.stderr.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
    const ended = once(init, 'exit');
    whileCreating();
    const [code] = await ended;
    if (code !== 0)
      throw new Error(`The embedded PostgreSQL could not be set up in ${folder}: ${said.trim()}`);
  } finally {
    rmSync(secret, { recursive: true, force: true });
  }
}

function give(path: string): void {
  if (!isRoot) return;
  chownSync(path, droppedUser.uid, droppedUser.gid);
  if (path.endsWith('password')) chmodSync(path, privateFile);
}
