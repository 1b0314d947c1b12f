import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import { listSearched, type SearchedPlace } from '../../platform/db/list-searched.ts';
import type { SearchedTable } from '../../platform/db/search-sample.ts';
import { countLeads, filteredLeads, type LeadFilter, listLeads, listLeadsByIds } from './queries.ts';

const table: SearchedTable = { table: 'leads', text: sql<string>`t.search`, rowsOfBlock: 20 };

/** Leads of a filter, newest first, and how many they are. */
export function findLeads(db: Db, query: LeadFilter & SearchedPlace) {
  return listSearched(db, query, {
    table,
    maxCounted: 10_000,
    list: limit => listLeads(db, { ...query, limit }),
    count: max => countLeads(db, query, max),
    matching: probe => filteredLeads(db, query, probe).select('id'),
    byIds: ids => listLeadsByIds(db, ids),
  });
}
