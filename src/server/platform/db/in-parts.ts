/** Writing so many keys into a query takes some milliseconds. */
const keysAtOnce = 10_000;

/** Asks for a long list of keys in several queries, so that other requests go between them. */
export async function inParts<Key, Row>(
  keys: readonly Key[],
  list: (part: readonly Key[]) => Promise<Iterable<Row>>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let at = 0; at < keys.length; at += keysAtOnce)
    for (const row of await list(keys.slice(at, at + keysAtOnce))) rows.push(row);
  return rows;
}
