/** Which rows of a list are read. */
export interface PageAfter<Key = string> {
  /** The key of the row before them; null for the first page. */
  readonly after: Key | null;
  readonly limit: number;
}

/** The rows of a list in chunks, in the order of the list, until its end or `signal`. */
export async function* chunksAfter<Row extends { readonly id: string }>(
  list: (page: PageAfter) => Promise<readonly Row[]>,
  signal?: AbortSignal,
  limit = 1_000,
): AsyncGenerator<readonly Row[]> {
  for (let after: string | null = null; ; ) {
    const rows: readonly Row[] = await list({ after, limit });
    const last = rows.at(-1);
    if (!last || signal?.aborted) return;
    yield rows;
    if (rows.length < limit) return;
    after = last.id;
  }
}
