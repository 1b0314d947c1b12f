import { percentiles } from '../percentiles.ts';
import type { Measurement } from '../report.ts';
import { type ServerProcess, startServerProcess } from '../server-process.ts';
import { rareKeyword, rareTown, workload } from '../workload.ts';

interface Listed {
  readonly items: readonly { readonly template_id: string }[];
  readonly next_cursor: string | null;
  readonly total: number;
}

const calls = 60;

/** The pages list of the back office over HTTP, as a browser asks for it, each kind of question many times. */
export async function measureList(folder: string, pages: number): Promise<Measurement> {
  const server = await startServerProcess(folder);
  try {
    const first = await server.call<Listed>('/api/pages');
    const template = first.items[0]?.template_id ?? '';
    const towns = workload(pages)
      .locations.split('\n')
      .map(line => line.split(',')[0] ?? '');
    const town = (n: number) => encodeURIComponent(towns[(n * 37) % towns.length] ?? '');
    const rare = encodeURIComponent(`${rareKeyword} in ${rareTown}`);
    const figures = {
      ...(await timed(server, 'newest', () => '/api/pages')),
      ...(await timedWalk(server, 'deep by cursor', Math.floor(first.total / 100))),
      ...(await timed(
        server,
        'by page number, in the middle',
        n => `/api/pages?page=${Math.floor(first.total / 100) + n}`,
      )),
      ...(await timed(
        server,
        'template and status',
        () => `/api/pages?template_id=${template}&status=published`,
      )),
      ...(await timed(server, 'search one page', () => `/api/pages?search=${rare}`)),
      ...(await timed(server, 'search one town', n => `/api/pages?search=${town(n)}`)),
      ...(await timed(
        server,
        'search by address',
        n => `/api/pages?search=removal-in-${town(n).toLowerCase().replaceAll('%20', '-')}`,
      )),
      ...(await timed(server, 'search common words', () => '/api/pages?search=junk%20removal')),
      ...(await timed(server, 'search two letters', () => '/api/pages?search=fl')),
      ...(await timed(server, 'search nothing there', n => `/api/pages?search=zzqxv${n}`)),
    };
    return { measure: 'list', size: first.total, figures };
  } finally {
    await server.stop();
  }
}

async function timed(server: ServerProcess, name: string, path: (n: number) => string) {
  for (let n = 0; n < 3; n += 1) await server.call(path(n));
  const times: number[] = [];
  for (let n = 0; n < calls; n += 1) {
    const started = performance.now();
    await server.call(path(n + 3));
    times.push(performance.now() - started);
  }
  return shown(name, times);
}

/** Page after page from far down the list, each by the cursor of the one before. */
async function timedWalk(server: ServerProcess, name: string, page: number) {
  let { next_cursor: cursor } = await server.call<Listed>(`/api/pages?page=${page}`);
  const times: number[] = [];
  for (let n = 0; n < calls && cursor; n += 1) {
    const started = performance.now();
    ({ next_cursor: cursor } = await server.call<Listed>(`/api/pages?cursor=${cursor}`));
    times.push(performance.now() - started);
  }
  return shown(name, times);
}

function shown(name: string, times: readonly number[]): Record<string, number> {
  const { p50, p95 } = percentiles(times);
  return { [`${name}, p50_ms`]: p50, [`${name}, p95_ms`]: p95 };
}
