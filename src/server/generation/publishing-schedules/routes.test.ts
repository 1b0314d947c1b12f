import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createBatch, generateBatch, planBatch, towns, waitForBatch } from '../../../../test/factories.ts';
import { type Pacing, pace, startPacing } from '../../../../test/paced-batches.ts';
import type { Schedule } from '../../../contract/generation/publishing-schedules.ts';
import type { SettingsReply } from '../../../contract/platform/settings.ts';

let pacing: Pacing;
beforeAll(async () => {
  pacing = await startPacing();
});
afterAll(() => pacing.program.stop());
beforeEach(() => pacing.onMonday());

describe('pausing', () => {
  it('stops at once; resumed, the days of the pause are not made up for', async () => {
    const batch = await pacing.generated();
    pacing.at('2027-03-09T14:00:00Z');
    const paused = await pacing.program.call<Schedule>('POST', `/api/batches/${batch.id}/schedule/pause`);
    expect(paused).toMatchObject({ status: 'paused', next_portion_at: null });
    await pacing.follow(batch.id);
    expect(await pacing.publicPages(batch.id)).toBe(0);
    pacing.at('2027-03-20T16:00:00Z');
    expect(await pacing.program.call('POST', `/api/batches/${batch.id}/schedule/resume`)).toMatchObject({
      status: 'running',
      next_portion_at: '2027-03-21T13:00:00.000Z',
      ends_on: '2027-03-23',
    });
    await pacing.follow(batch.id);
    expect(await pacing.publicPages(batch.id)).toBe(0);
    await pacing.follow(batch.id, '2027-03-21T13:00:00Z');
    expect(await pacing.publicPages(batch.id)).toBe(4);
    expect((await pacing.calendar(batch.id)).days[0]).toMatchObject({
      day: '2027-03-21',
      published: 4,
      missed: 0,
    });
  });

  it('of a paused schedule, and resuming a running one, is refused', async () => {
    const batch = await pacing.generated();
    const path = `/api/batches/${batch.id}/schedule`;
    expect(await pacing.refused('POST', `${path}/resume`)).toMatchObject({
      status: 409,
      message: 'It is running already.',
    });
    await pacing.program.call('POST', `${path}/pause`);
    expect(await pacing.refused('POST', `${path}/pause`)).toMatchObject({
      status: 409,
      reason: 'schedule-status',
      message: 'It is paused already.',
    });
  });
});

describe('a change of pace', () => {
  it('a change of pace is shown before it is saved, and holds from the next portion on', async () => {
    const batch = await pacing.generated();
    await pacing.follow(batch.id, '2027-03-09T14:00:00Z');
    const before = await pacing.read(batch.id);
    expect(before).toMatchObject({ ends_on: '2027-03-11', revision: 1, has_begun: true });
    const path = `/api/batches/${batch.id}/schedule`;
    expect(
      await pacing.program.call('POST', `${path}/preview`, { pace: pace({ pages_per_day: 1 }) }),
    ).toMatchObject({ ends_on: '2027-03-15' });
    // The program's own job may read the schedule meanwhile.
    expect(await pacing.read(batch.id)).toEqual({ ...before, updated_at: expect.any(String) });
    expect(await pacing.program.call('PATCH', path, { revision: 1, pages_per_day: 1 })).toMatchObject({
      pages_per_day: 1,
      ends_on: '2027-03-15',
      revision: 2,
    });
    await pacing.follow(batch.id, '2027-03-10T14:00:00Z');
    expect(await pacing.publicPages(batch.id)).toBe(5);
  });

  it('by two users at once is refused to the second, who gets its current state', async () => {
    const batch = await pacing.generated();
    const path = `/api/batches/${batch.id}/schedule`;
    const answers = await Promise.all(
      [2, 3].map(pages_per_day =>
        pacing.program.request('PATCH', path, {
          body: { revision: 1, pages_per_day },
          cookie: pacing.program.cookie,
        }),
      ),
    );
    expect(answers.map(answer => answer.status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await pacing.refused('PATCH', path, { revision: 1, pages_per_day: 5 })).toMatchObject({
      reason: 'schedule-changed',
      current: { revision: 2 },
    });
  });

  it('a change of first day or order is refused once publishing has begun', async () => {
    const batch = await pacing.generated();
    const path = `/api/batches/${batch.id}/schedule`;
    expect(await pacing.refused('PATCH', path, { revision: 1, order: 'random' })).toMatchObject({
      reason: 'schedule-begun',
    });
    expect(await pacing.program.call('PATCH', path, { revision: 1, start_on: '2027-03-15' })).toMatchObject({
      start_on: '2027-03-15',
      ends_on: '2027-03-17',
    });
    await pacing.follow(batch.id, '2027-03-15T14:00:00Z');
    expect(await pacing.refused('PATCH', path, { revision: 2, start_on: '2027-03-20' })).toMatchObject({
      message: 'It has begun: its first day can’t be changed any more. Pause it instead.',
    });
  });
});

describe('invalid input', () => {
  it.each([
    [{ pages_per_day: 0 }, 'At least 1 page a day'],
    [{ pages_per_day: 1.5 }, 'Whole pages, please'],
    [{ pages_per_day: 2_000_000 }, 'At most 1,000,000 pages a day'],
    [
      { start_on: '2027-03-07' },
      'That day is over. Choose today (2027-03-08 in America/New_York) or a later day.',
    ],
    [{ start_on: '2027-02-29' }, 'Write a day like 2027-03-14'],
    [{ start_on: '2099-01-01' }, 'Choose a day within the next ten years.'],
    [{ hour: 24 }, 'Choose an hour from 0 to 23'],
  ])('%o is refused with the field named', async (changes, message) => {
    const batch = await pacing.tenPages();
    expect(await pacing.refused('POST', `/api/batches/${batch.id}/schedule`, pace(changes))).toMatchObject({
      status: 400,
      message,
      fields: [{ path: Object.keys(changes)[0] }],
    });
  });

  it('a pace of centuries is refused with the least that would do', async () => {
    const batch = await planBatch(pacing.program, {
      locations: towns(1_000),
      keywords: 'a\nb\nc\nd',
      url_pattern: 'slow-keyword-city-state',
    });
    const answer = await pacing.refused(
      'POST',
      `/api/batches/${batch.id}/schedule`,
      pace({ pages_per_day: 1 }),
    );
    expect(answer.message).toBe(
      'At this pace the last page would be published in 11 years. Publish at least 2 pages a day.',
    );
  });

  it('says why a batch can’t be paced', async () => {
    const open = await generateBatch(pacing.program, (await pacing.tenPages()).id);
    const path = pacing.pathOf;
    expect(await pacing.refused('POST', path(open.id), pace())).toMatchObject({
      status: 409,
      reason: 'no-drafts',
    });
    expect(await pacing.program.call('GET', path(open.id))).toMatchObject({
      can_start: false,
      refusal: 'This batch has no drafts. Its pages are public, archived or deleted.',
    });
    const update = await planBatch(pacing.program, {
      template_id: open.template_id,
      locations: towns(10),
      keywords: pacing.keyword(),
      update_existing: true,
    });
    expect(await pacing.refused('POST', path(update.id), pace())).toMatchObject({
      reason: 'updates-existing',
    });
    const batch = await pacing.tenPages();
    await pacing.start(batch.id);
    expect(await pacing.refused('POST', path(batch.id), pace())).toMatchObject({ reason: 'schedule-exists' });
    expect(await pacing.refused('POST', `${path(batch.id)}/pause`)).toMatchObject({
      message: 'It waits for its batch to be generated. Nothing to pause yet.',
    });
    expect(await pacing.refused('POST', `${path(open.id)}/pause`)).toMatchObject({
      status: 404,
      reason: 'schedule-missing',
    });
    const { id } = await createBatch(pacing.program, { locations: towns(3_000), keywords: 'x\ny\nz' });
    const early = await pacing.program.request('POST', path(id), {
      body: pace(),
      cookie: pacing.program.cookie,
    });
    expect([201, 409]).toContain(early.status);
    await waitForBatch(pacing.program, id, one => one.is_planned);
  });
});

describe('the time zone of the business', () => {
  it('decides the days of a new schedule, and has to be one', async () => {
    const { business } = await pacing.program.call<SettingsReply>('GET', '/api/settings');
    const put = (time_zone: string) => ({ ...business, value: { ...business.value, time_zone } });
    expect(await pacing.refused('PUT', '/api/settings/business', put('Mars/Olympus'))).toMatchObject({
      status: 400,
      message: 'Choose a time zone, like America/New_York',
    });
    await pacing.program.call('PUT', '/api/settings/business', put('Asia/Tokyo'));
    const batch = await pacing.tenPages();
    expect(await pacing.program.call('GET', pacing.pathOf(batch.id))).toMatchObject({
      time_zone: 'Asia/Tokyo',
      today: '2027-03-09',
    });
    expect(await pacing.start(batch.id, { hour: 0, start_on: '2027-03-10' })).toMatchObject({
      time_zone: 'Asia/Tokyo',
      next_portion_at: '2027-03-09T15:00:00.000Z',
    });
  });
});

describe('two users who start at once', () => {
  it('create one schedule, and the second is refused', async () => {
    const batch = await pacing.tenPages();
    const path = pacing.pathOf(batch.id);
    const answers = await Promise.all(
      [1, 2].map(pages_per_day =>
        pacing.program.request('POST', path, {
          body: pace({ pages_per_day, start_on: '2027-03-20' }),
          cookie: pacing.program.cookie,
        }),
      ),
    );
    expect(answers.map(answer => answer.status).toSorted((a, b) => a - b)).toEqual([201, 409]);
  });
});
