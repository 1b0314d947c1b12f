import { Counter, Histogram, type Registry } from 'prom-client';

/** Seconds: from a cached page to an upload over a slow connection. */
const buckets = [0.005, 0.02, 0.1, 0.5, 2, 10, 60];
const methods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']);

export interface MeteredRequest {
  /** The route pattern, never the actual address. */
  readonly route: string;
  readonly method: string;
  readonly status: number;
  /** The start time by performance.now(). */
  readonly since: number;
}

/** Counts requests, except for those on the fast path to cached pages, which has its own counter. */
export class RequestMeter {
  readonly #answered: Counter<'route' | 'method' | 'status'>;
  readonly #took: Histogram<'route'>;

  constructor(registry: Registry) {
    this.#answered = new Counter({
      name: 'pagehaul_http_requests_total',
      help: 'Requests answered by route pattern; pages from memory are in pagehaul_cached_pages_total',
      labelNames: ['route', 'method', 'status'],
      registers: [registry],
    });
    this.#took = new Histogram({
      name: 'pagehaul_http_request_duration_seconds',
      help: 'Response time by route pattern; for event streams, time to the start',
      labelNames: ['route'],
      buckets,
      registers: [registry],
    });
  }

  add({ route, method, status, since }: MeteredRequest): void {
    const known = methods.has(method) ? method : 'other';
    this.#answered.inc({ route, method: known, status: String(status) });
    this.#took.observe({ route }, (performance.now() - since) / 1_000);
  }
}
