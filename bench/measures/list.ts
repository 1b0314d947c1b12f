import type { Measurement } from '../report.ts';
import { startServerProcess } from '../server-process.ts';
import { type TimedServer, timeCalls, waitUntilIdle } from '../timed-calls.ts';
import { rareKeyword, rareTown, workload } from '../workload.ts';

interface Listed {
  readonly items: readonly { readonly template_id: string }[];
  readonly next_cursor: string | null;
  readonly total: number;
}

/** The pages list of the back office over HTTP, as a browser requests it, each kind of query many times. */
export async function measureList(folder: string, pages: number): Promise<Measurement> {
  const server = await startServerProcess(folder);
  try {
    const timedServer = { server, folder };
    await waitUntilIdle(timedServer);
    const timed = (name: string, path: (n: number) => string) =>
      timeCalls(timedServer, name, n => server.call(path(n)));
    const first = await server.call<Listed>('/api/pages');
    const template = first.items[0]?.template_id ?? '';
    const towns = workload(pages)
      .locations.split('\n')
      .map(line => line.split(',')[0] ?? '');
    const town = (n: number) => encodeURIComponent(towns[(n * 37) % towns.length] ?? '');
    const rare = encodeURIComponent(`${rareKeyword} in ${rareTown}`);
    const figures = {
      ...(await timed('newest', () => '/api/pages')),
      ...(await timedWalk(timedServer, 'deep by cursor', Math.floor(first.total / 100))),
      ...(await timed(
        'by page number, in the middle',
        n => `/api/pages?page=${Math.floor(first.total / 100) + n}`,
      )),
      ...(await timed('template and status', () => `/api/pages?template_id=${template}&status=published`)),
      ...(await timed(
        'template, by page number in the middle',
        n => `/api/pages?template_id=${template}&page=${Math.floor(first.total / 100) + n}`,
      )),
      ...(await timed('template, drafts', () => `/api/pages?template_id=${template}&status=draft`)),
      ...(await timed('search one page', () => `/api/pages?search=${rare}`)),
      ...(await timed('search one town', n => `/api/pages?search=${town(n)}`)),
      ...(await timed(
        'search by address',
        n => `/api/pages?search=removal-in-${town(n).toLowerCase().replaceAll('%20', '-')}`,
      )),
      ...(await timed('search common words', () => '/api/pages?search=junk%20removal')),
      ...(await timed('search two letters', () => '/api/pages?search=fl')),
      ...(await timed('search nothing there', n => `/api/pages?search=zzqxv${n}`)),
    };
    return { measure: 'list', size: first.total, figures };
  } finally {
    await server.stop();
  }
}

/** Page after page from far down the list, each by the cursor of the one before. */
async function timedWalk(timed: TimedServer, name: string, page: number) {
  const { server } = timed;
  let { next_cursor: cursor } = await server.call<Listed>(`/api/pages?page=${page}`);
  return timeCalls(timed, name, async () => {
    ({ next_cursor: cursor } = await server.call<Listed>(`/api/pages?cursor=${cursor}`));
  });
}
