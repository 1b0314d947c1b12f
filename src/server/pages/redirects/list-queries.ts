import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import { listSearched, type SearchedPlace } from '../../platform/db/list-searched.ts';
import type { SearchedTable } from '../../platform/db/search-sample.ts';
import {
  countRedirects,
  filteredRedirects,
  listRedirects,
  listRedirectsByIds,
  type RedirectFilter,
} from './queries.ts';

const table: SearchedTable = {
  table: 'redirects',
  text: sql<string>`t.source_path || E'\\n' || t.destination_path`,
  rowsOfBlock: 40,
};

/** Redirects of a filter, newest first, and how many they are. */
export function findRedirects(db: Db, query: RedirectFilter & SearchedPlace) {
  return listSearched(db, query, {
    table,
    maxCounted: 10_000,
    list: limit => listRedirects(db, { ...query, limit }),
    count: max => countRedirects(db, query, max),
    matching: probe => filteredRedirects(db, query, probe).select('id'),
    byIds: ids => listRedirectsByIds(db, ids),
  });
}
