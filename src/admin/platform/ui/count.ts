const formatter = new Intl.NumberFormat('en-US');

/** 12345 → "12,345". */
export function count(value: number): string {
  return formatter.format(value);
}

/** "1 page", "12,345 pages". */
export function counted(value: number, one: string, many = `${one}s`): string {
  return `${count(value)} ${value === 1 ? one : many}`;
}

/** A count the server stopped at says so: "10,000+". */
export function boundedCount(list: { total: number; total_is_exact: boolean }): string {
  return list.total_is_exact ? count(list.total) : `${count(list.total)}+`;
}

export interface ListPart {
  readonly items: readonly unknown[];
  readonly total: number;
  readonly total_is_exact: boolean;
}

/** "51–100 of 1,234 pages"; only the total if the list is complete, or its position is unknown. */
export function rangeText(
  list: ListPart,
  nouns: readonly [one: string, many: string],
  before: number | null,
): string {
  const total = `${boundedCount(list)} ${nouns[list.total === 1 ? 0 : 1]}`;
  if (before === null || list.items.length === list.total) return total;
  return `${count(before + 1)}–${count(before + list.items.length)} of ${total}`;
}
