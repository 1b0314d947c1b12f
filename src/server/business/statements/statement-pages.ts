import type { Statement, StatementFilter } from '../../../contract/business/statements.ts';
import type { Db } from '../../platform/db/database.ts';
import { listStatements } from './queries.ts';
import { presentStatement } from './statement-row.ts';

const exportedAtOnce = 1_000;

/** All statements of a filter, newest first, a thousand at a time. */
export async function* statementPages(db: Db, filter: StatementFilter): AsyncGenerator<readonly Statement[]> {
  for (let after: string | null = null; ; ) {
    const rows = await listStatements(db, { ...filter, after, limit: exportedAtOnce });
    yield rows.map(presentStatement);
    after = rows.at(-1)?.id ?? null;
    if (rows.length < exportedAtOnce) return;
  }
}
