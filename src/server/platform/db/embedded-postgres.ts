import { spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { postgresMemory } from '../memory/memory-shares.ts';
import { detectMemory } from '../memory/memory-size.ts';
import { privateFile } from '../private-files.ts';
import { type Cluster, ensureCluster, insideName } from './create-cluster.ts';
import { keepRunning } from './keep-running.ts';
import { droppedUser, isRoot, postgresBinaries } from './postgres-binaries.ts';
import { isAlive, isStillRunning, processIdentity } from './process-identity.ts';

export interface EmbeddedPostgres {
  /** The address of a database on this server. */
  url(database: string): string;
  /** Stops the server, unless another of our programs owns it. */
  stop(): Promise<void>;
}

/** Settings for bulk writes. Durability keeps PostgreSQL's defaults. Others follow the memory. */
const settings = {
  listen_addresses: '127.0.0.1',
  // Its own folder, by a name that is short and that it may enter. On Windows there are none.
  unix_socket_directories: process.platform === 'win32' ? '' : '.',
  max_connections: '100',
  max_wal_size: '4GB',
  wal_level: 'minimal',
  max_wal_senders: '0',
  checkpoint_timeout: '15min',
  random_page_cost: '1.1',
  jit: 'off',
  log_min_messages: 'warning',
  autovacuum_naptime: '15s',
};

interface Postmaster {
  readonly pid: number;
  readonly port: number;
  /** True if the lock file says that it accepts connections. After a crash this is wrong. */
  readonly isReady: boolean;
}

/** Extra settings for a start, and the port if clients know it already. */
interface Launch {
  readonly overrides: Readonly<Record<string, string>>;
  readonly port?: number;
  readonly whileStarting?: () => void;
}

/** Callbacks during the start. */
export interface StartCallbacks {
  /** Reports a crashed server and its restart. */
  readonly tell?: (text: string, error?: unknown) => void;
  /** Called when another process creates the data folder, and when one starts as the server: the caller can do other work. */
  readonly whileStarting?: () => void;
}

/**
 * Starts the bundled PostgreSQL, or joins a server that already runs on the data folder (for the command
 * line, or after a killed program). While its owner runs, a crashed server is restarted on the same port;
 * `tell` reports it.
 */
export async function startEmbeddedPostgres(
  dataDir: string,
  overrides: Record<string, string> = {},
  { tell = () => undefined, whileStarting = () => undefined }: StartCallbacks = {},
): Promise<EmbeddedPostgres> {
  const binaries = postgresBinaries();
  const cluster = await ensureCluster(resolve(dataDir), binaries, whileStarting);
  const owner = join(resolve(dataDir), 'postgres-owner');
  const running = (await joinRunning(cluster)) ?? (await awaitOwner(cluster, owner));
  let postmaster = running ?? (await launchPatiently(cluster, binaries, { overrides, whileStarting }));
  const url = (database: string) => urlOf(cluster, postmaster.port, database);
  const owned = takeOwnership(owner);
  // Only the owner restarts the server: it may have stopped it on purpose.
  const keeping = owned
    ? keepRunning({
        name: 'PostgreSQL',
        isRunning: () => isPostgresOf(cluster, postmaster.pid),
        start: async () => {
          const { port } = postmaster;
          postmaster = (await joinRunning(cluster)) ?? (await launch(cluster, binaries, { overrides, port }));
        },
        tell,
      })
    : null;
  return {
    url,
    stop: async () => {
      await keeping?.stop();
      if (!owned) return;
      rmSync(owner, { force: true });
      await stop(postmaster.pid);
    },
  };
}

/** The longest socket name that all systems support. */
const longestSocket = 100;

/** Through its socket, a fifth faster than TCP; through TCP if the socket's path is too long. */
function urlOf({ folder, password }: Cluster, port: number, database: string): string {
  const socket = join(folder, `.s.PGSQL.${port}`);
  const isNamed = Buffer.byteLength(socket) <= longestSocket && existsSync(socket);
  const where = isNamed ? `?host=${encodeURIComponent(folder)}` : '';
  return `postgres://postgres:${password}@127.0.0.1:${port}/${database}${where}`;
}

/** Waits for an owner without a server, which is about to restart it on the known port. */
async function awaitOwner(cluster: Cluster, owner: string): Promise<Postmaster | null> {
  for (let waited = 0; waited < 15_000 && isOwnedByAnother(owner); waited += 200) {
    await pause(200);
    const found = await joinRunning(cluster);
    if (found) return found;
  }
  return null;
}

async function joinRunning(cluster: Cluster): Promise<Postmaster | null> {
  const lock = join(cluster.folder, 'postmaster.pid');
  const deadline = performance.now() + 60_000;
  while (existsSync(lock)) {
    const found = readPostmaster(lock);
    if (found && (await answers(cluster, found.port))) return found;
    // After a crash or power failure, the pid may be free or belong to another process.
    if (!found || !isPostgresOf(cluster, found.pid)) {
      rmSync(lock, { force: true });
      return null;
    }
    if (performance.now() > deadline) {
      throw new Error(
        `PostgreSQL (process ${found.pid}) holds ${cluster.folder} but does not answer. Stop that process and start again.`,
      );
    }
    await pause(100); // Starting, recovering or shutting down.
  }
  return null;
}

/** Processes of a killed server end some seconds after it; until then its memory and its socket are in use. */
const isInUseStill = /pre-existing shared memory block|File exists/;
const endOfKilled = 10_000;

async function launchPatiently(cluster: Cluster, binaries: string, start: Launch): Promise<Postmaster> {
  const deadline = Date.now() + endOfKilled;
  for (;;) {
    try {
      return await launch(cluster, binaries, start);
    } catch (error) {
      const mayPass = error instanceof Error && isInUseStill.test(error.message);
      if (!mayPass || Date.now() > deadline) throw error;
      await pause(300);
    }
  }
}

async function launch(cluster: Cluster, binaries: string, start: Launch): Promise<Postmaster> {
  const port = start.port ?? (await freePort());
  const log = openSync(`${cluster.folder}.log`, start.port ? 'a' : 'w', privateFile);
  const options = Object.entries({
    ...settings,
    ...postgresMemory(detectMemory()),
    ...start.overrides,
    port: String(port),
  }).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const server = spawn(join(binaries, 'bin', 'postgres'), ['-D', insideName(cluster.folder), ...options], {
    cwd: cluster.folder,
    detached: true, // Ctrl-C must not reach the database. We stop it after our own work.
    stdio: ['ignore', log, log],
    env: { LC_ALL: 'C', PATH: process.env.PATH },
    ...(isRoot ? droppedUser : {}),
  });
  closeSync(log);
  server.unref();
  let ended = false;
  server.once('exit', () => {
    ended = true;
  });
  server.once('error', () => {
    ended = true;
  });
  start.whileStarting?.();
  for (let waited = 0; waited < 60_000; waited += 20) {
    const started = readPostmaster(join(cluster.folder, 'postmaster.pid'));
    if (started?.isReady && started.pid === server.pid) return started;
    if (ended) {
      // Another process may have started the server first.
      const running = await joinRunning(cluster);
      if (running) return running;
      throw new Error(
        `The embedded PostgreSQL ended while starting:\n${readFileSync(`${cluster.folder}.log`, 'utf8').slice(-2_000)}`,
      );
    }
    await pause(20);
  }
  throw new Error(`The embedded PostgreSQL did not answer within a minute; see ${cluster.folder}.log`);
}

function readPostmaster(lock: string): Postmaster | null {
  try {
    const [pid, , , port, , , , status] = readFileSync(lock, 'utf8').split('\n');
    const found = { pid: Number(pid), port: Number(port), isReady: status?.trim() === 'ready' };
    return Number.isInteger(found.pid) && found.pid > 0 ? found : null;
  } catch {
    return null;
  }
}

async function answers(cluster: Cluster, port: number): Promise<boolean> {
  if (!port) return false;
  const client = new Client({
    host: '127.0.0.1',
    port,
    user: 'postgres',
    password: cluster.password,
    database: 'postgres',
    connectionTimeoutMillis: 2_000,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

function isPostgresOf(cluster: Cluster, pid: number): boolean {
  if (!isAlive(pid)) return false;
  if (process.platform !== 'linux') return true;
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === cluster.folder;
  } catch {
    return false;
  }
}

/** The first running program on a data folder stops the database when it ends. Later ones only use it. */
function takeOwnership(file: string): boolean {
  if (isOwnedByAnother(file)) return false;
  writeFileSync(file, processIdentity(process.pid), { mode: privateFile });
  return true;
}

function isOwnedByAnother(file: string): boolean {
  const owner = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return owner !== processIdentity(process.pid) && isStillRunning(owner);
}

async function stop(pid: number): Promise<void> {
  if (!isAlive(pid)) return;
  process.kill(pid, 'SIGINT');
  for (let waited = 0; waited < 30_000 && isAlive(pid); waited += 20) await pause(20);
}

function freePort(): Promise<number> {
  return new Promise((found, failed) => {
    const probe = createServer();
    probe.once('error', failed);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        address && typeof address === 'object' ? found(address.port) : failed(new Error('no free port')),
      );
    });
  });
}
