import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTemplate, generateBatch, planBatch, waitForBatch } from '../../../../test/factories.ts';
import { startTestProgram, type TestProgram } from '../../../../test/test-program.ts';
import type { PlaceNames } from '../../../contract/business/locations.ts';
import type { Batch } from '../../../contract/generation/batches.ts';
import type { BatchChecks } from '../../../contract/generation/checks.ts';
import { weekdays } from '../../../contract/platform/opening-hours.ts';
import type { SettingsReply } from '../../../contract/platform/settings.ts';
import { lookAtPages } from './checks.ts';

let program: TestProgram;
beforeAll(async () => {
  program = await startTestProgram();
  await program.call('POST', '/api/services', {
    name: 'Junk Removal',
    summary: 'We take junk.',
    keywords: ['junk removal'],
    content: {},
  });
});
afterAll(() => program.stop());

async function setAreas(change: Partial<SettingsReply['areas']['value']>): Promise<void> {
  const { areas } = await program.call<SettingsReply>('GET', '/api/settings');
  const value = { ...areas.value, circles: [], is_nationwide: false, asks_outside: true, ...change };
  await program.call('PUT', '/api/settings/areas', { ...areas, value });
}
beforeEach(() => setAreas({}));

const checksOf = ({ id }: Batch) => program.call<BatchChecks>('GET', `/api/batches/${id}/checks`);
const outsideOf = async (batch: Batch) =>
  (await checksOf(batch)).blockers.find(({ kind }) => kind === 'outside') ?? null;
/** What the checks say of a batch whose pages are all inside, or with the check off. */
const saidOf = async ({ id }: Batch) =>
  (await lookAtPages(program.database.kysely, id)).map(({ isAsked, text }) => ({ isAsked, text }))[0];

let numbered = 0;
/** Four pages: one inside, one elsewhere, one about something else, one both. */
async function planFour(changes: Record<string, unknown> = {}): Promise<Batch> {
  numbered += 1;
  return planBatch(program, {
    locations: 'Miami, FL\nAsheville, NC',
    keywords: 'junk removal\ndental implants',
    url_pattern: `keyword-city-state-${numbered}`,
    ...changes,
  });
}

test('names that no list knows, and places in keywords, are told with the plan', async () => {
  const locations = 'Miami, FL\nHialeah, FL\nWseton, FL';
  const keywords = 'junk removal in Miami\njunk removal';
  const batch = await planBatch(program, { locations, keywords, url_pattern: 'names-keyword-city-state' });
  const told = await program.call<PlaceNames>('GET', `/api/batches/${batch.id}/place-names`);
  expect(told).toMatchObject({
    places_unknown: 1,
    first_unknown: [{ city: 'Wseton', suggestion: 'Weston, FL' }],
    keywords_with_places: 1,
    pages_of_other_places: 2,
    first_keywords: [{ without: 'junk removal' }],
  });
  expect(await program.call('POST', '/api/locations/check', { locations, keywords })).toEqual(told);
});

async function approve({ id }: Batch, body: object = {}) {
  const response = await program.request('POST', `/api/batches/${id}/approve`, {
    cookie: program.cookie,
    body,
  });
  return response.ok
    ? 'approved'
    : ((await response.json()) as { error: { reason: string; message: string } }).error;
}

async function generate({ id }: Batch): Promise<Batch> {
  await program.call('POST', `/api/batches/${id}/generate`);
  return waitForBatch(program, id, one => one.status === 'completed' || one.status === 'cancelled');
}

async function pagesOf({ id }: Batch) {
  const { rows } = await program.database.pool.query<{ page: string; is_noindex: boolean }>(
    `select (field_values ->> 'city') || ' ' || (field_values ->> 'keyword') as page, is_noindex
     from generated_landing_pages where generation_batch_id = $1`,
    [id],
  );
  return Object.fromEntries(rows.map(row => [row.page, row.is_noindex]));
}

describe('a plan', () => {
  test('lists the places and keywords outside, and the number of their pages', async () => {
    expect(await outsideOf(await planFour())).toEqual({
      kind: 'outside',
      title: 'Outside your areas and services',
      label: 'outside your areas and services',
      text: '3 of 4 pages lie outside what the business does: 1 of 2 places is not within the served areas (Asheville, NC); 1 of 2 keywords is in no service and not in the template (dental implants).',
      services: [],
      counties: null,
      detail: '',
      pages: 3,
      is_pending: false,
      held: {
        pages: 4,
        pages_held: 3,
        places: 2,
        places_held: 1,
        first_places: [{ city: 'Asheville', state: 'NC', county: 'Buncombe' }],
        keywords: 2,
        keywords_held: 1,
        first_keywords: ['dental implants'],
      },
      help: ['areas', 'services'],
    });
  });

  test('lists a keyword like 24/7 of a business that closes', async () => {
    const day = await planFour({ locations: 'Miami, FL', keywords: '24/7 junk removal\njunk removal' });
    expect(await outsideOf(day)).toMatchObject({
      text: '1 of 2 pages lies outside what the business does: 1 of 2 keywords is in no service and not in the template, or promises more hours than yours (24/7 junk removal).',
    });
    const { business } = await program.call<SettingsReply>('GET', '/api/settings');
    const whole = { days: weekdays, opens: '00:00', closes: '24:00' };
    const put = (hours: object, revision: number) =>
      program.call('PUT', '/api/settings/business', { revision, value: { ...business.value, hours } });
    await put(whole, business.revision);
    const always = await planFour({ locations: 'Stuart, FL', keywords: '24/7 junk removal' });
    expect(await outsideOf(always)).toBeNull();
    await put(business.value.hours, business.revision + 1);
  });

  test('is covered if all of it is, and needs no decision if the check is off', async () => {
    const inside = await planFour({ locations: 'Miami, FL\nStuart, FL', keywords: 'junk removal near me' });
    expect(await outsideOf(inside)).toBeNull();
    expect(await saidOf(inside)).toEqual({
      isAsked: true,
      text: 'Every place is within the served areas, and every keyword is in a service.',
    });
    const outside = await planFour();
    await setAreas({ asks_outside: false });
    expect(await outsideOf(outside)).toBeNull();
    expect(await saidOf(outside)).toMatchObject({ isAsked: false });
    expect(await approve(outside)).toBe('approved');
  });

  test('a batch of a series counts its own part of the combinations', async () => {
    const template = await createTemplate(program);
    const { series } = await program.call<{ series: { id: string } }>('POST', '/api/batch-series', {
      series_name: 'Parts',
      template_id: template.id,
      locations: 'Miami, FL\nAsheville, NC\nTampa, FL',
      keywords: Array.from({ length: 2_000 }, (_, n) =>
        n < 500 ? `junk removal ${n}` : `implants ${n}`,
      ).join('\n'),
      url_pattern: 'parts-keyword-city-state',
    });
    const { items } = await program.call<{ items: Batch[] }>('GET', `/api/batches?series_id=${series.id}`);
    const parts = await Promise.all(items.map(({ id }) => waitForBatch(program, id, one => one.is_planned)));
    expect(parts.length).toBeGreaterThan(1);
    const found = await Promise.all(parts.map(outsideOf));
    // Of 6,000 only Miami with the 500 keywords of a service is inside.
    expect(found.reduce((sum, one) => sum + (one?.held?.pages ?? 0), 0)).toBe(6_000);
    expect(found.reduce((sum, one) => sum + (one?.pages ?? 0), 0)).toBe(5_500);
  });
});

describe('approval', () => {
  test('is refused without a decision', async () => {
    const batch = await planFour();
    expect(await approve(batch)).toMatchObject({
      reason: 'outside',
      message: expect.stringMatching(/^3 of 4 pages lie outside .* overrule with a reason/),
    });
  });

  test('leaves those pages out: the plan says why, and the others are made', async () => {
    const batch = await planFour();
    expect(await approve(batch, { leave_out: true })).toBe('approved');
    expect((await checksOf(batch)).decisions).toMatchObject([{ kind: 'outside', outcome: 'leave-out' }]);
    const made = await generate(batch);
    expect(made).toMatchObject({
      status: 'completed',
      total_completed: 1,
      total_planned: 1,
      total_skipped: 3,
    });
    expect(await pagesOf(batch)).toEqual({ 'Miami junk removal': false });
    const { items } = await program.call<{ items: { status: string; error_message: string | null }[] }>(
      'GET',
      `/api/batches/${batch.id}/plans?status=skipped`,
    );
    expect(items.map(plan => plan.error_message)).toEqual(
      Array.from({ length: 3 }, () => 'Left out: outside the served areas or services'),
    );
  });

  test('can’t leave out everything', async () => {
    const batch = await planFour({ locations: 'Asheville, NC' });
    expect(await approve(batch, { leave_out: true })).toMatchObject({ reason: 'all-outside' });
  });

  test('for a reason makes them as noindex, and stores the reason with its author', async () => {
    const batch = await planFour();
    expect(await approve(batch, { overrule: { reason: 'We open there in May.' } })).toBe('approved');
    expect(await generate(batch)).toMatchObject({ total_completed: 4, total_noindex: 3 });
    expect(await pagesOf(batch)).toEqual({
      'Miami junk removal': false,
      'Miami dental implants': true,
      'Asheville junk removal': true,
      'Asheville dental implants': true,
    });
    expect((await checksOf(batch)).decisions).toMatchObject([
      { outcome: 'noindex', reason: 'We open there in May.', decided_by: 'admin@example.com' },
    ]);
    const { rows } = await program.database.pool.query(
      'select finding as kind, reason, figures from batch_decisions where generation_batch_id = $1',
      [batch.id],
    );
    expect(rows).toEqual([
      { kind: 'outside', reason: 'We open there in May.', figures: { pages_outside: 3 } },
    ]);
  });

  test('needs no decision once the town is served and the keyword is in a service', async () => {
    const town = await planFour({ keywords: 'junk removal' });
    await program.call('POST', '/api/areas', { kind: 'town', city: 'Asheville', state: 'NC' });
    expect(await outsideOf(town)).toBeNull();
    expect(await approve(town)).toBe('approved');
    const keyword = await planFour({ locations: 'Miami, FL', keywords: 'gutter cleaning' });
    expect(await outsideOf(keyword)).toMatchObject({ held: { keywords_held: 1 }, help: ['services'] });
    await program.call('POST', '/api/services', {
      name: 'Gutters',
      summary: 'We clean gutters.',
      keywords: ['gutter cleaning'],
      content: {},
    });
    expect(await outsideOf(keyword)).toBeNull();
  });

  test('of another trade’s template checks only the trade’s keywords, not where its pages lie', async () => {
    const template = await program.call<{ id: string }>('POST', '/api/templates/presets/official-lp');
    const batch = await planFour({ template_id: template.id, keywords: 'online marriage\ngutter guards' });
    expect(await outsideOf(batch)).toMatchObject({
      held: { places_held: 0, first_keywords: ['gutter guards'] },
    });
  });

  test('of many batches names the ones that wait for a decision', async () => {
    const batch = await planFour();
    const { done, refused } = await program.call<{ done: number; refused: { message: string }[] }>(
      'POST',
      '/api/batches/bulk',
      { action: 'approve', ids: [batch.id] },
    );
    expect([done, refused[0]?.message]).toEqual([0, expect.stringContaining('lie outside')]);
    expect(await program.call('POST', '/api/batches/bulk/preview', { ids: [batch.id] })).toMatchObject({
      ready: [],
      not_ready: [{ id: batch.id, reason: expect.stringContaining('lie outside') }],
    });
  });
});

test('a single page outside is made as noindex', async () => {
  const { id } = await createTemplate(program);
  const make = async (city: string, state: string, keyword: string) =>
    (
      await program.call<{ is_noindex: boolean }>('POST', '/api/pages', {
        template_id: id,
        field_values: { city, state, keyword },
        url_pattern: 'single-keyword-city-state',
      })
    ).is_noindex;
  expect(await make('Miami', 'FL', 'junk removal')).toBe(false);
  expect(await make('Macon', 'GA', 'junk removal')).toBe(true);
  expect(await make('Miami', 'FL', 'dental implants')).toBe(true);
  await setAreas({ asks_outside: false });
  expect(await make('Ocala', 'FL', 'dental implants')).toBe(false);
});

test('pages that were planned before are generated as ever', async () => {
  await setAreas({ asks_outside: false });
  const batch = await planFour();
  await generateBatch(program, batch.id);
  expect(Object.values(await pagesOf(batch))).toEqual([false, false, false, false]);
});
