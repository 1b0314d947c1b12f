import { type RawBuilder, sql } from 'kysely';

/*
 * An id begins with the moment it was made in, and the index of a template's pages keeps that part only (migration
 * 0036). Ordering by it first and by the id then is the order of ids: the database sorts those of one moment, a chunk of a
 * batch at most, and reads no further than it has to.
 */

/** The part of an id that tells when it was made, for SQL that is written out. */
export const madeOf = (id: string): string => `substring(uuid_send(${id}) from 1 for 6)`;

/** The same for a query under construction. */
export const made = (id: string): RawBuilder<Buffer> => sql.raw<Buffer>(madeOf(id));

/** The moment of an id that is given. */
export const madeAt = (id: string): RawBuilder<Buffer> =>
  sql<Buffer>`substring(uuid_send(${id}::uuid) from 1 for 6)`;
