import { batchSeriesInputSchema } from '../../../contract/generation/batch-series.ts';
import type { Batch } from '../../../contract/generation/batches.ts';
import { createSeries } from '../../generation/batch-series/create-series.ts';
import { listSeries } from '../../generation/batch-series/queries.ts';
import { presentBatch } from '../../generation/batches/present-batch.ts';
import { listBatches } from '../../generation/batches/queries.ts';
import { readId } from '../command-parts.ts';
import { misuse } from '../exit-codes.ts';
import { addDataSets, type ListOptions, readFiles } from '../given-lists.ts';
import { type Session, withSession } from '../open-session.ts';
import { type Output, table } from '../output.ts';
import { readInput } from '../read-input.ts';
import { findTemplateNamed } from '../templates/find-template.ts';
import { stoppedWatching, watchUntil } from '../watch-until.ts';

const maxBatches = 1_000;

export interface SeriesOptions extends ListOptions {
  readonly name: string;
  readonly template: string;
  readonly pattern?: string;
  readonly field?: Readonly<Record<string, string>>;
}

/** Plans a series and waits until every batch of it is planned. */
export async function createSeriesCommand(output: Output, options: SeriesOptions): Promise<void> {
  const files = await readFiles(options, output);
  return withSession(async session => {
    const template = await findTemplateNamed(session.db, options.template);
    const lists = await addDataSets(session.db, files, options.dataSet);
    const input = readInput(batchSeriesInputSchema, {
      ...lists,
      data_sets: [...lists.data_sets],
      series_name: options.name,
      template_id: template.id,
      field_values: { ...options.field },
      ...(options.pattern === undefined ? {} : { url_pattern: options.pattern }),
    });
    const id = await createSeries(session.db, await session.queue(), input, null);
    await untilPlanned(session, id);
    return showSeries(session, id, output);
  });
}

export const readSeriesId = (id: string) => readId(id, 'a series', 'batch-series list');

async function showSeries(session: Session, id: string, output: Output): Promise<void> {
  const [series] = await listSeries(session.db, { id, limit: 1 });
  if (!series) throw misuse('Series not found.', 'They are listed by: npm run pagehaul -- batch-series list');
  const batches = await batchesOf(session, id);
  const rows = batches.map(one => [one.id, one.name, one.status, one.total_completed, one.total_planned]);
  output.result({ series, batches }, table(['Id', 'Batch', 'Status', 'Pages made', 'Planned'], rows));
  output.note(
    `To make the pages of all: npm run pagehaul -- batch-series approve ${id}; of one: batches approve <id>`,
  );
}

async function batchesOf({ db }: Session, id: string): Promise<Batch[]> {
  const rows = await listBatches(db, { series_id: id, after: null, limit: maxBatches, order: 'oldest' });
  return rows.map(presentBatch);
}

/** Ctrl-C is no failure here: shows the series as far as it is planned. */
export async function untilPlanned(session: Session, id: string): Promise<void> {
  await watchUntil(session.interrupted, () => batchesOf(session, id), {
    isOver: batches =>
      session.interrupted.aborted || batches.every(batch => batch.is_planned || batch.status === 'cancelled'),
    stopped: () => stoppedWatching(),
  });
}
