export interface Percentiles {
  readonly p50: number;
  readonly p95: number;
}

/** @example percentiles([3, 1, 2]) // { p50: 2, p95: 3 } */
export function percentiles(times: readonly number[]): Percentiles {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { p50: at(0.5), p95: at(0.95) };
}

export function median(values: readonly number[]): number {
  return percentiles(values).p50;
}
