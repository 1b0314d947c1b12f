import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  closeLikenessGate,
  createBatch,
  createTemplate,
  generateBatch,
  openLikenessGate,
  planBatch,
  templateInput,
  towns,
  waitForBatch,
} from '../../../../test/factories.ts';
import { startTestProgram, type TestProgram } from '../../../../test/test-program.ts';
import type { StatementImport } from '../../../contract/business/statements.ts';
import type { Batch } from '../../../contract/generation/batches.ts';
import type { BatchChecks } from '../../../contract/generation/checks.ts';
import type { AlikeTexts, Likeness } from '../../../contract/generation/likeness.ts';
import type { Activity } from '../../../contract/platform/activity.ts';
import type { SettingsReply } from '../../../contract/platform/settings.ts';
import type { Template } from '../../../contract/templates/templates.ts';
import { readTowns } from '../../business/places/gazetteer.ts';

const since = Date.now();
let program: TestProgram;
beforeAll(async () => {
  program = await startTestProgram();
});
afterAll(() => program.stop());

const likenessOf = (id: string) => program.call<Likeness>('GET', `/api/batches/${id}/likeness`);
const approve = (id: string, body?: unknown) =>
  program.request('POST', `/api/batches/${id}/approve`, { cookie: program.cookie, body });

const slugsOf = async (id: string) =>
  (await program.call<{ items: { slug: string }[] }>('GET', `/api/batches/${id}/plans`)).items.map(
    plan => plan.slug,
  );

/** The forecast after its end, with any result. */
async function finishedForecast(id: string): Promise<Likeness> {
  await expect.poll(async () => (await likenessOf(id)).state).not.toMatch(/waiting|computing/);
  return likenessOf(id);
}

const words = 'haul sort lift carry sweep load donate recycle price call'.split(' ');
/** A sentence in three wordings that share nothing. */
const sentence = (n: number) =>
  `{${[0, 1, 2].map(way => Array.from({ length: 9 }, (_, at) => `${words[(n + at) % 10]}${n}x${way}`).join(' ')).join('|')}}.`;
const paragraph = (from: number) => Array.from({ length: 12 }, (_, n) => sentence(from * 12 + n)).join(' ');

/** Sections with the same text for every town, or also with its statements. */
const sections = (isTold: boolean) => [
  {
    id: 'intro',
    type: 'text',
    title: 'Intro',
    content: `In {{city}} {{keyword}}. ${paragraph(1)}`,
    order: 1,
  },
  {
    id: 'more',
    type: 'text',
    title: 'More',
    content: `${paragraph(2)}${isTold ? ' One pickup takes {{fact:place.bulk_limit}}. It comes {{fact:place.bulk_schedule}}.' : ''}`,
    order: 2,
  },
];
const template = (isTold: boolean) => createTemplate(program, { content_sections: sections(isTold) });

/** Adds two statements about each of these towns that no other town has. */
async function stateOf(locations: string): Promise<void> {
  const rows = locations.split('\n').flatMap((place, town) =>
    ['bulk_limit', 'bulk_schedule'].map(predicate => {
      const value = Array.from({ length: 25 }, (_, n) => `${predicate.slice(5, 6)}${town}n${n}`).join(' ');
      return `"place:${place}",${predicate},${value},owner`;
    }),
  );
  const csv = ['subject,predicate,value,source', ...rows].join('\n');
  const { counts } = await program.call<StatementImport>('POST', '/api/statements/import', {
    csv,
    apply: true,
  });
  expect([counts.new + counts.same, counts.refused]).toEqual([rows.length, 0]);
}

/** Towns of the gazetteer: only they can have statements. */
const names = [...new Set(readTowns().flatMap(({ city, state }) => (state === 'FL' ? [city] : [])))];
const places = (count: number) =>
  names
    .slice(0, count)
    .map(name => `${name}, FL`)
    .join('\n');

const sixtyPages = { locations: places(60), keywords: 'hauling' };

describe('as it ships', () => {
  test('the gate asks about pages that are alike at any number, and lets a single page pass', async () => {
    await program.database.kysely.deleteFrom('settings').where('name', '=', 'site.likeness').execute();
    const plain = await template(false);
    const ready = async (count: number, keyword: string) =>
      planBatch(program, { template_id: plain.id, locations: towns(count), keywords: keyword });
    const single = await ready(1, 'single');
    expect((await approve(single.id)).status).toBe(200);
    const refused = await approve((await ready(2, 'few')).id);
    expect(refused.status).toBe(409);
    expect((await refused.json()).error.reason).toBe('likeness');
  });
});

describe('a batch whose pages say the same of every town', () => {
  beforeAll(() => closeLikenessGate(program));

  test('is refused with the blockers, in however many wordings, and passes once it has the statements of each town', async () => {
    await stateOf(sixtyPages.locations);
    const plain = await template(false);
    const batch = await planBatch(program, { template_id: plain.id, ...sixtyPages });
    const refused = await approve(batch.id);
    expect(refused.status).toBe(409);
    const { error } = await refused.json();
    expect(error.reason).toBe('likeness');
    expect(error.message).toContain('60 of 60 pages (100%) are at least 85% similar to another page');

    const found = await likenessOf(batch.id);
    expect(found).toMatchObject({ state: 'done', verdict: 'too-alike', is_template_newer: false });
    expect(found.figures?.counts.reduce((sum, count) => sum + count)).toBe(60);
    expect(found.figures?.worst).toHaveLength(10);
    expect(
      found.figures?.sections
        .map(section => section.title)
        .slice(0, 2)
        .toSorted(),
    ).toEqual(['Intro', 'More']);

    await program.call<Template>(
      'PUT',
      `/api/templates/${plain.id}`,
      templateInput({ content_sections: sections(true) }),
    );
    await expect
      .poll(async () => (await likenessOf(batch.id)).outlook)
      .toMatchObject({ state: 'done', verdict: 'passes', template_version: 2, pages_over: 0 });
    const before = await likenessOf(batch.id);
    expect(before).toMatchObject({ is_template_newer: true, verdict: 'too-alike', template_version: 1 });
    const addresses = await slugsOf(batch.id);

    const taken = await program.call<Likeness>('POST', `/api/batches/${batch.id}/newest-version`);
    expect(taken).toMatchObject({
      state: 'done', // What the outlook found is the forecast now: nothing is computed twice.
      verdict: 'passes',
      is_template_newer: false,
      template_version: 2,
      outlook: null,
    });
    expect(await slugsOf(batch.id)).toEqual(addresses);
    expect(await approve(batch.id).then(reply => reply.json())).toMatchObject({ template_version: 2 });
    const late = await program.request('POST', `/api/batches/${batch.id}/newest-version`, {
      cookie: program.cookie,
    });
    expect(late.status).toBe(409);
  });

  test('shows its most alike pages side by side, the place names apart from what they share', async () => {
    const batch = await planBatch(program, { template_id: (await template(false)).id, ...sixtyPages });
    await finishedForecast(batch.id);
    const { pair, texts } = await program.call<AlikeTexts>(
      'GET',
      `/api/batches/${batch.id}/likeness/pairs/1`,
    );
    expect(pair.likeness_percent).toBe(100);
    const intro = texts.find(text => text.section_id === 'intro' && text.one.length > 1);
    const own = intro?.one.filter(part => !part.is_shared).map(part => part.text.trim());
    expect(names.map(name => `In ${name}`)).toContain(own?.join(' '));
    const missing = await program.request('GET', `/api/batches/${batch.id}/likeness/pairs/10`, {
      cookie: null,
    });
    expect(missing.status).toBe(401);
  });

  test('is approved by an admin’s written reason, which is stored with author and time', async () => {
    const batch = await planBatch(program, { template_id: (await template(false)).id, ...sixtyPages });
    await finishedForecast(batch.id);
    expect((await approve(batch.id, { overrule: { reason: 'too short' } })).status).toBe(400);
    const reason = 'A trial run that is archived tomorrow';
    expect((await approve(batch.id, { overrule: { reason } })).status).toBe(200);
    const { items } = await program.call<{ items: Activity[] }>('GET', '/api/activity?noun=batches');
    const kept = items.find(one => one.action === 'overruled' && one.subject_id === batch.id);
    expect(kept).toMatchObject({
      user_email: 'admin@example.com',
      after: { reason, pages: 60, pages_over: 60, threshold_percent: 85 },
    });
    const { decisions } = await program.call<BatchChecks>('GET', `/api/batches/${batch.id}/checks`);
    expect(decisions).toMatchObject([{ kind: 'too-alike', reason, decided_by: 'admin@example.com' }]);
    expect(Date.parse(decisions[0]?.created_at ?? '')).toBeGreaterThanOrEqual(since);
  });

  test('passes without a question when the gate is off', async () => {
    const { likeness } = await program.call<SettingsReply>('GET', '/api/settings');
    const value = { ...likeness.value, is_on: false };
    const off = await program.call<SettingsReply['likeness']>('PUT', '/api/settings/likeness', {
      ...likeness,
      value,
    });
    try {
      const batch = await planBatch(program, { template_id: (await template(false)).id, ...sixtyPages });
      expect((await approve(batch.id)).status).toBe(200);
    } finally {
      await program.call('PUT', '/api/settings/likeness', { ...off, value: likeness.value });
    }
  });
});

test('pages of the live site count: the same text under other addresses is found', async () => {
  const first = await template(false);
  const live = await planBatch(program, {
    template_id: first.id,
    locations: 'Miami, FL',
    keywords: 'junk removal',
  });
  await program.call('POST', `/api/batches/${live.id}/approve`);
  await program.call('POST', `/api/batches/${live.id}/generate`);
  await expect
    .poll(async () => (await program.call<{ status: string }>('GET', `/api/batches/${live.id}`)).status)
    .toBe('completed');
  // The same sections in another template.
  const copy = await template(false);
  const batch = await planBatch(program, {
    template_id: copy.id,
    locations: 'Tampa, FL',
    keywords: 'copied',
  });
  const { figures, verdict, verdict_text } = await finishedForecast(batch.id);
  expect([verdict, verdict_text]).toEqual([
    'passes',
    'The page is at least 85% similar to another page. A single page needs no reason.',
  ]);
  expect(figures?.live_pages).toBeGreaterThan(0);
  expect(figures?.worst[0]).toMatchObject({ other: 'junk-removal-miami-fl', is_live: true });
  expect(figures?.worst[0]?.likeness_percent).toBeGreaterThan(80);
  const { pair } = await program.call<AlikeTexts>('GET', `/api/batches/${batch.id}/likeness/pairs/1`);
  expect(pair.is_live).toBe(true);
});

describe('pages that are too alike', () => {
  beforeAll(() => closeLikenessGate(program));
  test('become noindex and stay out of the sitemap if that is chosen, and no others do', async () => {
    await stateOf(sixtyPages.locations);
    // The last forty have no statements.
    const batch = await planBatch(program, {
      template_id: (await template(true)).id,
      locations: places(100),
      keywords: 'half told',
    });
    const { figures } = await finishedForecast(batch.id);
    const over = figures?.pages_over ?? 0;
    expect(over).toBe(40);
    const approved = await approve(batch.id, {
      noindex_alike: true,
      overrule: { reason: 'Kept out of search engines' },
    });
    expect(await approved.json()).toMatchObject({ noindex_from_percent: 85, total_noindex: 0 });
    // A later forecast does not change approved pages.
    await program.call('POST', `/api/batches/${batch.id}/likeness`);
    await program.call('POST', `/api/batches/${batch.id}/generate`);
    const made = await waitForBatch(program, batch.id, one => one.status === 'completed');
    expect(made).toMatchObject({ total_completed: 100, total_noindex: over });
    const { rows } = await program.database.pool.query<{ text: string; is_noindex: boolean }>(
      `select meta_description as text, is_noindex from generated_landing_pages where generation_batch_id = $1`,
      [batch.id],
    );
    expect(rows.filter(row => row.is_noindex)).toHaveLength(over);
    await program.call('POST', `/api/batches/${batch.id}/revert`);
    const reverted = await waitForBatch(program, batch.id, one => one.reverted_at !== null);
    expect(reverted.total_noindex).toBe(0);
  });

  test('of pages that a batch updates become noindex, and reverting it restores them', async () => {
    const made = await planBatch(program, {
      template_id: (await template(true)).id,
      locations: 'Tampa, FL\nOcala, FL',
      keywords: 'noindex update',
    });
    await openLikenessGate(program);
    await generateBatch(program, made.id);
    await closeLikenessGate(program);
    const update = await planBatch(program, {
      template_id: (await template(false)).id,
      locations: 'Tampa, FL\nOcala, FL',
      keywords: 'noindex update',
      update_existing: true,
    });
    await finishedForecast(update.id);
    expect(
      (await approve(update.id, { noindex_alike: true, overrule: { reason: 'They stay hidden.' } })).status,
    ).toBe(200);
    await program.call('POST', `/api/batches/${update.id}/generate`);
    const done = await waitForBatch(program, update.id, one => one.status === 'completed');
    expect(done.total_noindex).toBe(2);
    const noindex = async () => {
      const { rows } = await program.database.pool.query<{ is_noindex: boolean }>(
        `select is_noindex from generated_landing_pages where slug like 'noindex-update-%'`,
      );
      return rows.map(row => row.is_noindex);
    };
    expect(await noindex()).toEqual([true, true]);
    await program.call('POST', `/api/batches/${update.id}/revert`);
    await waitForBatch(program, update.id, one => one.reverted_at !== null);
    expect(await noindex()).toEqual([false, false]);
  });

  test('can’t be found without a forecast: the refusal says so, with advice', async () => {
    const batch = await planBatch(program, {
      template_id: (await template(true)).id,
      locations: towns(1_000),
      keywords: Array.from({ length: 10 }, (_, n) => `other ${n}`).join('\n'),
    });
    await program.call('DELETE', `/api/batches/${batch.id}/likeness`);
    const refused = await approve(batch.id, {
      noindex_alike: true,
      overrule: { reason: 'Nobody computed it' },
    });
    expect(refused.status).toBe(409);
    const { error } = await refused.json();
    expect(error.reason).toBe('no-forecast');
    expect(error.message).toContain('Compute it first');
    expect((await program.call<Batch>('GET', `/api/batches/${batch.id}`)).status).toBe('planning');
  });
});

test('however many batches are planned and however often a template is saved, one job computes the outlooks', async () => {
  const plain = await template(false);
  const batches: Batch[] = [];
  for (let n = 0; n < 23; n += 1) {
    batches.push(
      await planBatch(program, {
        template_id: plain.id,
        locations: 'Miami, FL\nTampa, FL',
        keywords: `bounded ${n}`,
      }),
    );
  }
  for (const batch of batches) await finishedForecast(batch.id);
  for (let save = 0; save < 4; save += 1) {
    await program.call(
      'PUT',
      `/api/templates/${plain.id}`,
      templateInput({ name: `Bounded ${save}`, content_sections: sections(save === 3) }),
    );
  }
  const waiting = await program.database.pool.query(
    `select 1 from pgboss.job where name = 'forecast-outlooks' and state in ('created', 'active')`,
  );
  expect(waiting.rowCount).toBeLessThanOrEqual(2);
  const newest = batches.at(-1)?.id ?? '';
  await expect
    .poll(async () => (await likenessOf(newest)).outlook)
    .toMatchObject({ state: 'done', template_version: 5 });
  const outlooks = async () =>
    (
      await program.database.pool.query(
        `select 1 from batch_likeness where is_outlook and state = 'done' and generation_batch_id = any($1)`,
        [batches.map(batch => batch.id)],
      )
    ).rowCount;
  await expect.poll(outlooks).toBe(20);
});

test('an outlook blocked by another process is computed when that process ends', async () => {
  const { pool } = program.database;
  const plain = await template(false);
  const batch = await planBatch(program, { template_id: plain.id, ...sixtyPages });
  await finishedForecast(batch.id);
  const holder = await pool.connect();
  await holder.query(`select pg_advisory_lock(hashtextextended('likeness outlooks', 0))`);
  const { rows } = await pool.query('select now()');
  await program.call(
    'PUT',
    `/api/templates/${plain.id}`,
    templateInput({ content_sections: sections(true) }),
  );
  const ended = async () =>
    (
      await pool.query(
        `select 1 from pgboss.job where name = 'forecast-outlooks' and state = 'completed' and created_on > $1`,
        [rows[0].now],
      )
    ).rowCount;
  await expect.poll(ended).toBeGreaterThan(0);
  expect((await likenessOf(batch.id)).outlook?.state).not.toBe('done');
  await holder.query('select pg_advisory_unlock_all()');
  holder.release();
  await expect.poll(async () => (await likenessOf(batch.id)).outlook).toMatchObject({ state: 'done' });
});

test('stopped while computing, it says so, blocks approval and can be computed again', async () => {
  const spun = await template(true);
  const batch = await planBatch(program, {
    template_id: spun.id,
    locations: towns(1_000),
    keywords: Array.from({ length: 10 }, (_, n) => `keyword ${n}`).join('\n'),
  });
  const stopped = await program.call<Likeness>('DELETE', `/api/batches/${batch.id}/likeness`);
  expect(stopped).toMatchObject({ state: 'cancelled', verdict: 'unknown' });
  const refused = await approve(batch.id);
  expect(refused.status).toBe(409);
  expect((await refused.json()).error.message).toContain('was stopped');
  await program.call('POST', `/api/batches/${batch.id}/likeness`);
  expect(await finishedForecast(batch.id)).toMatchObject({ state: 'done', verdict: 'too-alike' });
});

test('a batch deleted while its forecast is computed leaves nothing', async () => {
  const batch = await planBatch(program, {
    template_id: (await template(true)).id,
    locations: towns(1_000),
    keywords: 'one\ntwo\nthree',
  });
  await program.call('DELETE', `/api/batches/${batch.id}`);
  const rows = await program.database.kysely
    .selectFrom('batch_likeness')
    .select('state')
    .where('generation_batch_id', '=', batch.id)
    .execute();
  expect(rows).toEqual([]);
});

test('requested while the batch is being planned, or without plans, it is refused', async () => {
  const made = await planBatch(program, {
    template_id: (await template(true)).id,
    locations: 'Miami, FL',
    keywords: 'once',
  });
  await openLikenessGate(program);
  await approve(made.id);
  await program.call('POST', `/api/batches/${made.id}/generate`);
  await expect
    .poll(async () => (await program.call<{ status: string }>('GET', `/api/batches/${made.id}`)).status)
    .toBe('completed');
  const again = await planBatch(program, {
    template_id: made.template_id,
    locations: 'Miami, FL',
    keywords: 'once',
  });
  const refused = await program.request('POST', `/api/batches/${again.id}/likeness`, {
    cookie: program.cookie,
  });
  expect(refused.status).toBe(409);
  expect(await likenessOf(again.id)).toMatchObject({ state: 'none', figures: null });
  const large = await createBatch(program, { locations: towns(5_000), keywords: 'a\nb\nc\nd\ne\nf\ng\nh' });
  const early = await program.request('POST', `/api/batches/${large.id}/likeness`, {
    cookie: program.cookie,
  });
  expect([202, 409]).toContain(early.status);
  await program.call('DELETE', `/api/batches/${large.id}`);
});
