import type { Statement, StatementFilter } from '../../../contract/business/statements.ts';
import type { Db } from '../../platform/db/database.ts';
import { pagesAfter } from '../../platform/db/pages-after.ts';
import { listStatements } from './queries.ts';
import { presentStatement } from './statement-row.ts';

/** All statements of a filter, newest first, in chunks. */
export async function* statementPages(db: Db, filter: StatementFilter): AsyncGenerator<readonly Statement[]> {
  for await (const rows of pagesAfter(page => listStatements(db, { ...filter, ...page })))
    yield rows.map(presentStatement);
}
