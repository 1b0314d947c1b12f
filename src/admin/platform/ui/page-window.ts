/** Page numbers that fit side by side on a phone. */
const SHOWN = 5;

/**
 * The numbers of the pages to offer around the one that is open.
 * @example pageWindow(7, 20) // [5, 6, 7, 8, 9]
 * @example pageWindow(20, 20) // [16, 17, 18, 19, 20]
 */
export function pageWindow(current: number, last: number): number[] {
  const first = Math.max(1, Math.min(current - Math.floor(SHOWN / 2), last - SHOWN + 1));
  return Array.from({ length: Math.min(SHOWN, last - first + 1) }, (_, index) => first + index);
}

interface KnownList {
  readonly total: number;
  readonly total_is_exact: boolean;
  readonly next_cursor: string | null;
}

/** The last page that is known of: where counting stopped early, at least the one after this. */
export function lastPage(list: KnownList, current: number, perPage: number): number {
  const counted = Math.max(1, Math.ceil(list.total / perPage));
  if (list.total_is_exact) return counted;
  return Math.max(counted, list.next_cursor === null ? current : current + 1);
}
