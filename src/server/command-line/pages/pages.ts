import { type PageChange, pageActionSchema } from '../../../contract/pages/page-changes.ts';
import { type PageFilter, pageFilterSchema } from '../../../contract/pages/page-filter.ts';
import { reversal } from '../../generation/batches/batch-reversal.ts';
import { presentChange } from '../../pages/page-changes/present-change.ts';
import { getChange } from '../../pages/page-changes/queries.ts';
import { startChange, undoChange } from '../../pages/page-changes/start-change.ts';
import { countMatches, keptCount } from '../../pages/pages/count-queries.ts';
import { findFilter } from '../../pages/pages/list-queries.ts';
import { readId } from '../command-parts.ts';
import { confirm } from '../confirm.ts';
import { type ExitCode, exitCodes, misuse } from '../exit-codes.ts';
import { type Session, withSession } from '../open-session.ts';
import { count, type Output } from '../output.ts';
import { findTemplateNamed } from '../templates/find-template.ts';
import { stoppedWatching, watchUntil } from '../watch-until.ts';

export interface FilterOptions {
  readonly search?: string;
  readonly template?: string;
  readonly version?: string;
  readonly status?: string;
  readonly batch?: string;
  readonly city?: string;
  readonly state?: string;
  readonly noindex?: boolean;
  readonly withoutViews?: boolean;
}

export interface BulkOptions extends FilterOptions {
  readonly all?: boolean;
  readonly redirectTo?: string;
  readonly yes?: boolean;
}

export async function bulkCommand(output: Output, word: string, options: BulkOptions): Promise<ExitCode> {
  const action = pageActionSchema.safeParse(word).data;
  if (!action) throw misuse(`“${word}” is none of ${pageActionSchema.options.join(', ')}.`);
  return withSession(async session => {
    const { db, database } = session;
    const filter = await readFilter(session, options);
    if (Object.keys(filter).length === 0 && !options.all) {
      throw misuse('That would be every page.', 'Name a filter, or add --all if every page is meant.');
    }
    const found = await findFilter(db, filter);
    const total = (await keptCount(db, found)) ?? (await countMatches(db, found, null));
    output.note(`${action}: ${count(total, 'page')}.`);
    await confirm('Go on? It can be undone for 30 days.', options.yes);
    const request = { action, filter, ...(options.redirectTo ? { redirect_to: options.redirectTo } : {}) };
    const change = await startChange({ database, queue: await session.queue(), reversal }, request, null);
    return reportOutcome(await untilEnded(session, change), output);
  });
}

export async function undoCommand(output: Output, id: string): Promise<ExitCode> {
  readId(id, 'a change');
  return withSession(async session => {
    const parts = { database: session.database, queue: await session.queue(), reversal };
    return reportOutcome(await untilEnded(session, await undoChange(parts, id, null)), output);
  });
}

function reportOutcome(change: PageChange, output: Output): ExitCode {
  const words =
    `${change.status === 'completed' ? 'Done' : 'Stopped'}: ${count(change.changed_pages, 'page')} changed, ` +
    `${change.unchanged_pages} left as they are, ${change.missing_pages} no longer there.`;
  const hint = change.can_undo ? `\nTo take it back: pages undo ${change.id}` : '';
  output.result({ change }, `${words}${change.notice ? ` ${change.notice}` : ''}${hint}`);
  return change.status === 'completed' ? exitCodes.done : exitCodes.partlyFailed;
}

const untilEnded = ({ db, interrupted }: Session, { id }: PageChange): Promise<PageChange> =>
  watchUntil(interrupted, async () => presentChange(await getChange(db, id)), {
    isOver: change => change.status !== 'running',
    stopped: () => stoppedWatching('the change'),
  });

async function readFilter({ db }: Session, options: FilterOptions): Promise<PageFilter> {
  const template = options.template === undefined ? null : await findTemplateNamed(db, options.template);
  const said = {
    search: options.search,
    template_id: template?.id,
    version: options.version,
    status: options.status,
    generation_batch_id: options.batch,
    city: options.city,
    state: options.state,
    noindex: options.noindex,
    without_views: options.withoutViews,
  };
  const filter = pageFilterSchema.safeParse(
    Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined)),
  );
  if (filter.success) return filter.data;
  throw misuse(`This filter can’t be: ${filter.error.issues.map(issue => issue.message).join('; ')}`);
}
