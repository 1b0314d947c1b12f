import { setTimeout as pause } from 'node:timers/promises';
import { batchInputSchema } from '../../../contract/generation/batch-input.ts';
import { templateInputSchema } from '../../../contract/templates/templates.ts';
import { postInputSchema } from '../../../contract/website/posts.ts';
import { fillClaims } from '../../business/claims/fill-claims.ts';
import { packStore } from '../../business/packs/pack-store.ts';
import { addDemoClaims } from '../../business/statements/add-business-claims.ts';
import { approveBatch } from '../../generation/batches/approve-batch.ts';
import { createBatch } from '../../generation/batches/create-batch.ts';
import { getBatch, listBatches } from '../../generation/batches/queries.ts';
import { startGeneration } from '../../generation/batches/start-generation.ts';
import type { Db } from '../../platform/db/database.ts';
import { keepSetting, writeSetting } from '../../platform/db/settings.ts';
import { defaultSettings } from '../../platform/settings/default-settings.ts';
import { replaceGroup } from '../../platform/settings/queries.ts';
import { countTemplates, listTemplates } from '../../templates/templates/queries.ts';
import { createTemplate } from '../../templates/templates/save-template.ts';
import { countPosts } from '../../website/posts/queries.ts';
import { createPost } from '../../website/posts/save-post.ts';
import { addPackContents } from '../add-pack-contents.ts';
import type { Program } from '../program.ts';

/** True if the demo has to be created or completed: it begins only on an empty database. */
export async function isDemoWanted(db: Db): Promise<boolean> {
  const begun = (await countTemplates(db)) === 0 ? 'begun' : 'not wanted';
  return (await keepSetting(db, 'demo', begun)) === 'begun';
}

/** Creates the demo by the normal flow: template, plan, approval, pages. Jobs plan and generate it. An interrupted demo resumes. */
export async function loadDemo({ database, queue }: Pick<Program, 'database' | 'queue'>): Promise<void> {
  const db = database.kysely;
  if (!(await isDemoWanted(db))) return;
  // Its pages pass the same gates as others.
  await addPackContents(db);
  await addDemoClaims(db);
  await addDemoPrices(db);
  await createDemoPosts(db, new Date());
  const [existing] = await listTemplates(db, { after: null, limit: 1 });
  const template =
    existing ??
    (await createTemplate(
      db,
      templateInputSchema.parse({ ...packStore.own().templates[0], for_customers: true }),
      null,
    ));
  const [planned] = await listBatches(db, { template_id: template.id, after: null, limit: 1 });
  const batch = planned ?? (await createBatch(db, queue, demoBatch(template.id), null));
  const ready = await until(async () => (await getBatch(db, batch.id)).planned_at !== null);
  if (ready && (await getBatch(db, batch.id)).status === 'planning')
    await approveBatch({ db, queue }, batch.id, { userId: null, until: AbortSignal.timeout(demoTimeoutMs) });
  if ((await getBatch(db, batch.id)).status === 'approved') await startGeneration(db, queue, batch.id);
  // A batch that failed or was cancelled is not made by waiting for it at every start.
  const isOver = await until(async () => !underway.has((await getBatch(db, batch.id)).status));
  if (isOver) await writeSetting(db, 'demo', 'loaded');
}

/** The business of the demo has accepted the prices that its trade proposes. */
async function addDemoPrices(db: Db): Promise<void> {
  const services = [...packStore.own().prices];
  await db.transaction().execute(trx => replaceGroup(trx, 'prices', { revision: 0, value: { services } }));
}

function demoBatch(template_id: string) {
  return batchInputSchema.parse({
    name: 'Demo - South Florida',
    template_id,
    locations: defaultSettings.areas.towns.map(({ city, state }) => `${city}, ${state}`).join('\n'),
    keywords: packStore
      .own()
      .services.flatMap(({ keywords }) => keywords[0] ?? [])
      .join('\n'),
    url_pattern: 'keyword-city-state',
  });
}

const underway: ReadonlySet<string> = new Set(['planning', 'approved', 'generating']);

/** Planning, forecast and pages take seconds; on a busy machine they took minutes. */
const demoTimeoutMs = 600_000;

/** False if it takes too long: jobs continue, and the next start does the rest. */
async function until(isDone: () => Promise<boolean>): Promise<boolean> {
  const deadline = performance.now() + demoTimeoutMs;
  while (!(await isDone())) {
    if (performance.now() > deadline) return false;
    await pause(50);
  }
  return true;
}

const aWeek = 7 * 24 * 60 * 60 * 1_000;

/** The first blog posts, a week apart, newest first. Created one by one, so an interrupted start resumes. */
async function createDemoPosts(db: Db, now: Date): Promise<void> {
  const { posts } = packStore.own();
  const kept = await countPosts(db, {}, posts.length);
  const oldestFirst = posts.map((post, index) => ({ post, index })).toReversed();
  for (const { post, index } of oldestFirst.slice(kept)) {
    const { slug, title, description, markdown } = fillClaims(post, defaultSettings);
    const published_at = new Date(now.getTime() - (index * aWeek + aWeek / 7)).toISOString();
    const input = { slug, title, description, body: markdown, status: 'published', published_at };
    await createPost(db, postInputSchema.parse(input), null);
  }
}
