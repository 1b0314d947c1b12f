import type { Likeness, LikenessFigures, LikenessOutlook } from '../../../contract/generation/likeness.ts';
import type { Settings } from '../../../contract/platform/settings.ts';
import { pagesFrom } from '../../../engine/index.ts';
import type { Db } from '../../platform/db/database.ts';
import { currentGroup } from '../../platform/settings/read-stored-group.ts';
import { currentHash } from '../../templates/templates/freeze-version.ts';
import { findTemplate } from '../../templates/templates/queries.ts';
import { findNewestVersion, findVersion } from '../../templates/templates/version-queries.ts';
import { type CheckedBatch, getCheckedBatch } from './batch-queries.ts';
import { findLikeness, type LikenessTable } from './queries.ts';
import type { StoredLikeness } from './stored-likeness.ts';
import { judge, percentOf, readStored, wholePercent } from './verdict.ts';

const states = ['none', 'waiting', 'computing', 'done', 'failed', 'cancelled'] as const;

/** A batch's forecast by the current settings. */
export async function readLikeness(db: Db, batchId: string): Promise<Likeness> {
  const batch = await getCheckedBatch(db, batchId);
  const row = await findLikeness(db, batchId);
  const settings = await currentGroup(db, 'likeness');
  const found = row?.state === 'done' ? readStored(row) : null;
  return {
    state: stateOf(row),
    progress: row?.progress ?? 0,
    failure: row?.failure ?? null,
    ...(await readVersion(db, batch, row, settings)),
    threshold_percent: settings.threshold_percent,
    largest_share_percent: settings.largest_share_percent,
    ...judge(row, settings, batch.total_planned),
    figures: found && figuresOf(found, settings.threshold_percent),
  };
}

async function readVersion(
  db: Db,
  batch: CheckedBatch,
  row: LikenessTable | undefined,
  settings: Settings['likeness'],
): Promise<Pick<Likeness, 'template_version' | 'is_template_newer' | 'outlook'>> {
  const version = row && (await findVersion(db, row.template_version_id));
  const template =
    batch.status === 'planning' && batch.template_id && (await findTemplate(db, batch.template_id));
  const isNewer = Boolean(version && template && (await currentHash(db, template)) !== version.content_hash);
  return {
    template_version: version?.number ?? null,
    is_template_newer: isNewer,
    outlook: isNewer ? await readOutlook(db, batch, settings) : null,
  };
}

/** The forecast by the newest version. Null until it is requested; a draft's template has no newest version yet. */
async function readOutlook(
  db: Db,
  batch: CheckedBatch,
  settings: Settings['likeness'],
): Promise<LikenessOutlook | null> {
  const row = await findLikeness(db, batch.id, true);
  const newest = batch.template_id && (await findNewestVersion(db, batch.template_id));
  if (!row || !newest || row.template_version_id !== newest.id) return null;
  const found = row.state === 'done' ? readStored(row) : null;
  return {
    state: stateOf(row),
    progress: row.progress,
    template_version: newest.number,
    ...judge(row, settings, batch.total_planned),
    pages_over: found && pagesFrom(found.counts, settings.threshold_percent),
  };
}

function stateOf(row: LikenessTable | undefined): Likeness['state'] {
  return states.find(state => state === row?.state) ?? 'none';
}

function figuresOf(found: StoredLikeness, threshold: number): LikenessFigures {
  const over = pagesFrom(found.counts, threshold);
  return {
    pages: found.pages,
    pages_over: over,
    over_percent: percentOf(over, found.pages),
    counts: found.counts,
    live_pages: found.live_pages,
    live_total: found.live_total,
    worst: found.worst.map(({ likeness, ...pair }) => ({
      ...pair,
      likeness_percent: wholePercent(likeness),
    })),
    sections: found.sections.map(({ part, shared, ...section }) => ({
      ...section,
      part_percent: wholePercent(part),
      shared_percent: wholePercent(shared),
    })),
    seconds: found.seconds,
  };
}
