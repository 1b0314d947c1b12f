import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import { listSearched, type SearchedPlace } from '../../platform/db/list-searched.ts';
import type { SearchedTable } from '../../platform/db/search-sample.ts';
import { countEntries, filteredEntries, listEntries, listEntriesByIds } from './queries.ts';

const table: SearchedTable = { table: 'giveaway_entries', text: sql<string>`t.search`, rowsOfBlock: 25 };

/** Entries that hold a text, newest first, and how many they are. */
export function findEntries(db: Db, query: SearchedPlace) {
  return listSearched(db, query, {
    table,
    // Counting what holds a common word reads every row of it.
    maxCounted: query.search ? 10_000 : 100_000,
    list: limit => listEntries(db, { ...query, limit }),
    count: max => countEntries(db, query.search, max),
    matching: probe => filteredEntries(db, query.search, probe).select('e.id'),
    byIds: ids => listEntriesByIds(db, ids),
  });
}
