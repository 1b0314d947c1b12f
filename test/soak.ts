import { setTimeout as pause } from 'node:timers/promises';
import type { PageRow } from '../src/contract/pages.ts';
import { createTemplate, generateBatch, planBatch, towns } from './factories.ts';
import type { TestProgram } from './test-program.ts';

/** What an address answered from one change to the next. */
type State =
  | { readonly kind: 'live'; readonly title: string }
  | { readonly kind: 'moved'; readonly to: string }
  | { readonly kind: 'nothing' };

interface Span {
  readonly state: State;
  readonly from: number;
  until: number;
}

export interface SoakReport {
  readonly reads: number;
  readonly changes: number;
  readonly wrong: readonly string[];
  /** Heap in use after a third of the time, and at the end, in bytes. */
  readonly heap: readonly [number, number];
}

/** Nothing is shown longer than this after it changed, in milliseconds. */
const stalest = 2_000;
const readers = 6;

/**
 * Reads public pages as fast as they come while pages change status and address, redirects come and go and batches are
 * generated and reverted, and holds every answer against what the address was to answer at that moment.
 */
export async function soak(program: TestProgram, origin: string, milliseconds: number): Promise<SoakReport> {
  const pages = await makePages(program);
  const spans = new Map(pages.map(page => [`/${page.slug}/`, [spanOf({ kind: 'live', title: page.title })]]));
  const end = Date.now() + milliseconds;
  const wrong: string[] = [];
  const counts = { reads: 0, changes: 0 };
  const read = async () => {
    for (let n = 0; Date.now() < end && wrong.length < 5; n += 1) {
      const path = [...spans.keys()][(n * 7) % spans.size] ?? '/';
      const started = Date.now();
      const response = await fetch(`${origin}${path}`, { redirect: 'manual' });
      const body = await response.text();
      counts.reads += 1;
      const allowed = (spans.get(path) ?? []).filter(span => span.until + stalest >= started);
      if (!allowed.some(({ state }) => isAnswer(state, response, body))) {
        wrong.push(
          `${path} ${response.status} ${response.headers.get('location') ?? ''}, expected ${JSON.stringify(allowed)}`,
        );
      }
    }
  };
  const change = async () => {
    for (let n = 0; Date.now() < end; n += 1) {
      const page = pages[n % pages.length];
      if (page) await changePage(program, page, spans, n);
      counts.changes += 1;
      await pause(20);
    }
  };
  const generate = async () => {
    for (let n = 0; Date.now() < end; n += 1) {
      const batch = await planBatch(program, {
        template_id: pages[0]?.template_id,
        keywords: `service ${n}`,
      });
      await generateBatch(program, batch.id);
      await program.call('POST', `/api/batches/${batch.id}/revert`);
      await pause(1_000);
    }
  };
  const heap: number[] = [];
  const measure = async () => {
    await pause(milliseconds / 3);
    heap.push(heapNow());
  };
  await Promise.all([...Array.from({ length: readers }, read), change(), generate(), measure()]);
  return { ...counts, wrong, heap: [heap[0] ?? 0, heapNow()] };
}

async function makePages(program: TestProgram): Promise<PageRow[]> {
  const template_id = (await createTemplate(program)).id;
  const batch = await planBatch(program, { template_id, locations: towns(24), keywords: 'soaking' });
  await generateBatch(program, batch.id);
  const { items } = await program.call<{ items: PageRow[] }>('GET', '/api/pages?search=soaking&per_page=200');
  return items;
}

/** One page in turn: given another address, taken down with a redirect, and brought back each time. */
async function changePage(
  program: TestProgram,
  { id, slug, title }: PageRow,
  spans: Map<string, Span[]>,
  n: number,
): Promise<void> {
  const path = `/${slug}/`;
  const live: State = { kind: 'live', title };
  const patch = (body: unknown) => program.call('PATCH', `/api/pages/${id}`, body);
  if (n % 2 === 0) {
    const other = `${slug}-too`;
    await during(
      [become(spans, path, { kind: 'moved', to: `/${other}/` }), become(spans, `/${other}/`, live)],
      () => patch({ slug: other }),
    );
    await pause(50);
    await during([become(spans, path, live), become(spans, `/${other}/`, { kind: 'moved', to: path })], () =>
      patch({ slug }),
    );
    return;
  }
  const to = n % 4 === 1 ? '/about' : '/pricing';
  await during([become(spans, path, { kind: 'moved', to })], () =>
    patch({ status: 'archived', redirect_to: to }),
  );
  await pause(50);
  await during([become(spans, path, live)], () => patch({ status: 'published' }));
}

const spanOf = (state: State): Span => ({ state, from: Date.now(), until: Number.POSITIVE_INFINITY });

/** From now on an address may answer this; what it answered before ends when the change has been made. */
function become(spans: Map<string, Span[]>, path: string, state: State): () => void {
  const known = spans.get(path) ?? [spanOf({ kind: 'nothing' })];
  const before = known.filter(span => span.until === Number.POSITIVE_INFINITY);
  spans.set(path, [...known.slice(-6), spanOf(state)]);
  return () => {
    for (const span of before) span.until = Date.now();
  };
}

async function during(ends: readonly (() => void)[], work: () => Promise<unknown>): Promise<void> {
  await work();
  for (const end of ends) end();
}

function isAnswer(state: State, response: Response, body: string): boolean {
  if (state.kind === 'nothing') return response.status === 404;
  if (state.kind === 'moved') return response.status === 301 && response.headers.get('location') === state.to;
  return response.status === 200 && body.includes(`<title>${state.title}`);
}

function heapNow(): number {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed;
}
