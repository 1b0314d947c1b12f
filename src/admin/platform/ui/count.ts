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
