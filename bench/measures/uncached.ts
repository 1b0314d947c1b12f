import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyPages } from '../copy-pages.ts';
import { residentSize } from '../memory.ts';
import { isInstalled, startNginx } from '../nginx.ts';
import { median } from '../percentiles.ts';
import { processorMs } from '../processor-time.ts';
import type { Measurement } from '../report.ts';
import { databaseUrlOf, type ServerProcess, startServerProcess } from '../server-process.ts';
import { postmasterOf } from '../temporary-program.ts';
import { load, pathsOf, type Run, randomPages } from '../wrk.ts';

const seconds = 5;
const rounds = 3;
/**
 * Requested once, these fill the half of the cache that admits every page; others need two requests within some 16,000.
 */
const fillingPages = 8_000;
/** Warms up the code, and tells how long it takes until each page was asked for once. */
const warmUpSeconds = 10;
/** Beyond that, part of the pages is measured as they are the first time. */
const maxTurnSeconds = 300;

/**
 * Uncached pages over HTTP: enough in turn that none is still cached when its turn comes again. Served by one process,
 * and by two that share a database.
 */
export async function measureUncached(folder: string, pages: number): Promise<Measurement> {
  if (!isInstalled('wrk', '--version'))
    return skipped(pages, 'wrk is not installed (Debian: apt install wrk)');
  const server = await startServerProcess(folder);
  const servers = [server];
  const postmaster = postmasterOf(folder);
  try {
    const all = shuffled(await pathsOf(server));
    const paths = all.slice(fillingPages);
    if (paths.length < fewest) return skipped(pages, `it takes ${fillingPages + fewest} pages`);
    const list = join(folder, 'paths.txt');
    writeFileSync(list, `${paths.join('\n')}\n`);
    await askOnce(server.origin, all.slice(0, fillingPages));
    const asked = { servers, postmaster, pages: paths.length };
    const plain = await measured(asked, join(folder, 'plain.lua'), script(list, null));
    const packed = await measured({ ...asked, pages: 0 }, join(folder, 'compressed.lua'), script(list, 'br'));
    const nginx = await rateOfNginx(server.origin, folder, paths.slice(0, pagesOfNginx));
    const size = residentSize(server.pid);
    const env = { DATABASE_URL: databaseUrlOf(folder) };
    const second = await startServerProcess(folder, env, ['--only', 'web']);
    servers.push(second);
    await askOnce(second.origin, all.slice(0, fillingPages));
    const two = await measured(asked, join(folder, 'two.lua'), script(list, null));
    return {
      measure: 'uncached',
      size: paths.length,
      figures: {
        ...named('identity', plain),
        ...named('identity, two processes', two),
        'by two processes, of one': median(rates(two)) / median(rates(plain)),
        ...named('br', packed),
        nginx_per_second: nginx,
        ratio_to_nginx: nginx === null ? 'nginx is not installed' : median(rates(plain)) / nginx,
        'server after it_bytes': size,
      },
    };
  } finally {
    for (const one of servers.toReversed()) await one.stop();
  }
}

function skipped(size: number, why: string): Measurement {
  return { measure: 'uncached', size, figures: { skipped: why } };
}

/** Fewer would still be cached in the next turn. */
const fewest = 20_000;

/** The number of open files that nginx caches. */
const pagesOfNginx = 1_000;

/** Measures how many of these pages one worker of nginx serves in a second, from compressed files. */
async function rateOfNginx(origin: string, folder: string, paths: readonly string[]): Promise<number | null> {
  if (!isInstalled('nginx', '-v')) return null;
  await copyPages(origin, paths, join(folder, 'files'));
  const file = join(folder, 'nginx.lua');
  writeFileSync(file, randomPages(paths));
  const nginx = await startNginx(folder, join(folder, 'files'));
  try {
    const runs: Run[] = [];
    for (let round = 0; round < rounds; round += 1) runs.push(await load(nginx.origin, file, seconds));
    return median(rates(runs));
  } finally {
    await nginx.stop();
  }
}

/** The number of concurrent requests. */
const atOnce = 32;

async function askOnce(origin: string, paths: readonly string[]): Promise<void> {
  const left = paths.values();
  const asking = Array.from({ length: atOnce }, async () => {
    for (const path of left) await (await fetch(`${origin}${path}`)).arrayBuffer();
  });
  await Promise.all(asking);
}

interface Load extends Run {
  /** Processor time of the servers for one page, in microseconds, and with the database's. */
  readonly cpu: number;
  readonly cpuOfAll: number;
}

interface Asked {
  readonly servers: readonly ServerProcess[];
  readonly postmaster: number;
  /** The number of pages, which are all requested once, in turn, before anything is counted. */
  readonly pages: number;
}

/** Measures all servers at the same time, with one wrk each. */
async function measured(
  { servers, postmaster, pages }: Asked,
  file: string,
  lua: string,
): Promise<readonly Load[]> {
  writeFileSync(file, lua);
  const loadAll = (duration: number) =>
    Promise.all(servers.map(server => load(server.origin, file, duration)));
  const ofServers = () => servers.reduce((sum, server) => sum + processorMs(server.pid), 0);
  const found: Load[] = [];
  const warm = await loadAll(warmUpSeconds);
  const turn = pages / Math.min(...rates(warm));
  if (turn > 1) await loadAll(Math.min(maxTurnSeconds, Math.ceil(turn)));
  for (let round = 0; round < rounds; round += 1) {
    const [before, beforeOfDatabase] = [ofServers(), processorMs(postmaster, true)];
    const runs = await loadAll(seconds);
    const rate = runs.reduce((sum, run) => sum + run.rate, 0);
    const spent = ofServers() - before;
    const ofDatabase = processorMs(postmaster, true) - beforeOfDatabase;
    found.push({
      rate,
      p99: Math.max(...runs.map(run => run.p99)),
      failed: runs.reduce((sum, run) => sum + run.failed, 0),
      cpu: (spent * 1_000) / (rate * seconds),
      cpuOfAll: ((spent + ofDatabase) * 1_000) / (rate * seconds),
    });
  }
  return found;
}

const rates = (runs: readonly Run[]) => runs.map(run => run.rate);

function named(name: string, runs: readonly Load[]): Record<string, number> {
  return {
    [`${name}_per_second`]: median(rates(runs)),
    [`${name}, p99_ms`]: median(runs.map(run => run.p99)),
    [`${name}, server processor microseconds a page`]: median(runs.map(run => run.cpu)),
    [`${name}, processor microseconds a page`]: median(runs.map(run => run.cpuOfAll)),
    [`${name}, failed`]: runs.reduce((sum, run) => sum + run.failed, 0),
  };
}

/** Shuffles paths into the same order in every run. */
function shuffled(paths: readonly string[]): readonly string[] {
  return paths
    .map((path, at) => ({ path, draw: Math.imul(at + 1, 0x9e3779b1) >>> 0 }))
    .toSorted((a, b) => a.draw - b.draw)
    .map(({ path }) => path);
}

/** Reads the addresses from a file: there are more than one Lua table may be written with. */
function script(list: string, encoding: string | null): string {
  const headers = encoding === null ? '{}' : `{ ["Accept-Encoding"] = "${encoding}" }`;
  return [
    'local paths = {}',
    `for line in io.lines(${JSON.stringify(list)}) do paths[#paths + 1] = line end`,
    'local at = os.time() * 7919 % #paths',
    'function request()',
    '  at = at % #paths + 1',
    `  return wrk.format("GET", paths[at], ${headers})`,
    'end',
    '',
  ].join('\n');
}
