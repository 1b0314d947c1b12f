import { type RawBuilder, sql } from 'kysely';

/**
 * Ids begin with their creation time, and the template index of pages stores only that part (migration
 * 0036). Ordering by time and then id equals ordering by id. The database then sorts only rows with the
 * same time, at most one chunk of a batch.
 */

/** The creation time within an id, as SQL text. */
export const createdAtSql = (id: string): string => `substring(uuid_send(${id}) from 1 for 6)`;

/** The creation time within an id, for the query builder. */
export const createdAt = (id: string): RawBuilder<Buffer> => sql.raw<Buffer>(createdAtSql(id));

/** The creation time within a given id value. */
export const createdAtOf = (id: string): RawBuilder<Buffer> =>
  sql<Buffer>`substring(uuid_send(${id}::uuid) from 1 for 6)`;
