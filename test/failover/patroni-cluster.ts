import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { parse } from 'yaml';
import { freePort } from '../free-port.ts';
import { until } from '../until.ts';

const manual = join(import.meta.dirname, '../../docs/operations/failover');

interface PatroniConfig {
  restapi: Record<string, unknown>;
  bootstrap: { dcs: { postgresql: { parameters: Record<string, unknown> } } };
  postgresql: { authentication: { superuser: { password: string } } };
}

/** A server with its PostgreSQL and its Patroni. */
interface Server {
  readonly name: string;
  readonly port: number;
  readonly restPort: number;
  readonly folder: string;
  patroni: ChildProcess;
}

export interface Cluster {
  /** The address of the primary, through HAProxy. */
  readonly url: string;
  /** The address of the primary, through pgbouncer. */
  readonly poolUrl: string;
  /** The address of each server. */
  readonly serverUrls: readonly string[];
  /** The current primary. */
  readonly primary: () => Promise<string>;
  /** Kills the primary's PostgreSQL; with `whole` its Patroni too, as when a computer loses power. */
  killPrimary(how: 'postgres' | 'whole'): Promise<string>;
  /** Restarts killed servers, and waits until every server follows the primary and one of them synchronously. */
  repair(): Promise<void>;
  stop(): Promise<void>;
}

/** Three servers, etcd and HAProxy on loopback, configured by the files in docs/operations/failover. */
export async function startCluster(folder: string): Promise<Cluster> {
  // Whatever ends the test: each Patroni then stops its PostgreSQL.
  process.once('exit', () => started.forEach(child => child.kill('SIGTERM')));
  const etcd = await startEtcd(folder);
  const servers: Server[] = [];
  for (const name of ['db1', 'db2', 'db3']) {
    const own = join(folder, name);
    mkdirSync(own, { mode: 0o700 });
    const [port, restPort] = [await freePort(), await freePort()];
    writeFileSync(join(own, 'patroni.yml'), patroniConfig(name, { port, restPort, own, etcd: etcd.port }));
    give(own, join(own, 'patroni.yml'));
    servers.push({ name, port, restPort, folder: own, patroni: startPatroni(own) });
    // The first creates the cluster, the others copy it.
    if (name === 'db1')
      await until(
        () => statusOf(restPort, 'primary'),
        status => status === 200,
      );
  }
  const proxyPort = await freePort();
  const proxy = startHaproxy(folder, proxyPort, servers);
  const poolPort = await freePort();
  const pooler = startPgbouncer(folder, poolPort, proxyPort);
  const password = (parse(readFileSync(join(manual, 'patroni.yml'), 'utf8')) as PatroniConfig).postgresql
    .authentication.superuser.password;
  const urlOf = (user: string, secret: string, port: number, database: string) =>
    `postgres://${user}:${secret}@127.0.0.1:${port}/${database}`;
  await whole(servers);
  await createDatabase(urlOf('postgres', password, proxyPort, 'postgres'));

  const primary = async () => {
    for (;;)
      for (const { name, restPort } of servers)
        if ((await statusOf(restPort, 'primary')) === 200) return name;
  };
  return {
    url: urlOf('pagehaul', 'haul', proxyPort, 'pagehaul'),
    poolUrl: urlOf('pagehaul', 'haul', poolPort, 'pagehaul'),
    serverUrls: servers.map(({ port }) => urlOf('pagehaul', 'haul', port, 'pagehaul')),
    primary,
    killPrimary: async how => {
      const name = await primary();
      const server = servers.find(one => one.name === name);
      if (!server) throw new Error(`no server ${name}`);
      const [pid] = readFileSync(join(server.folder, 'data/postmaster.pid'), 'utf8').split('\n');
      if (how === 'whole') server.patroni.kill('SIGKILL');
      process.kill(Number(pid), 'SIGKILL');
      return name;
    },
    repair: async () => {
      for (const server of servers)
        if (hasEnded(server.patroni)) server.patroni = startPatroni(server.folder);
      await whole(servers);
    },
    stop: async () => {
      // Each Patroni stops its PostgreSQL.
      await Promise.all(servers.map(({ patroni }) => end(patroni)));
      await Promise.all([end(proxy), end(pooler)]);
      await end(etcd.process);
    },
  };
}

function patroniConfig(
  name: string,
  { port, restPort, own, etcd }: { port: number; restPort: number; own: string; etcd: number },
): string {
  const config = parse(readFileSync(join(manual, 'patroni.yml'), 'utf8')) as PatroniConfig;
  const { parameters } = config.bootstrap.dcs.postgresql;
  // Three servers share this computer, and what is written must survive killed processes only.
  Object.assign(parameters, { shared_buffers: '64MB', fsync: 'off', unix_socket_directories: '' });
  return JSON.stringify({
    ...config,
    name,
    etcd3: { hosts: [`127.0.0.1:${etcd}`] },
    restapi: { listen: `127.0.0.1:${restPort}`, connect_address: `127.0.0.1:${restPort}` },
    postgresql: {
      ...config.postgresql,
      listen: `127.0.0.1:${port}`,
      connect_address: `127.0.0.1:${port}`,
      data_dir: join(own, 'data'),
      pgpass: join(own, 'pgpass'),
    },
  });
}

function startPatroni(own: string): ChildProcess {
  const log = openSync(join(own, 'patroni.log'), 'a');
  return start('patroni', [join(own, 'patroni.yml')], {
    ...asPostgres(),
    cwd: own,
    stdio: ['ignore', log, log],
  });
}

async function startEtcd(folder: string): Promise<{ process: ChildProcess; port: number }> {
  const [port, peer] = [await freePort(), await freePort()];
  const address = `http://127.0.0.1:${port}`;
  const log = openSync(join(folder, 'etcd.log'), 'a');
  const child = start(
    'etcd',
    [
      '--data-dir',
      join(folder, 'etcd'),
      '--listen-client-urls',
      address,
      '--advertise-client-urls',
      address,
      '--listen-peer-urls',
      `http://127.0.0.1:${peer}`,
      '--initial-advertise-peer-urls',
      `http://127.0.0.1:${peer}`,
      '--initial-cluster',
      `default=http://127.0.0.1:${peer}`,
    ],
    { stdio: ['ignore', log, log] },
  );
  await until(
    () => statusOf(port, 'health'),
    status => status === 200,
  );
  return { process: child, port };
}

function startHaproxy(folder: string, port: number, servers: readonly Server[]): ChildProcess {
  let config = readFileSync(join(manual, 'haproxy.cfg'), 'utf8').replace(
    '127.0.0.1:5000',
    `127.0.0.1:${port}`,
  );
  config = config.replace('port 8008 ', '');
  for (const server of servers)
    config = config.replace(
      `${server.name}:5432 check`,
      `127.0.0.1:${server.port} check port ${server.restPort}`,
    );
  const file = join(folder, 'haproxy.cfg');
  writeFileSync(file, config);
  const log = openSync(join(folder, 'haproxy.log'), 'a');
  return start('haproxy', ['-db', '-f', file], { stdio: ['ignore', log, log] });
}

function startPgbouncer(folder: string, port: number, proxyPort: number): ChildProcess {
  const own = join(folder, 'pgbouncer');
  mkdirSync(own, { mode: 0o700 });
  const users = join(own, 'userlist.txt');
  const config = readFileSync(join(manual, 'pgbouncer.ini'), 'utf8')
    .replace('port=5000', `port=${proxyPort}`)
    .replace('6432', String(port))
    .replace('/etc/pgbouncer/userlist.txt', users);
  writeFileSync(users, '"pagehaul" "haul"\n');
  writeFileSync(join(own, 'pgbouncer.ini'), `${config}unix_socket_dir =\n`);
  give(own, users, join(own, 'pgbouncer.ini'));
  const log = openSync(join(folder, 'pgbouncer.log'), 'a');
  return start('pgbouncer', [join(own, 'pgbouncer.ini')], { ...asPostgres(), stdio: ['ignore', log, log] });
}

/** Creates the database as docs/operations/past-one-machine.md says. */
async function createDatabase(url: string): Promise<void> {
  const client = await until(
    async () => {
      const fresh = new Client({ connectionString: url });
      fresh.on('error', () => undefined);
      return fresh.connect().then(
        () => fresh,
        () => null,
      );
    },
    connected => connected !== null,
  );
  await client?.query(`create role pagehaul login password 'haul'`);
  await client?.query('create database pagehaul owner pagehaul');
  await client?.end();
}

/** Until one server is the primary, the others stream from it, and one of them synchronously. */
async function whole(servers: readonly Server[]): Promise<void> {
  for (const role of ['primary', 'sync', 'replica?lag=1MB'] as const)
    await until(
      async () => {
        const statuses = await Promise.all(servers.map(({ restPort }) => statusOf(restPort, role)));
        return statuses.filter(status => status === 200).length;
      },
      count => count === (role === 'replica?lag=1MB' ? servers.length - 1 : 1),
    );
}

function statusOf(port: number, path: string): Promise<number> {
  return fetch(`http://127.0.0.1:${port}/${path}`, { signal: AbortSignal.timeout(1_000) }).then(
    async reply => {
      await reply.arrayBuffer();
      return reply.status;
    },
    () => 0,
  );
}

const isRoot = process.getuid?.() === 0;

/** PostgreSQL refuses to run as root. */
function asPostgres(): { uid?: number; gid?: number } {
  return isRoot ? postgresIds() : {};
}

function postgresIds(): { uid: number; gid: number } {
  const id = (flag: string) => Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout);
  return { uid: id('-u'), gid: id('-g') };
}

function give(...paths: readonly string[]): void {
  if (!isRoot) return;
  const { uid, gid } = postgresIds();
  for (const path of paths) chownSync(path, uid, gid);
}

const started: ChildProcess[] = [];

function start(...args: Parameters<typeof spawn>): ChildProcess {
  const child = spawn(...args);
  started.push(child);
  return child;
}

const hasEnded = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null;

async function end(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}
