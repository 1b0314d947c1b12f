import type {
  Finding,
  Likeness,
  LikenessFigures,
  LikenessOutlook,
} from '../../../contract/generation/likeness.ts';
import type { Settings } from '../../../contract/platform/settings.ts';
import { pagesFrom } from '../../../engine/index.ts';
import type { Db } from '../../platform/db/database.ts';
import { currentGroup } from '../../platform/settings/read-stored-group.ts';
import { currentHash } from '../../templates/templates/freeze-version.ts';
import { findTemplate } from '../../templates/templates/queries.ts';
import { findNewestVersion, findVersion } from '../../templates/templates/version-queries.ts';
import { type BatchTable, getBatch } from '../batches/queries.ts';
import { findLikeness, findOverrule, type LikenessTable } from './queries.ts';
import type { StoredLikeness } from './stored-likeness.ts';
import { judge, percentOf, readStored } from './verdict.ts';

const states = ['none', 'waiting', 'computing', 'done', 'failed', 'cancelled'] as const;

/** A batch's forecast by the current settings. */
export async function readLikeness(db: Db, batchId: string): Promise<Likeness> {
  const batch = await getBatch(db, batchId);
  const row = await findLikeness(db, batchId);
  const settings = await currentGroup(db, 'likeness');
  const overrule = await findOverrule(db, batchId);
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
    overrule: overrule && overrule.threshold_percent !== null ? presentOverrule(overrule) : null,
  };
}

/** Who approved a batch, with the reason and what it overruled. */
export function presentOverrule({
  reason,
  overruled_by,
  created_at,
  ...figures
}: NonNullable<Awaited<ReturnType<typeof findOverrule>>>) {
  const { threshold_percent, pages_over, pages_outside, pages_thin } = figures;
  const alike: Finding = pages_over === null ? 'no-forecast' : 'too-alike';
  const findings: Finding[] = [
    ...(pages_outside === null ? [] : ['outside' as const]),
    ...(pages_thin === null ? [] : ['thin' as const]),
    ...(threshold_percent === null ? [] : [alike]),
  ];
  return { findings, reason, overruled_by, created_at: created_at.toISOString() };
}

async function readVersion(
  db: Db,
  batch: BatchTable,
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
  batch: BatchTable,
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

const wholePercent = (part: number) => Math.round(part * 100);
