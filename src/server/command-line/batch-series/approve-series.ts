import type { Batch } from '../../../contract/generation/batches.ts';
import {
  approveSeries,
  generateSeries,
  type SeriesOutcome,
} from '../../generation/batch-series/step-series.ts';
import { presentBatch } from '../../generation/batches/present-batch.ts';
import { getBatch } from '../../generation/batches/queries.ts';
import { followBatch } from '../batches/follow-batch.ts';
import { type ApproveOptions, readDecision } from '../batches/generate.ts';
import { CommandFailure, type ExitCode, exitCodes } from '../exit-codes.ts';
import { type Session, withSession } from '../open-session.ts';
import { count, type Output, table } from '../output.ts';
import { readSeriesId, untilPlanned } from './series.ts';

/** Approves all planned batches of a series and, by default, generates their pages. */
export async function approveSeriesCommand(
  output: Output,
  id: string,
  options: ApproveOptions & { generate: boolean },
): Promise<ExitCode> {
  const series = readSeriesId(id);
  const decision = readDecision(options);
  return withSession(async session => {
    const queue = await session.queue();
    await untilPlanned(session, series);
    const outcome = await approveSeries({ db: session.db, queue }, series, {
      ...decision,
      userId: null,
      until: session.interrupted,
    });
    requireSome(outcome, 'approved', output);
    if (options.generate) return makePages(session, series, outcome, output);
    const { db } = session;
    const batches = await Promise.all(outcome.done.map(async one => presentBatch(await getBatch(db, one))));
    output.result(
      { ...outcome, batches },
      `${table(headings, batches.map(row))}\nTo make their pages: npm run pagehaul -- batch-series generate ${series}`,
    );
    return outcome.refused.length > 0 ? exitCodes.partlyFailed : exitCodes.done;
  });
}

/** Generates the pages of all approved batches of a series. */
export async function generateSeriesCommand(output: Output, id: string): Promise<ExitCode> {
  const series = readSeriesId(id);
  return withSession(session => makePages(session, series, { done: [], refused: [] }, output));
}

/** All are queued together. Concurrent changes show in the result of each. */
async function makePages(
  session: Session,
  series: string,
  { refused }: SeriesOutcome,
  output: Output,
): Promise<ExitCode> {
  const started = await generateSeries(session.db, await session.queue(), series);
  requireSome(started, 'generated', output);
  const batches: Batch[] = [];
  for (const id of started.done) batches.push(await followBatch(session, id, 'generating'));
  const outcome = { done: started.done, refused: [...refused, ...started.refused] };
  output.result({ ...outcome, batches }, table(headings, batches.map(row)));
  const isWhole =
    outcome.refused.length === 0 &&
    batches.every(batch => batch.status === 'completed' && batch.total_failed === 0);
  return isWhole ? exitCodes.done : exitCodes.partlyFailed;
}

/** Reports the failures. It fails only if nothing was done. */
function requireSome({ done, refused }: SeriesOutcome, verb: 'approved' | 'generated', output: Output): void {
  for (const { id, name, message } of refused) output.note(`${name} (${id}) is not ${verb}: ${message}`);
  if (done.length > 0) return;
  throw new CommandFailure(
    exitCodes.failed,
    refused.length > 0
      ? `None of ${count(refused.length, 'batch')} was ${verb}.`
      : verb === 'approved'
        ? 'No batch of this series waits for approval.'
        : 'No batch of this series is approved and waits for its pages.',
  );
}

const headings = ['Id', 'Batch', 'Status', 'Pages made', 'Failed', 'Skipped'];
const row = (batch: Batch) => [
  batch.id,
  batch.name,
  batch.status,
  batch.total_completed,
  batch.total_failed,
  batch.total_skipped,
];
