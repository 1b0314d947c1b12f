import { v7 as uuidv7 } from 'uuid';
import { batchInputSchema } from '../../../contract/generation/batch-input.ts';
import type { SettingGroup } from '../../../contract/platform/settings.ts';
import { templateInputSchema } from '../../../contract/templates/templates.ts';
import { postInputSchema } from '../../../contract/website/posts.ts';
import { putBrandFile } from '../../business/brand/queries.ts';
import { fillClaims } from '../../business/claims/fill-claims.ts';
import { addedMark } from '../../business/services/own-services.ts';
import { addService } from '../../business/services/save-service.ts';
import { stateMissing } from '../../business/statements/add-business-claims.ts';
import { storeBatch } from '../../generation/batches/create-batch.ts';
import { filled } from '../../generation/batches/plan-texts.ts';
import { readPlan } from '../../generation/batches/read-plan.ts';
import { writeActivity } from '../../platform/activity/write-activity.ts';
import { announce } from '../../platform/db/announce.ts';
import type { Db, Trx } from '../../platform/db/database.ts';
import { retryTransient } from '../../platform/db/retry-transient.ts';
import { writeSetting } from '../../platform/db/settings.ts';
import { AppError } from '../../platform/errors.ts';
import type { JobQueue } from '../../platform/jobs/queue.ts';
import { listGroups, replaceGroup } from '../../platform/settings/queries.ts';
import { freezeVersion } from '../../templates/templates/freeze-version.ts';
import { lockTemplate } from '../../templates/templates/queries.ts';
import { createTemplateIn } from '../../templates/templates/save-template.ts';
import { createPostIn } from '../../website/posts/save-post.ts';
import { finishSetupJob } from './finish-setup.job.ts';
import { postsOf } from './plan-setup.ts';
import { emptyTables, forgetAdded, lockSetup } from './queries.ts';
import type { BusinessWithLogo } from './read-business.ts';
import { type NewBusiness, replacedGroups } from './resolve-setup.ts';
import { pendingMark, readSiteState, setupMark } from './setup-marks.ts';

/** The maximum wait for other work (ms). */
const setupTimeoutMs = 10_000;
const aWeek = 7 * 24 * 60 * 60 * 1_000;

/**
 * Replaces the demo by a business, in one transaction: a killed process leaves the old site. The usual jobs of batches
 * plan and generate its landing pages.
 */
export async function setUp(
  { db, queue }: { readonly db: Db; readonly queue: JobQueue },
  business: BusinessWithLogo,
  userId: string | null,
): Promise<void> {
  const plan = await planOf(business);
  const replace = async (trx: Trx) => {
    await lockSetup(trx);
    if ((await readSiteState(trx)) === 'set-up') {
      throw new AppError(
        'conflict',
        'This business is set up already. Change it on the Settings, Services and Site screens.',
        { reason: 'already-set-up' },
      );
    }
    await emptyTables(trx);
    await replaceSettings(trx, business);
    if (business.logo) await putBrandFile(trx, 'logo', business.logo);
    for (const [position, service] of business.services.entries())
      await addService(trx, business.pack.id, [{ position }], service);
    await stateMissing(trx, business.claims);
    await addPosts(trx, business, userId);
    const batchId = await addLandingPages(trx, queue, { business, plan, userId });
    await writeSetting(trx, setupMark, JSON.stringify({ batch_id: batchId }));
    await writeActivity(trx, {
      action: 'set-up',
      noun: 'settings',
      id: 'business',
      name: business.settings.business.name,
    });
    await announce(trx, { kind: 'restored' });
  };
  // It empties many tables at once and may have to wait for work on one of them.
  await retryTransient(() => db.transaction().execute(replace), {
    signal: AbortSignal.timeout(setupTimeoutMs),
    onRetry: () => undefined,
  });
}

async function planOf({ services, towns, landing_pages }: NewBusiness) {
  if (landing_pages === 'none') return null;
  const input = batchInputSchema.parse({
    name: 'First pages',
    template_id: uuidv7(),
    locations: towns.map(({ city, state }) => `${city}, ${state}`).join('\n'),
    keywords: services.flatMap(({ keywords }) => keywords[0] ?? []).join('\n'),
    url_pattern: 'keyword-city-state',
  });
  return { input, lists: await readPlan(input) };
}

async function replaceSettings(trx: Trx, { settings, pack }: NewBusiness): Promise<void> {
  const stored = await listGroups(trx, replacedGroups);
  for (const group of replacedGroups) {
    const revision = stored.get(group)?.revision ?? 0;
    await replaceGroup(trx, group satisfies SettingGroup, { revision, value: settings[group] });
  }
  // Shipped services and statements are added again; the next start adds those of other trades.
  await forgetAdded(trx);
  await writeSetting(trx, addedMark(pack.id), 'added');
  await writeSetting(trx, 'demo', 'not wanted');
  const isTold = settings.areas.towns.some(({ state }) =>
    pack.statements.some(csv => csv.includes(`, ${state}"`)),
  );
  if (!isTold) await writeSetting(trx, `statements of ${pack.id}`, 'not wanted');
}

/** A week apart, newest first. A post with claims that the business has not stated becomes a draft. */
async function addPosts(trx: Trx, { pack, settings }: NewBusiness, userId: string | null): Promise<void> {
  for (const [at, post] of postsOf({ pack, settings }).entries()) {
    const { slug, title, description, markdown } = fillClaims(post, settings);
    const published_at = new Date(Date.now() - (at * aWeek + aWeek / 7)).toISOString();
    const text = { slug, title, description, body: markdown };
    const published = postInputSchema.parse({ ...text, status: 'published', published_at });
    await createPostIn(trx, published, userId).catch(async (error: unknown) => {
      if (!(error instanceof AppError)) throw error;
      await createPostIn(trx, postInputSchema.parse({ ...text, status: 'draft' }), userId);
    });
  }
}

interface FirstPages {
  readonly business: NewBusiness;
  readonly plan: Awaited<ReturnType<typeof planOf>>;
  readonly userId: string | null;
}

/** The landing template, published, and its batch, queued for planning. */
async function addLandingPages(
  trx: Trx,
  queue: JobQueue,
  { business, plan, userId }: FirstPages,
): Promise<string | null> {
  const input = templateInputSchema.parse({
    ...business.pack.templates[0],
    content_pack: business.pack.id,
    status: 'published',
    for_customers: true,
  });
  const template = await createTemplateIn(trx, input, userId);
  if (plan === null) return null;
  const version = await freezeVersion(trx, await lockTemplate(trx, template.id), userId);
  const id = uuidv7();
  const overrules = business.landing_pages === 'hidden';
  const { url_pattern, update_existing, high_performance, skip_cleanup } = plan.input;
  await storeBatch(trx, queue, plan.lists, [], {
    id,
    name: plan.input.name ?? '',
    template_id: template.id,
    template_version_id: version.id,
    first_combination: 0,
    combinations: plan.lists.locations.length * plan.lists.keywords.length,
    field_values: filled(plan.input.field_values),
    series_id: null,
    series_name: null,
    url_pattern,
    update_existing,
    high_performance,
    skip_cleanup,
    // Stored with the batch: whatever happens from here on, and in whatever order, its pages stay hidden.
    is_noindex: overrules,
    created_by: userId,
  });
  await writeSetting(trx, pendingMark, JSON.stringify({ batch_id: id, overrules, user_id: userId }));
  await queue.send(trx, finishSetupJob, {});
  return id;
}
