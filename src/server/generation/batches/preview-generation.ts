import type { GenerationPreview } from '../../../contract/generation/batch-reports.ts';
import type { Settings } from '../../../contract/platform/settings.ts';
import type { Db } from '../../platform/db/database.ts';
import type { JobQueue } from '../../platform/jobs/queue.ts';
import { currentGroup } from '../../platform/settings/read-stored-group.ts';
import { findAll } from '../checks/checks.ts';
import { type LikenessTable, listLikeness } from '../likeness/queries.ts';
import { requestForecast } from '../likeness/request-forecast.ts';
import { judge } from '../likeness/verdict.ts';
import { type BatchTable, listBatchesById } from './queries.ts';

/** A forecast is some kilobytes; this many are in memory together. */
const chunkSize = 500;
/** The most batches of which one preview checks the places. For more, approval checks them, batch by batch. */
const maxCovered = 100;

type Ready = GenerationPreview['ready'][number];
type NotReady = GenerationPreview['not_ready'][number];

/** What generating these batches would approve and publish. Requests missing forecasts. */
export async function previewGeneration(
  { db, queue }: { readonly db: Db; readonly queue: JobQueue },
  ids: readonly string[],
): Promise<GenerationPreview> {
  const settings = await currentGroup(db, 'likeness');
  const preview: GenerationPreview = { ready: [], not_ready: [] };
  for (let from = 0; from < ids.length; from += chunkSize) {
    const batches = await listBatchesById(db, ids.slice(from, from + chunkSize));
    const planned = batches.filter(batch => batch.status === 'planning').map(batch => batch.id);
    const forecasts = new Map(
      (await listLikeness(db, planned)).map(row => [row.generation_batch_id, row] as const),
    );
    for (const batch of batches) {
      const forecast = forecasts.get(batch.id);
      const assessed = assess(batch, forecast, settings);
      const found =
        'pages' in assessed && ids.length <= maxCovered ? await holdBack(db, batch, assessed) : assessed;
      if ('pages' in found) preview.ready.push(found);
      else {
        if (found.is_under_way && batch.planned_at && !forecast)
          await requestForecast({ db, queue }, batch.id);
        preview.not_ready.push(found);
      }
    }
  }
  return preview;
}

/** Holds back a batch that needs approval if some of its pages are outside or thin. */
async function holdBack(db: Db, batch: BatchTable, ready: Ready): Promise<Ready | NotReady> {
  if (!ready.needs_approval) return ready;
  const [blocker] = await db.transaction().execute(trx => findAll(trx, batch));
  const { id, name } = ready;
  return blocker
    ? { id, name, reason: `${blocker.text} Open it to decide on them.`, is_under_way: false }
    : ready;
}

function assess(
  batch: BatchTable,
  forecast: LikenessTable | undefined,
  settings: Settings['likeness'],
): Ready | NotReady {
  const { id, name } = batch;
  const notReady = (reason: string, is_under_way = false): NotReady => ({ id, name, reason, is_under_way });
  if (batch.status !== 'planning' && batch.status !== 'approved')
    return notReady(`It is ${batch.status} already.`);
  if (batch.status === 'planning' && !batch.planned_at) return notReady('It is still being planned.', true);
  if (batch.total_planned === 0) return notReady('No planned URLs found in batch: every address exists.');
  if (!batch.template_id) return notReady('Its template is deleted.');
  const ready = {
    id,
    name,
    pages: batch.total_planned,
    page_status: batch.page_status === 'draft' ? ('draft' as const) : ('published' as const),
  };
  if (batch.status === 'approved')
    return { ...ready, needs_approval: false, verdict_text: 'Approved already.' };
  const { verdict, verdict_text } = judge(forecast, settings, batch.total_planned);
  if (verdict === 'too-alike') return notReady(`Too similar to approve: ${verdict_text} Open it to decide.`);
  if (verdict === 'unknown')
    return notReady(verdict_text, !forecast || ['waiting', 'computing'].includes(forecast.state));
  return { ...ready, needs_approval: true, verdict_text };
}
