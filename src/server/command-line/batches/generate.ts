import { batchInputSchema, type Decision } from '../../../contract/generation/batch-input.ts';
import type { Batch } from '../../../contract/generation/batches.ts';
import { overruleSchema } from '../../../contract/generation/checks.ts';
import { type Pace, paceSchema } from '../../../contract/generation/publishing-schedules.ts';
import { approveBatch } from '../../generation/batches/approve-batch.ts';
import { createBatch } from '../../generation/batches/create-batch.ts';
import { listPlans } from '../../generation/batches/plan-queries.ts';
import { startGeneration } from '../../generation/batches/start-generation.ts';
import { readBatchSchedule } from '../../generation/publishing-schedules/start-schedule.ts';
import { originOf } from '../../platform/config.ts';
import { askYesNo, isAtTerminal } from '../ask.ts';
import { CommandFailure, type ExitCode, exitCodes, misuse } from '../exit-codes.ts';
import { addDataSets, type ListOptions, readFiles } from '../given-lists.ts';
import { type Session, withSession } from '../open-session.ts';
import { count, type Output } from '../output.ts';
import { readInput } from '../read-input.ts';
import { findTemplateNamed } from '../templates/find-template.ts';
import { followBatch } from './follow-batch.ts';
import { reportVerdict } from './forecast.ts';
import { stopped, summarize } from './generation-summary.ts';
import { planReport, type ReadLists, readLists } from './plan-report.ts';

export interface PaceOptions {
  readonly perDay?: number;
  readonly from?: string;
}

export interface ApproveOptions {
  readonly overrule?: string;
  readonly leaveOut?: boolean;
  readonly noindexAlike?: boolean;
}

export interface GenerateOptions extends ListOptions, ApproveOptions, PaceOptions {
  readonly template: string;
  readonly pattern?: string;
  /** Values of the template's other fields. */
  readonly field?: Readonly<Record<string, string>>;
  readonly name?: string;
  readonly yes?: boolean;
  readonly update?: boolean;
  readonly oneTransaction?: boolean;
  readonly skipCleanup?: boolean;
}

export type PlanOptions = Omit<GenerateOptions, 'yes' | keyof ApproveOptions | keyof PaceOptions>;

/** Plans, shows, approves and generates two lists with a template, in one command. */
export async function generate(output: Output, options: GenerateOptions): Promise<ExitCode> {
  return withPlanned(options, output, async (session, batch) => {
    await confirm(batch, options.yes ?? false);
    if (session.interrupted.aborted) throw unconfirmed(batch, 'Stopped before any page was made.');
    await approve(session, batch.id, options);
    return generateApproved(session, batch.id, output);
  });
}

/** Plans a batch up to its forecast. Shows the pages and their similarity, and generates nothing. */
export async function plan(output: Output, options: PlanOptions): Promise<ExitCode> {
  return withPlanned(options, output, async (_session, batch) => {
    output.result(
      { batch },
      `Planned ${count(batch.total_planned, 'page')}. To make them: npm run pagehaul -- batches approve ${batch.id}`,
    );
    return exitCodes.done;
  });
}

async function withPlanned(
  options: PlanOptions,
  output: Output,
  handlePlanned: (session: Session, batch: Batch) => Promise<ExitCode>,
): Promise<ExitCode> {
  const files = await readFiles(options, output);
  return withSession(async session => {
    const template = await findTemplateNamed(session.db, options.template);
    const given = await addDataSets(session.db, files, options.dataSet);
    const lists = readLists(given.locations, given.keywords);
    const input = readInput(batchInputSchema, {
      ...given,
      data_sets: [...given.data_sets],
      name: options.name,
      template_id: template.id,
      field_values: { ...options.field },
      ...(options.pattern === undefined ? {} : { url_pattern: options.pattern }),
      update_existing: options.update ?? false,
      high_performance: !options.oneTransaction,
      skip_cleanup: options.skipCleanup ?? false,
    });
    const created = await createBatch(session.db, await session.queue(), input, null);
    const batch = await followBatch(session, created.id, 'planning');
    if (batch.status === 'cancelled') throw stopped(batch);
    await report(session, lists, batch, output);
    if (batch.total_planned === 0) {
      const text = batch.notice ?? 'Nothing to do.';
      output.result({ batch, seconds: 0, pages_per_second: null, addresses: [] }, text);
      return exitCodes.done;
    }
    await reportVerdict(session, batch.id, output);
    return handlePlanned(session, batch);
  });
}

export async function approve(
  session: Session,
  id: string,
  options: ApproveOptions & PaceOptions,
): Promise<Batch> {
  return approveBatch({ db: session.db, queue: await session.queue() }, id, {
    ...readDecision(options),
    pace: await readPaceOf(session, id, options),
    userId: null,
    until: session.interrupted,
  });
}

async function readPaceOf({ db }: Session, id: string, { perDay, from }: PaceOptions) {
  if (perDay === undefined) {
    if (from === undefined) return undefined;
    throw misuse('--from needs --per-day.');
  }
  const { today } = await readBatchSchedule(db, id, new Date());
  return readPace(perDay, from ?? today);
}

/** Starts an approved batch and watches it become pages. */
export async function generateApproved(
  session: Session,
  id: string,
  output: Output,
  options: PaceOptions = {},
): Promise<ExitCode> {
  const started = performance.now();
  const pace = await readPaceOf(session, id, options);
  await startGeneration(session.db, await session.queue(), id, { pace, userId: null, now: new Date() });
  const batch = await followBatch(session, id, 'generating');
  const summary = await summarize(session.db, session.config, batch, (performance.now() - started) / 1000);
  output.result(summary.document, summary.text);
  return summary.code;
}

export function readDecision({ overrule: reason, leaveOut, noindexAlike }: ApproveOptions): Decision {
  const choices = { leave_out: leaveOut, noindex_alike: noindexAlike };
  if (reason === undefined) return choices;
  const parsed = overruleSchema.safeParse({ reason });
  if (parsed.success) return { ...choices, overrule: parsed.data };
  throw misuse(`--overrule: ${parsed.error.issues.map(issue => issue.message).join('; ')}`);
}

async function report(session: Session, lists: ReadLists, batch: Batch, output: Output): Promise<void> {
  const plans = await listPlans(session.db, {
    batchId: batch.id,
    range: null,
    status: 'planned',
    after: -1,
    limit: 5,
  });
  output.note(`${planReport(lists, batch, plans, originOf(session.config))}\n`);
}

async function confirm(batch: Batch, isAgreed: boolean): Promise<void> {
  if (isAgreed) return;
  const verb = batch.update_existing ? 'Update' : 'Make';
  if (isAtTerminal() && (await askYesNo(`${verb} ${count(batch.total_planned, 'page')}?`))) return;
  throw unconfirmed(
    batch,
    isAtTerminal()
      ? 'Not confirmed: nothing was made.'
      : 'Confirmation is not possible here, so nothing was created. Add --yes to confirm.',
  );
}

function unconfirmed(batch: Batch, message: string): CommandFailure {
  return new CommandFailure(
    exitCodes.misused,
    message,
    [
      'The batch stays as planned. To continue, approve it in the back office or run',
      `  npm run pagehaul -- batches approve ${batch.id}`,
    ].join('\n'),
  );
}

/** A pace that is wrong is the caller's mistake. */
function readPace(perDay: number, start_on: string): Pace {
  const parsed = paceSchema.safeParse({ pages_per_day: perDay, start_on });
  if (parsed.success) return parsed.data;
  throw misuse(parsed.error.issues.map(issue => issue.message).join('. '));
}
