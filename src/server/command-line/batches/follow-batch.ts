import { Presets, SingleBar } from 'cli-progress';
import type { Batch } from '../../../contract/generation/batches.ts';
import { presentBatch } from '../../generation/batches/present-batch.ts';
import { getBatch } from '../../generation/batches/queries.ts';
import { CommandFailure, exitCodes } from '../exit-codes.ts';
import type { Session } from '../open-session.ts';
import { terminal } from '../terminal.ts';
import { watchUntil } from '../watch-until.ts';

type Phase = 'planning' | 'generating';

/** Shows a batch's progress until this phase ends. */
export async function followBatch(
  { db, interrupted }: Pick<Session, 'db' | 'interrupted'>,
  id: string,
  phase: Phase,
): Promise<Batch> {
  const bar = terminal().stderr.isTTY ? startBar(phase) : null;
  try {
    const read = async () => {
      const batch = presentBatch(await getBatch(db, id));
      const progress = progressOf(batch, phase);
      bar?.setTotal(Math.max(progress.total, 1));
      bar?.update(progress.done);
      return batch;
    };
    return await watchUntil(interrupted, read, {
      isOver: batch => isOver(batch, phase),
      stopped: batch => stopped(batch, phase),
    });
  } finally {
    bar?.stop();
  }
}

function startBar(phase: Phase): SingleBar {
  const verb = phase === 'planning' ? 'Planning  ' : 'Generating';
  const bar = new SingleBar(
    {
      format: `${verb} {bar} {percentage}%  {value}/{total}  {eta_formatted}`,
      stream: terminal().stderr,
      hideCursor: true,
      fps: 10,
      formatTime: seconds => (Number.isFinite(seconds) ? `${timeLeft(seconds)} left` : ''),
      formatValue: (value, _options, type) =>
        type === 'value' || type === 'total' ? value.toLocaleString('en-US') : String(value),
    },
    Presets.shades_classic,
  );
  bar.start(1, 0);
  return bar;
}

function timeLeft(seconds: number): string {
  return seconds < 90 ? `${Math.ceil(seconds)} s` : `${Math.ceil(seconds / 60)} min`;
}

function progressOf(batch: Batch, phase: Phase): { done: number; total: number } {
  if (phase === 'planning') return { done: batch.planned_through, total: batch.combinations };
  return { done: batch.total_completed + batch.total_failed, total: batch.total_planned };
}

function isOver(batch: Batch, phase: Phase): boolean {
  if (batch.status === 'cancelled' || batch.status === 'completed') return true;
  return phase === 'planning' ? batch.is_planned : batch.status !== 'generating';
}

function stopped(batch: Batch, phase: Phase): CommandFailure {
  const { done, total } = progressOf(batch, phase);
  const noun = phase === 'planning' ? 'combinations planned' : 'pages made';
  return new CommandFailure(
    exitCodes.failed,
    `Stopped watching: ${done.toLocaleString('en-US')} of ${total.toLocaleString('en-US')} ${noun}.`,
    [
      'Nothing is lost. A running server continues the batch. Otherwise it continues at the next start, or with',
      `  npm run pagehaul -- batches resume ${batch.id}`,
      `To stop it for good: npm run pagehaul -- batches cancel ${batch.id}`,
    ].join('\n'),
  );
}
