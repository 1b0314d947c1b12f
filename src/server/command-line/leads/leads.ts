import { exportLeads } from '../../audience/leads/export-leads.ts';
import type { LeadFilter } from '../../audience/leads/queries.ts';
import { withSession } from '../open-session.ts';
import type { Output } from '../output.ts';
import { writeExport } from '../write-export.ts';

type LeadOptions = Pick<LeadFilter, 'search' | 'status' | 'kind'> & { readonly spam?: 'only' | 'without' };

export async function exportLeadsCommand(
  output: Output,
  file: string,
  { spam, ...filter }: LeadOptions,
): Promise<void> {
  return withSession(async ({ db, interrupted }) => {
    const chosen = spam && { spam: spam === 'only' ? ('true' as const) : ('false' as const) };
    await writeExport(file, exportLeads(db, { ...filter, ...chosen }, interrupted), { interrupted, output });
  });
}
