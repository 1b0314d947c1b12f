import type { Logger } from 'pino';
import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { Database } from '../db/database.ts';
import type { Reads } from '../db/reads.ts';
import type { CachedPages } from '../http/cached-pages.ts';
import { meterStandbys } from './meter-standbys.ts';
import { readState, type StateCounts } from './queries.ts';
import { RequestMeter } from './request-meter.ts';

export interface Metrics {
  readonly requests: RequestMeter;
  /** Adds the memory of the process that runs the jobs. */
  watchWorker(worker: { residentBytes(): number | null }): void;
  /** All metrics in Prometheus format. */
  text(): Promise<string>;
}

/** Process metrics exist once per process, even if tests start several programs in it. */
let ofProcess: Registry | undefined;

/** Milliseconds for which database counts are cached. */
const stateLasts = 5_000;

/** Creates the metrics for Prometheus. Labels never contain user data, so they are few and not personal. */
export function openMetrics({
  database,
  reads,
  cache,
  log,
}: {
  database: Database;
  reads: Pick<Reads, 'standbys'>;
  cache: CachedPages;
  log: Logger;
}): Metrics {
  const registry = new Registry();
  if (!ofProcess) {
    ofProcess = new Registry();
    collectDefaultMetrics({ register: ofProcess });
  }
  const requests = new RequestMeter(registry);
  meterCache(registry, cache);
  meterPool(registry, database);
  if (reads.standbys) meterStandbys(registry, reads.standbys);
  const state = stateGauges(registry);
  let last: { readonly at: number; readonly done: Promise<void> } | null = null;
  const lookAtState = async () => {
    try {
      state.take(await readState(database.kysely));
    } catch (error) {
      log.warn({ err: error }, 'metrics of the database could not be read');
      state.takeNothing();
    }
  };
  const process = ofProcess;
  return {
    requests,
    watchWorker: worker => meterWorker(registry, worker),
    text: async () => {
      if (!last || performance.now() - last.at > stateLasts) {
        last = { at: performance.now(), done: lookAtState() };
      }
      await last.done;
      return Registry.merge([process, registry]).metrics();
    },
  };
}

/** The cache counts in plain numbers, which are fast. They are read only here. */
function meterCache(registry: Registry, cache: CachedPages): void {
  const total = (name: string, help: string, value: () => number) =>
    registry.registerMetric(
      new Counter({
        name: `pagehaul_${name}`,
        help,
        registers: [],
        collect() {
          this.reset();
          this.inc(value());
        },
      }),
    );
  const now = (name: string, help: string, value: () => number) =>
    registry.registerMetric(
      new Gauge({
        name: `pagehaul_${name}`,
        help,
        registers: [],
        collect() {
          this.set(value());
        },
      }),
    );
  total('cached_pages_total', 'Pages answered from memory', () => cache.hits);
  total('pages_drawn_total', 'Public pages rendered because they were not in memory', () => cache.rendered);
  now('cache_bytes', 'Size of the pages in memory, roughly', () => cache.bytes);
  now('cache_pages', 'Pages in memory', () => cache.size);
}

function meterPool(registry: Registry, { pool }: Database): void {
  registry.registerMetric(
    new Gauge({
      name: 'pagehaul_database_connections',
      help: 'Connections of this process to the database; waiting: requests for one that have none yet',
      labelNames: ['state'],
      registers: [],
      collect() {
        this.set({ state: 'busy' }, pool.totalCount - pool.idleCount);
        this.set({ state: 'idle' }, pool.idleCount);
        this.set({ state: 'waiting' }, pool.waitingCount);
      },
    }),
  );
}

function meterWorker(registry: Registry, worker: { residentBytes(): number | null }): void {
  registry.registerMetric(
    new Gauge({
      name: 'pagehaul_worker_resident_memory_bytes',
      help: 'Memory of the process that runs background jobs for this one; missing while it does not run',
      registers: [],
      collect() {
        const bytes = worker.residentBytes();
        if (bytes === null) this.remove();
        else this.set(bytes);
      },
    }),
  );
}

function stateGauges(registry: Registry) {
  const registers = [registry];
  const gauge = <Label extends string>(name: string, help: string, labelNames: Label[]) =>
    new Gauge({ name: `pagehaul_${name}`, help, labelNames, registers });
  const up = gauge('database_up', '1: the database answered; 0: what it counts is missing here', []);
  const pages = gauge('pages', 'Landing pages by status', ['status']);
  const batches = gauge('batches', 'Batches by status; generating: running now', ['status']);
  const leads = gauge('leads', 'Requests of visitors by status', ['status']);
  const jobs = gauge('jobs', 'Background work by kind', ['kind', 'state']);
  const ages = gauge('job_oldest_seconds', 'Age of the oldest job of a kind that is ready to run', ['kind']);
  const outbox = gauge('outbox_waiting', 'Unsent messages', []);
  const webhooks = gauge('webhooks_waiting', 'Undelivered webhook messages', []);
  const all = [pages, batches, leads, jobs, ages, outbox, webhooks];
  return {
    take: (state: StateCounts) => {
      for (const one of all) one.reset();
      up.set(1);
      for (const { label, count } of state.pages) pages.set({ status: label }, count);
      for (const { label, count } of state.batches) batches.set({ status: label }, count);
      for (const { label, count } of state.leads) leads.set({ status: label }, count);
      for (const { name, waiting, active, oldest } of state.jobs) {
        jobs.set({ kind: name, state: 'waiting' }, waiting);
        jobs.set({ kind: name, state: 'active' }, active);
        ages.set({ kind: name }, oldest);
      }
      outbox.set(state.waiting.outbox);
      webhooks.set(state.waiting.webhooks);
    },
    takeNothing: () => {
      for (const one of all) one.reset();
      // Without labels, reset() would report 0 as a real value.
      for (const one of [outbox, webhooks]) one.remove();
      up.set(0);
    },
  };
}
