import { blockerSchema } from '../../../contract/generation/checks.ts';
import type { Likeness, LikenessFigures } from '../../../contract/generation/likeness.ts';
import { substanceSentences } from '../../../contract/generation/substance.ts';
import { FactStore } from '../../business/statements/fact-store.ts';
import { switchToNewestVersion } from '../../generation/batches/switch-to-newest-version.ts';
import { lookAtPages } from '../../generation/checks/checks.ts';
import { readDecisions } from '../../generation/checks/read-checks.ts';
import { comparePair } from '../../generation/likeness/compare-pair.ts';
import { readLikeness } from '../../generation/likeness/present-likeness.ts';
import { requestForecast } from '../../generation/likeness/request-forecast.ts';
import { readSubstance } from '../../generation/substance/read-substance.ts';
import { readBatchId } from '../command-parts.ts';
import { CommandFailure, type ExitCode, exitCodes } from '../exit-codes.ts';
import { type Session, withSession } from '../open-session.ts';
import { facts, type Output, table } from '../output.ts';
import { watchUntil } from '../watch-until.ts';
import { describePair } from './pair-report.ts';

export interface ForecastOptions {
  readonly again?: boolean;
  /** Uses the template's current text. */
  readonly newestVersion?: boolean;
  /** Which of the most alike pairs to show instead: 1 is the worst. */
  readonly pair?: number;
}

/** How alike the pages of a batch will be, waiting for it where it is being computed. */
export async function forecast(output: Output, id: string, options: ForecastOptions): Promise<ExitCode> {
  readBatchId(id);
  return withSession(async session => {
    const queue = await session.queue();
    if (options.newestVersion) await switchToNewestVersion({ database: session.database, queue }, id, null);
    const before = await readLikeness(session.db, id);
    if (options.again || before.state === 'none' || before.state === 'cancelled')
      await requestForecast({ db: session.db, queue }, id);
    else if (before.state !== 'done') await queue.sendNow('forecast-likeness', { batch_id: id });
    const likeness = await follow(session, id, output);
    if (!likeness.figures) throw new CommandFailure(exitCodes.failed, likeness.verdict_text);
    if (options.pair !== undefined) {
      const compared = await comparePair(session.database, id, options.pair);
      output.result(compared, describePair(compared));
      return exitCodes.done;
    }
    const substance = await readSubstance(session.db, new FactStore(session.db), id);
    const { summary, gaps } = substanceSentences(substance);
    const said = [describe(likeness, likeness.figures), '', summary, ...gaps].join('\n');
    const held = await lookAtPages(session.db, id);
    const overruled = (await readDecisions(session.db, id)).find(({ reason }) => reason !== null);
    const blockers = held.flatMap(({ blocker }) => (blocker ? [blockerSchema.parse(blocker)] : []));
    output.result(
      { likeness, blockers, substance },
      [
        said,
        ...held.map(({ text, blocker }) => [text, blocker?.detail].filter(Boolean).join('\n')),
        ...(overruled ? [`Overruled: ${overruled.reason}`] : []),
      ].join('\n'),
    );
    return likeness.verdict === 'too-alike' || blockers.length > 0 ? exitCodes.partlyFailed : exitCodes.done;
  });
}

/** Waits for a batch's pending forecast, and shows its advice on approval. */
export async function reportVerdict(session: Session, id: string, output: Output): Promise<void> {
  const before = await readLikeness(session.db, id);
  const isAsked = before.verdict !== 'off';
  const likeness = isAsked ? await follow(session, id, output) : before;
  output.note(likeness.verdict_text);
  for (const { blocker, text, commandAdvice } of await lookAtPages(session.db, id))
    if (blocker) output.note([text, blocker.detail, commandAdvice].filter(Boolean).join('\n'));
  if (likeness.verdict === 'too-alike')
    output.note(`See what would help: npm run pagehaul -- forecast ${id}`);
}

async function follow({ db, interrupted }: Session, id: string, output: Output): Promise<Likeness> {
  let said = 0;
  const isPending = ({ state }: Likeness) => state === 'waiting' || state === 'computing';
  const read = async () => {
    const likeness = await readLikeness(db, id);
    const tenths = Math.floor(likeness.progress * 10);
    if (isPending(likeness) && tenths > said) output.note(`Comparing pages: ${tenths * 10}%`);
    said = Math.max(said, tenths);
    return likeness;
  };
  return watchUntil(interrupted, read, {
    isOver: likeness => !isPending(likeness),
    stopped: likeness => new CommandFailure(exitCodes.failed, likeness.verdict_text),
  });
}

function describe(likeness: Likeness, found: LikenessFigures): string {
  const { threshold_percent } = likeness;
  return [
    likeness.verdict_text,
    '',
    facts([
      ['Pages compared', found.pages],
      ['With pages of the site', found.live_pages],
      [`At least ${threshold_percent}% similar`, found.pages_over],
      ['Seconds', Math.round(found.seconds * 10) / 10],
    ]),
    '',
    table(['Similarity to the closest page', 'Pages'], tens(found.counts)),
    ...section('Most similar (compare two: --pair 1):', worstLines(found)),
    ...section('Where the shared text is:', sectionLines(found)),
    ...(likeness.outlook?.state === 'done'
      ? ['', `With the template as it is now (--newest-version): ${likeness.outlook.verdict_text}`]
      : []),
  ].join('\n');
}

function tens(counts: readonly number[]): [string, number][] {
  return Array.from({ length: 10 }, (_, ten) => {
    const to = ten === 9 ? 101 : (ten + 1) * 10;
    return [`${ten * 10} to ${ten === 9 ? 100 : to}%`, counts.slice(ten * 10, to).reduce((a, b) => a + b, 0)];
  });
}

function worstLines({ worst }: LikenessFigures): string[] {
  return worst.map(
    (pair, index) =>
      `${String(index + 1).padStart(2)}  ${String(pair.likeness_percent).padStart(3)}%  /${pair.one}/  /${pair.other}/${pair.is_live ? '  (live)' : ''}`,
  );
}

function sectionLines({ sections }: LikenessFigures): string[] {
  return sections
    .filter(({ part_percent }) => part_percent > 0)
    .slice(0, 5)
    .map(({ title, part_percent }) => `${String(part_percent).padStart(3)}%  ${title}`);
}

const section = (title: string, lines: readonly string[]) =>
  lines.length === 0 ? [] : ['', title, ...lines.map(line => `  ${line}`)];
