import { sql } from 'kysely';
import type { Trx } from '../../platform/db/database.ts';
import { columnList, stagedName } from './staging-queries.ts';
import type { TableShape } from './table-shape-queries.ts';

const atOnce = 20_000;

interface Writing {
  readonly signal: AbortSignal;
  readonly onRows: (rows: number) => Promise<void>;
}

/** Moves accepted rows into their tables, parents first, in the caller's transaction. */
export async function writeStaged(
  trx: Trx,
  tables: readonly TableShape[],
  { signal, onRows }: Writing,
): Promise<void> {
  await sql`set local gin_pending_list_limit = '64MB'`.execute(trx);
  for (const { table, columns } of tables) {
    const staged = sql.raw(stagedName(table));
    const names = sql.raw(columnList(columns));
    const { rows } = await sql<{
      last: number | null;
    }>`select max(transfer_place) as last from ${staged}`.execute(trx);
    for (let from = 1; from <= (rows[0]?.last ?? 0); from += atOnce) {
      signal.throwIfAborted();
      const { numAffectedRows = 0n } = await sql`
        insert into ${sql.raw(`public.${table}`)} (${names})
        select ${names} from ${staged}
        where transfer_verdict = 'new' and transfer_place >= ${from} and transfer_place < ${from + atOnce}
        order by transfer_place`.execute(trx);
      await onRows(Number(numAffectedRows));
    }
  }
}
