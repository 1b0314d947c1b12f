import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  closeLikenessGate,
  createBatch,
  createTemplate,
  planBatch,
  templateInput,
  towns,
} from '../../../test/factories.ts';
import { startTestProgram, type TestProgram } from '../../../test/test-program.ts';
import type { AlikeTexts, Likeness } from '../../contract/likeness.ts';
import type { SettingsReply } from '../../contract/settings.ts';
import type { Template } from '../../contract/templates.ts';

let program: TestProgram;
beforeAll(async () => {
  program = await startTestProgram();
  await closeLikenessGate(program);
});
afterAll(() => program.stop());

const likenessOf = (id: string) => program.call<Likeness>('GET', `/api/batches/${id}/likeness`);
const approve = (id: string, body?: unknown) =>
  program.request('POST', `/api/batches/${id}/approve`, { cookie: program.cookie, body });

/** The forecast once it is over, however it ended. */
async function settled(id: string): Promise<Likeness> {
  await expect
    .poll(async () => (await likenessOf(id)).state, { timeout: 20_000 })
    .not.toMatch(/waiting|computing/);
  return likenessOf(id);
}

const words = 'haul sort lift carry sweep load donate recycle price call'.split(' ');
/** A sentence in three wordings that share nothing. */
const sentence = (n: number) =>
  `{${[0, 1, 2].map(way => Array.from({ length: 9 }, (_, at) => `${words[(n + at) % 10]}${n}x${way}`).join(' ')).join('|')}}.`;
const paragraph = (from: number) => Array.from({ length: 12 }, (_, n) => sentence(from * 12 + n)).join(' ');

function textOf(spun: boolean, at: number): string {
  const text = paragraph(at);
  return spun ? text : text.replaceAll(/\{([^|}]*)\|[^}]*\}/g, '$1');
}

const sections = (spun: boolean) => [
  {
    id: 'intro',
    type: 'text',
    title: 'Intro',
    content: `In {{city}} {{keyword}}. ${textOf(spun, 1)}`,
    order: 1,
  },
  { id: 'more', type: 'text', title: 'More', content: textOf(spun, 2), order: 2 },
];
const template = (spun: boolean) => createTemplate(program, { content_sections: sections(spun) });

const sixtyPages = { locations: towns(30), keywords: 'junk removal\nhauling' };

describe('a batch of a template without spin text', () => {
  test('is refused with what it found, and passes once the template has variants', async () => {
    const plain = await template(false);
    const batch = await planBatch(program, { template_id: plain.id, ...sixtyPages });
    const refused = await approve(batch.id);
    expect(refused.status).toBe(409);
    const { error } = await refused.json();
    expect(error.reason).toBe('likeness');
    expect(error.message).toContain('60 of 60 pages (100 %) are at least 85 % alike to another page');

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
    expect(found.figures?.advice?.pages_over).toBe(60);
    expect(found.figures?.advice?.together.at(-1)?.sections).toHaveLength(2);

    await program.call<Template>(
      'PUT',
      `/api/templates/${plain.id}`,
      templateInput({ content_sections: sections(true) }),
    );
    expect((await likenessOf(batch.id)).is_template_newer).toBe(true);
    await program.call('POST', `/api/batches/${batch.id}/likeness`);
    const again = await settled(batch.id);
    expect(again).toMatchObject({ state: 'done', verdict: 'passes', is_template_newer: false });
    expect((await approve(batch.id)).status).toBe(200);
  });

  test('shows its most alike pages side by side, the place names apart from what they share', async () => {
    const batch = await planBatch(program, { template_id: (await template(false)).id, ...sixtyPages });
    await settled(batch.id);
    const { pair, texts } = await program.call<AlikeTexts>(
      'GET',
      `/api/batches/${batch.id}/likeness/pairs/1`,
    );
    expect(pair.likeness_percent).toBe(100);
    const intro = texts.find(text => text.section_id === 'intro' && text.one.length > 1);
    expect(
      intro?.one
        .filter(part => !part.is_shared)
        .map(part => part.text)
        .join(' '),
    ).toMatch(/^aa\w $/);
    const missing = await program.request('GET', `/api/batches/${batch.id}/likeness/pairs/10`, {
      cookie: null,
    });
    expect(missing.status).toBe(401);
  });

  test('is approved by an admin’s written reason, which is kept with who and when', async () => {
    const batch = await planBatch(program, { template_id: (await template(false)).id, ...sixtyPages });
    expect((await approve(batch.id, { overrule: { reason: 'too short' } })).status).toBe(400);
    const reason = 'A trial run that is archived tomorrow';
    expect((await approve(batch.id, { overrule: { reason } })).status).toBe(200);
    const { overrule } = await likenessOf(batch.id);
    expect(overrule).toMatchObject({ reason, overruled_by: 'admin@example.com' });
    expect(Date.parse(overrule?.created_at ?? '')).toBeGreaterThan(Date.now() - 60_000);
  });

  test('passes without a question when it is small, and when the gate is off', async () => {
    const small = await planBatch(program, { template_id: (await template(false)).id });
    expect((await likenessOf(small.id)).verdict).toBe('small');
    expect((await approve(small.id)).status).toBe(200);
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
  const shared = sections(true);
  const first = await createTemplate(program, { content_sections: shared });
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
  // One reading of the spun text: what the live page says, written out in another template.
  const page = await program.call<{ items: { id: string }[] }>('GET', `/api/pages?template_id=${first.id}`);
  const full = await program.call<{ content_sections: unknown[] }>('GET', `/api/pages/${page.items[0]?.id}`);
  const copy = await createTemplate(program, { content_sections: full.content_sections });
  const batch = await planBatch(program, {
    template_id: copy.id,
    locations: 'Tampa, FL',
    keywords: 'hauling',
  });
  const { figures } = await settled(batch.id);
  expect(figures?.live_pages).toBeGreaterThan(0);
  expect(figures?.worst[0]).toMatchObject({ other: 'junk-removal-miami-fl', is_live: true });
  expect(figures?.worst[0]?.likeness_percent).toBeGreaterThan(80);
  const { pair } = await program.call<AlikeTexts>('GET', `/api/batches/${batch.id}/likeness/pairs/1`);
  expect(pair.is_live).toBe(true);
});

test('stopped while computing, it says so, holds approval back and can be computed again', async () => {
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
  expect(await settled(batch.id)).toMatchObject({ state: 'done', verdict: 'passes' });
});

test('a batch deleted while its forecast is computed leaves nothing behind', async () => {
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

test('asked while the batch is being planned, or when nothing is planned, it refuses', async () => {
  const made = await planBatch(program, {
    template_id: (await template(true)).id,
    locations: 'Miami, FL',
    keywords: 'once',
  });
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
