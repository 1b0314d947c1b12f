import { LRUCache } from 'lru-cache';
import type { PageReport } from '../../../contract/pages/page-reports.ts';
import { activitySummarySchema } from '../../../contract/platform/activity.ts';
import type { Areas } from '../../../contract/platform/areas.ts';
import {
  type CompiledTemplate,
  createPageReader,
  type FieldValues,
  nearestText,
  type PageReader,
} from '../../../engine/index.ts';
import type { FactStore } from '../../business/statements/fact-store.ts';
import type { Db } from '../../platform/db/database.ts';
import { compileVersion } from '../../templates/templates/compile-version.ts';
import { findNewestVersion } from '../../templates/templates/version-queries.ts';
import { listChangesOfPage } from '../page-changes/queries.ts';
import { fieldValuesSchema } from '../pages/page-row.ts';
import { getPage } from '../pages/queries.ts';
import { readPage } from '../pages/read-page.ts';
import { listSentences } from './list-sentences.ts';
import {
  findBatchName,
  listActivityOf,
  listDaysOf,
  listNeighborPages,
  listRulesOf,
  readLeadsOf,
} from './queries.ts';

const days = 90;
const leadsShown = 10;
const rulesShown = 50;
const historyShown = 50;
/** Pages on either side that are compared: some milliseconds of work. */
const comparedEach = 200;

export interface ReportContext {
  readonly db: Db;
  /** The facts of the public site, which stay cached between reports. */
  readonly facts: FactStore;
  readonly areas: Areas;
}

export async function readReport(context: ReportContext, id: string): Promise<PageReport> {
  const { db } = context;
  const row = await getPage(db, id);
  const [
    page,
    batch_name,
    newest,
    counted,
    leads,
    redirects_from,
    redirects_to,
    likeness,
    sentences,
    history,
  ] = await Promise.all([
    readPage(db, id),
    row.generation_batch_id ? findBatchName(db, row.generation_batch_id) : null,
    row.template_id ? findNewestVersion(db, row.template_id) : null,
    listDaysOf(db, row.slug, days),
    readLeadsOf(db, id, leadsShown),
    listRulesOf(db, 'source_path', `/${row.slug}`, 1),
    listRulesOf(db, 'destination_key', `/${row.slug}`, rulesShown),
    likenessOf(context, row),
    listSentences(db, row),
    historyOf(db, row),
  ]);
  return {
    page,
    batch_name,
    newest_version: newest?.number ?? null,
    days: counted,
    leads,
    redirects_from,
    redirects_to,
    likeness,
    sentences,
    history,
  };
}

type PageOfReport = Awaited<ReturnType<typeof getPage>>;

async function likenessOf(
  { db, facts, areas }: ReportContext,
  page: PageOfReport,
): Promise<PageReport['likeness']> {
  const version = await compileVersion(db, page.template_version_id);
  if (!version) return null;
  const valuesOf = (one: { readonly field_values: unknown }) => fieldValuesSchema.parse(one.field_values);
  const read = async ({ city = '', state = '', keyword = '', ...values }: FieldValues) => {
    const known = await facts.of({ city, state, service: version.serviceNameOf(keyword) }, areas);
    return templateReader(version.compiledFor(keyword)).read(values, known.values);
  };
  const near = await listNeighborPages(db, page, comparedEach);
  // By keyword: each service has its own reader, and only a few readers are cached.
  const others = near
    .map(one => ({ one, values: valuesOf(one) }))
    .toSorted((first, second) => (first.values.keyword ?? '').localeCompare(second.values.keyword ?? ''));
  const found = nearestText(
    await read(valuesOf(page)),
    await Promise.all(others.map(({ values }) => read(values))),
  );
  const nearest = found && others[found.at]?.one;
  return {
    compared: others.length,
    nearest: nearest
      ? {
          page_id: nearest.id,
          slug: nearest.slug,
          title: nearest.title,
          percent: Math.round(found.likeness * 100),
        }
      : null,
  };
}

async function historyOf(db: Db, page: PageOfReport): Promise<PageReport['history']> {
  const [deeds, changes] = await Promise.all([
    listActivityOf(db, page.id, historyShown),
    listChangesOfPage(db, page.id, historyShown),
  ]);
  const created = {
    at: page.created_at.toISOString(),
    by: null,
    action: 'created',
    before: null,
    after: null,
    is_bulk: page.generation_batch_id !== null,
  };
  return [
    ...deeds.map(deed => ({
      at: deed.created_at.toISOString(),
      by: deed.user_email,
      action: deed.action,
      before: activitySummarySchema.safeParse(deed.before).data ?? null,
      after: activitySummarySchema.safeParse(deed.after).data ?? null,
      is_bulk: false,
    })),
    ...changes.map(change => ({
      at: change.done_at.toISOString(),
      by: change.created_by_email,
      action: change.undoes ? `undo-${change.action}` : change.action,
      before: null,
      after: null,
      is_bulk: true,
    })),
    created,
  ]
    .toSorted((one, other) => (one.at < other.at ? 1 : -1))
    .slice(0, historyShown + 1);
}

/**
 * Readers of the last used templates; with services, one for each. A reader caches the texts that are the same on every
 * page, for the next report; a compiled template never changes.
 */
const readers = new LRUCache<CompiledTemplate, PageReader>({ max: 16, ttl: 600_000 });

/** Reads pages of a template to compare them. */
function templateReader(compiled: CompiledTemplate): PageReader {
  const known = readers.get(compiled);
  if (known) return known;
  const fresh = createPageReader(compiled);
  readers.set(compiled, fresh);
  return fresh;
}
