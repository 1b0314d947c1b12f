import { type CaseFilter, caseRoutes } from '../../../contract/audience/cases.ts';
import { casePath, presentRow } from '../../audience/cases/case-row.ts';
import { publishCase, withdrawCase } from '../../audience/cases/publish-case.ts';
import { countCases, listCases } from '../../audience/cases/queries.ts';
import { readId } from '../command-parts.ts';
import { misuse } from '../exit-codes.ts';
import { withSession } from '../open-session.ts';
import { type Output, table } from '../output.ts';

const maxCounted = 1_000_000;

/** The newest cases of a filter, and how many there are. */
export async function listCasesCommand(
  output: Output,
  { limit, ...options }: CaseFilter & { readonly limit: number },
): Promise<void> {
  const filter = caseRoutes.list.query.safeParse(options);
  if (!filter.success) throw misuse(filter.error.issues[0]?.message ?? 'This filter is not possible.');
  return withSession(async ({ db }) => {
    const cases = (await listCases(db, { ...filter.data, after: null, limit })).map(presentRow);
    const total = await countCases(db, filter.data, maxCounted);
    const rows = cases.map(one => [
      one.id,
      one.status,
      one.done_on,
      `${one.city}, ${one.state}`,
      one.summary,
    ]);
    output.result(
      { cases, total },
      rows.length === 0
        ? 'No finished work found'
        : `${table(['Id', 'Status', 'Done on', 'Town', 'Summary'], rows)}\n${rows.length} of ${total}`,
    );
  });
}

export const publishCaseCommand = async (output: Output, id: string): Promise<void> =>
  setCase(output, id, 'publish');

export const withdrawCaseCommand = async (output: Output, id: string): Promise<void> =>
  setCase(output, id, 'withdraw');

async function setCase(output: Output, id: string, action: 'publish' | 'withdraw'): Promise<void> {
  readId(id, 'a case');
  return withSession(async ({ db }) => {
    const { row } = await (action === 'publish' ? publishCase : withdrawCase)(db, id);
    output.result(
      { id, status: row.status },
      action === 'publish' ? `Published: ${casePath(row.slug)}` : `Withdrawn: ${casePath(row.slug)}`,
    );
  });
}
