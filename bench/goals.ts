/** The minimum or maximum of a figure. Measures and figures are named as they are printed. */
export interface Goal {
  readonly atLeast?: number;
  readonly atMost?: number;
  /** Smaller sizes have no such goal. */
  readonly fromPages?: number;
  /** Nor have larger ones. */
  readonly upToPages?: number;
}

const wait = { atMost: 30 };
const changed = { atLeast: 5_000, fromPages: 100_000 };

/** The figures of the design. A name without a comma also holds for figures that end with it: "newest, p95_ms". */
const goals: Readonly<Record<string, Readonly<Record<string, Goal | readonly Goal[]>>>> = {
  plan: { rows_per_second: { atLeast: 192_000, fromPages: 1_000_000 } },
  likeness: {
    seconds: [
      { atMost: 1, upToPages: 10_000 },
      { atMost: 180, fromPages: 1_000_000 },
    ],
    node_peak_bytes: { atMost: 1e9 },
  },
  batches: { cancel_stands_still_ms: { atMost: 1_000 } },
  generate: {
    pages_per_second: { atLeast: 45_000, fromPages: 1_000_000 },
    'of a bare copy': { atLeast: 0.8, fromPages: 1_000_000 },
  },
  publish: { pages_per_second: changed },
  bulk: { pages_per_second: changed },
  redirects: { import_apply_seconds: { atMost: 10 } },
  transfer: { 'import, pages per second': changed },
  visitors: { p99_ms: { atMost: 10 } },
  'small-machine': {
    killed: { atMost: 0 },
    'pages that failed': { atMost: 0 },
    'web process, peak_bytes': { atMost: 450 * 2 ** 20 },
  },
  storage: { 'a page with its indexes, B': { atMost: 850, fromPages: 1_000_000 } },
  list: { p95_ms: wait },
  lists: { p95_ms: wait },
  conversations: { p95_ms: wait },
  serve: { ratio_to_nginx: { atLeast: 1 }, 'p99 to nginx’s': { atMost: 1 } },
  uncached: {
    identity_per_second: { atLeast: 25_000 },
    br_per_second: { atLeast: 12_000 },
    ratio_to_nginx: { atLeast: 0.25 },
    'of the time of a page at the smallest size': { atMost: 1.15 },
    'by two processes, of one': { atLeast: 1.7 },
  },
  export: {
    ratio_to_hugo: { atLeast: 5 },
    'one archive, ratio_to_hugo': { atLeast: 5 },
    'again, a hundredth of the pages changed, seconds': { atMost: 10 },
  },
  start: {
    warm_seconds: { atMost: 0.5 },
    at_rest_bytes: { atMost: 220e6 },
    fresh_clone_seconds: { atMost: 40 },
    own_work_of_it_seconds: { atMost: 8 },
  },
  screens: { 'slowest, seen before_ms': { atMost: 100 }, 'slowest, the first time_ms': { atMost: 100 } },
};

/** The goal of a figure; null: it has none. */
export function goalOf(measure: string, size: number | null, figure: string): Goal | null {
  const ofMeasure = goals[measure];
  const found = ofMeasure?.[figure] ?? ofMeasure?.[figure.split(', ').at(-1) ?? figure] ?? [];
  const pages = size ?? 0;
  return (
    [found].flat().find(goal => pages >= (goal.fromPages ?? 0) && pages <= (goal.upToPages ?? Infinity)) ??
    null
  );
}
