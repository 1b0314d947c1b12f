import { sql } from 'kysely';

/** The condition that another row of the table, which is completed, undoes the row of this alias. */
export const isUndone = (table: 'page_moves' | 'page_renamings', alias: string) =>
  sql<boolean>`exists (
    select from ${sql.table(table)} u where u.undoes = ${sql.ref(`${alias}.id`)} and u.status = 'completed'
  )`.as('is_undone');
