/** What a figure should be at least or at most. Measures and figures are named as they are printed. */
export interface Goal {
  readonly atLeast?: number;
  readonly atMost?: number;
  /** Smaller sizes have no goal. */
  readonly fromPages?: number;
}

/** The figures of the design. A name without a comma also holds for figures that end with it: "newest, p95_ms". */
const goals: Readonly<Record<string, Readonly<Record<string, Goal>>>> = {
  plan: { rows_per_second: { atLeast: 192_000, fromPages: 1_000_000 } },
  generate: { pages_per_second: { atLeast: 45_000, fromPages: 100_000 }, 'of a bare copy': { atLeast: 0.8 } },
  storage: { 'a page with its indexes, B': { atMost: 850, fromPages: 100_000 } },
  likeness: {
    seconds: { atMost: 180, fromPages: 1_000_000 },
    node_peak_bytes: { atMost: 1e9 },
  },
  publish: { pages_per_second: { atLeast: 5_000, fromPages: 100_000 } },
  list: { p95_ms: { atMost: 30 } },
  lists: { p95_ms: { atMost: 30 } },
  serve: { ratio_to_nginx: { atLeast: 1 } },
  uncached: {
    identity_per_second: { atLeast: 25_000 },
    br_per_second: { atLeast: 12_000 },
  },
  export: {
    ratio_to_hugo: { atLeast: 5 },
    'one archive, ratio_to_hugo': { atLeast: 5 },
    'again, a hundredth of the pages changed, seconds': { atMost: 10 },
  },
  start: { warm_seconds: { atMost: 0.5 }, at_rest_bytes: { atMost: 220e6 } },
};

/** The goal of a figure; null: it has none. */
export function goalOf(measure: string, size: number | null, figure: string): Goal | null {
  const ofMeasure = goals[measure];
  const goal = ofMeasure?.[figure] ?? ofMeasure?.[figure.split(', ').at(-1) ?? figure];
  return goal && (size ?? 0) >= (goal.fromPages ?? 0) ? goal : null;
}
