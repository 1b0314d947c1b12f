import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyPages } from '../copy-pages.ts';
import { residentSize } from '../memory.ts';
import { isInstalled, startNginx } from '../nginx.ts';
import { median } from '../percentiles.ts';
import type { Measurement } from '../report.ts';
import { type ServerProcess, startServerProcess } from '../server-process.ts';
import { temporaryFolder } from '../temporary-program.ts';
import { load, pathsOf, type Run, randomPages } from '../wrk.ts';

const seconds = 6;
const rounds = 3;

/** Cached pages of the demo, ours against nginx with the same bytes as files, in turns. */
export async function measureServe(): Promise<Measurement> {
  if (!isInstalled('wrk', '--version')) return skipped('wrk is not installed (Debian: apt install wrk)');
  const folder = temporaryFolder();
  const server = await startServerProcess(join(folder.path, 'data'), { DEMO: '1' });
  try {
    const paths = await pathsOf(server);
    const bytes = await copyPages(server.origin, paths, join(folder.path, 'files'));
    const script = join(folder.path, 'random-page.lua');
    writeFileSync(script, randomPages(paths));
    const nginx = isInstalled('nginx', '-v')
      ? await startNginx(folder.path, join(folder.path, 'files'))
      : null;
    try {
      return await compare({ server, nginx: nginx?.origin ?? null, script, bytes });
    } finally {
      await nginx?.stop();
    }
  } finally {
    await server.stop();
    folder.remove();
  }
}

function skipped(reason: string): Measurement {
  return { measure: 'serve', size: null, figures: { skipped: reason } };
}

interface Contest {
  readonly server: ServerProcess;
  readonly nginx: string | null;
  readonly script: string;
  readonly bytes: number;
}

async function compare(contest: Contest): Promise<Measurement> {
  const { server, script, bytes } = contest;
  await load(server.origin, script, 2);
  return {
    measure: 'serve',
    size: null,
    figures: {
      ...(await turnByTurn(contest, 32)),
      ...prefixed('64 connections', await turnByTurn(contest, 64)),
      'packed page_bytes': bytes,
      'server after it_bytes': residentSize(server.pid),
    },
  };
}

async function turnByTurn(
  { server, nginx, script }: Contest,
  connections: number,
): Promise<Measurement['figures']> {
  const ours: Run[] = [];
  const theirs: Run[] = [];
  for (let round = 0; round < rounds; round += 1) {
    ours.push(await load(server.origin, script, seconds, connections));
    if (nginx) theirs.push(await load(nginx, script, seconds, connections));
  }
  const rate = median(ours.map(run => run.rate));
  const p99 = median(ours.map(run => run.p99));
  const reference = nginx ? median(theirs.map(run => run.rate)) : null;
  return {
    requests_per_second: rate,
    p99_ms: p99,
    nginx_per_second: reference,
    nginx_p99_ms: nginx ? median(theirs.map(run => run.p99)) : null,
    ratio_to_nginx: reference === null ? 'nginx is not installed' : rate / reference,
    'p99 to nginx’s': nginx ? p99 / median(theirs.map(run => run.p99)) : null,
    failed_requests: [...ours, ...theirs].reduce((sum, run) => sum + run.failed, 0),
  };
}

function prefixed(prefix: string, figures: Measurement['figures']): Measurement['figures'] {
  return Object.fromEntries(Object.entries(figures).map(([name, figure]) => [`${prefix}, ${name}`, figure]));
}
