import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { PageRow } from '../../src/contract/pages/pages.ts';
import { createTemplate, generateBatch, planBatch, towns } from '../factories.ts';
import type { TestProgram } from '../test-program.ts';
import { changeBatch, changePage, changeRule } from './soak-changes.ts';
import { isAnswer, States, titleOf } from './soak-states.ts';

export interface SoakReport {
  /** Answers compared with the expected answer at that time. */
  readonly reads: number;
  /** Answers of unchanged pages, read by a separate process. */
  readonly steady: { readonly reads: number; readonly slowest: number };
  readonly changes: { readonly pages: number; readonly rules: number; readonly batches: number };
  readonly wrong: readonly string[];
  /** After a third of the time, and at the end, in bytes. */
  readonly heap: readonly [number, number];
  readonly resident: readonly [number, number];
}

const readers = 6;
/** Fixed pages, lists of pages and an address of nothing, among the pages. */
const others = ['/', '/about', '/pricing', '/locations', '/locations/fl', '/nothing-was-ever-here'];

/**
 * Reads public pages as fast as they come while pages change status and address, redirects come and go and batches are
 * generated and reverted, and holds every answer against what the address was to answer at that moment.
 */
export async function soak(program: TestProgram, origin: string, milliseconds: number): Promise<SoakReport> {
  const [changing, staying] = [await makePages(program, 'soaking'), await makePages(program, 'steady', 40)];
  const states = new States();
  for (const { slug, title } of changing) states.become(`/${slug}/`, { kind: 'live', title })();
  await addOthers(states, origin);
  const flood = startFlood(origin, staying);
  const end = Date.now() + milliseconds;
  const wrong: string[] = [];
  const changes = { pages: 0, rules: 0, batches: 0 };
  const reads = { count: 0 };
  /** On a busy machine it takes longer until anything has been seen. */
  const hasSeenSome = () => reads.count > 50 && Object.values(changes).every(made => made > 0);
  const isOver = () => wrong.length >= 5 || (Date.now() >= end && hasSeenSome());
  let early = memoryNow();
  await Promise.all([
    ...Array.from({ length: readers }, (_, reader) =>
      readOn({ origin, states, reader, reads, wrong, isOver }),
    ),
    repeat(async n => {
      const page = changing[n % changing.length];
      if (page) await changePage(program, page, states, n);
      changes.pages += 1;
      await pause(20);
    }),
    repeat(async n => {
      await changeRule(program, states, n);
      changes.rules += 1;
      await pause(100);
    }),
    repeat(async n => {
      const paths = await changeBatch(program, changing[0]?.template_id ?? null, states, n);
      changes.batches += 1;
      await pause(3_000);
      for (const path of paths) states.forget(path);
    }),
    measureEarly(),
  ]);
  const late = memoryNow();
  const steady = await endFlood(flood);
  return {
    reads: reads.count,
    steady: { reads: steady.reads, slowest: steady.slowest },
    changes,
    wrong: [...wrong, ...steady.wrong],
    heap: [early.heap, late.heap],
    resident: [early.resident, late.resident],
  };

  async function measureEarly(): Promise<void> {
    await pause(milliseconds / 3);
    early = memoryNow();
  }

  async function repeat(work: (n: number) => Promise<void>): Promise<void> {
    for (let n = 0; !isOver(); n += 1) {
      await work(n).catch((error: unknown) => {
        wrong.push(String(error));
      });
    }
  }
}

interface Reading {
  readonly origin: string;
  readonly states: States;
  readonly reader: number;
  readonly reads: { count: number };
  readonly wrong: string[];
  readonly isOver: () => boolean;
}

/** Every third time as a browser that has the page already. */
async function readOn({ origin, states, reader, reads, wrong, isOver }: Reading): Promise<void> {
  const kept = new Map<string, { readonly etag: string; readonly title: string | null }>();
  for (let n = reader; !isOver(); n += 7) {
    const path = states.pathAt(n);
    const known = n % 3 === 0 ? kept.get(path) : undefined;
    const asked = Date.now();
    const response = await fetch(`${origin}${path}`, {
      redirect: 'manual',
      headers: known ? { 'if-none-match': known.etag } : {},
    });
    const title = response.status === 304 ? (known?.title ?? null) : titleOf(await response.text());
    const etag = response.headers.get('etag');
    if (response.status === 200 && etag) kept.set(path, { etag, title });
    if (kept.size > 500) kept.clear();
    reads.count += 1;
    const answer = { status: response.status, location: response.headers.get('location'), title };
    const allowed = states.allowed(path, asked);
    if (allowed.length > 0 && !allowed.some(state => isAnswer(state, answer)))
      wrong.push(`${path} ${JSON.stringify(answer)}, expected ${JSON.stringify(allowed)}`);
  }
}

async function makePages(program: TestProgram, keyword: string, count = 24): Promise<PageRow[]> {
  const template_id = (await createTemplate(program)).id;
  const batch = await planBatch(program, { template_id, locations: towns(count), keywords: keyword });
  await generateBatch(program, batch.id);
  const { items } = await program.call<{ items: PageRow[] }>(
    'GET',
    `/api/pages?search=${keyword}&per_page=200`,
  );
  if (items.length !== count) throw new Error(`${items.length} of ${count} pages were made`);
  return items;
}

/** What they show changes with the pages, their titles don't. */
async function addOthers(states: States, origin: string): Promise<void> {
  for (const path of others) {
    const response = await fetch(`${origin}${path}`, { redirect: 'manual' });
    const title = titleOf(await response.text());
    if (response.status === 200 && title) states.become(path, { kind: 'live', title })();
    else if (response.status !== 404) throw new Error(`${path} answered ${response.status}`);
    else states.become(path, { kind: 'nothing' })();
  }
}

interface Flooded {
  readonly reads: number;
  readonly slowest: number;
  readonly wrong: readonly string[];
}

function startFlood(origin: string, pages: readonly PageRow[]): ChildProcess {
  const list = pages.map(({ slug, title }) => [`/${slug}/`, title]);
  return fork(fileURLToPath(new URL('./soak-flood.ts', import.meta.url)), [origin, JSON.stringify(list)], {
    execArgv: [],
  });
}

async function endFlood(flood: ChildProcess): Promise<Flooded> {
  const told = once(flood, 'message');
  flood.send('stop');
  const [found] = (await told) as [Flooded];
  return found;
}

/** What is held, not what waits to be swept away. */
function memoryNow(): { readonly heap: number; readonly resident: number } {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc()');
  const { heapUsed, rss } = process.memoryUsage();
  return { heap: heapUsed, resident: rss };
}
