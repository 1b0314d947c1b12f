import type { Area } from '../../../contract/platform/areas.ts';
import type { Db } from '../../platform/db/database.ts';
import { FactChanges } from './fact-changes.ts';
import { type IsoTime, listPublishedAmong } from './queries.ts';

export interface EarlierFile {
  /** From the site's root. */
  readonly path: string;
  readonly text: string;
}

/** Files of generated pages from an earlier build that listed the same addresses. */
export interface EarlierFiles {
  readonly files: AsyncIterable<EarlierFile>;
  /** The pages that have changed since. */
  readonly changed: readonly string[];
}

const rowsAtOnce = 5_000;
const entry = /\/([^/<]+)\/<\/loc><lastmod>([^<]+)</g;

/** Updates the files with the current times of the changed pages: much faster than reading a million pages. */
export async function* updatedFiles(
  db: Db,
  { files, changed }: EarlierFiles,
  towns: readonly Area[],
): AsyncGenerator<EarlierFile & { addresses: number; changed: IsoTime | null }> {
  const times = await timesOf(db, changed, towns);
  for await (const { path, text } of files) {
    let newest: IsoTime | null = null;
    let addresses = 0;
    const updated = text.replace(entry, (whole, slug: string, before: IsoTime) => {
      const time = times.get(slug) ?? before;
      if (newest === null || time > newest) newest = time;
      addresses += 1;
      return time === before ? whole : whole.replace(before, time);
    });
    yield { path, text: updated, addresses, changed: newest };
  }
}

async function timesOf(
  db: Db,
  slugs: readonly string[],
  towns: readonly Area[],
): Promise<ReadonlyMap<string, IsoTime>> {
  const facts = new FactChanges(db, towns);
  const times = new Map<string, IsoTime>();
  for (let at = 0; at < slugs.length; at += rowsAtOnce) {
    const rows = await listPublishedAmong(db, slugs.slice(at, at + rowsAtOnce));
    await facts.read(rows);
    for (const row of rows) times.set(row.slug, facts.changed(row));
  }
  return times;
}
