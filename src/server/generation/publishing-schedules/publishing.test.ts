import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { generateBatch } from '../../../../test/factories.ts';
import { type Pacing, pace, startPacing } from '../../../../test/paced-batches.ts';
import type { Calendar, Schedule } from '../../../contract/generation/publishing-schedules.ts';

let pacing: Pacing;
beforeAll(async () => {
  pacing = await startPacing();
});
afterAll(() => pacing.program.stop());
beforeEach(() => pacing.onMonday());

describe('a batch that is paced before it is generated', () => {
  it('a batch that is paced before it is generated makes drafts that visitors can’t see, and publishes them day by day', async () => {
    const batch = await pacing.generated();
    expect(batch).toMatchObject({ status: 'completed', total_completed: 10, page_status: 'draft' });
    expect(await pacing.publicPages(batch.id)).toBe(0);
    const server = await pacing.program.listen();
    const answer = async () =>
      (await fetch(`${server.origin}/${pacing.slugOf(0)}/`, { redirect: 'manual' })).status;
    expect(await answer()).toBe(404);

    await pacing.follow(batch.id, '2027-03-09T13:59:59Z'); // a second before nine
    expect(await pacing.publicPages(batch.id)).toBe(0);
    await pacing.follow(batch.id, '2027-03-09T14:00:00Z');
    expect(await pacing.publicPages(batch.id)).toBe(4);
    await expect.poll(answer).toBe(200);
    await pacing.follow(batch.id); // a second run publishes nothing more
    expect(await pacing.publicPages(batch.id)).toBe(4);

    await pacing.follow(batch.id, '2027-03-10T14:00:00Z');
    await pacing.follow(batch.id, '2027-03-11T14:00:00Z');
    expect(await pacing.publicPages(batch.id)).toBe(10);
    expect(await pacing.read(batch.id)).toMatchObject({
      status: 'completed',
      published_pages: 10,
      remaining_pages: 0,
      ends_on: null,
    });
    expect((await pacing.calendar(batch.id)).days).toEqual([
      { day: '2027-03-09', published: 4, planned: 0, missed: 0, left_out: 0 },
      { day: '2027-03-10', published: 4, planned: 0, missed: 0, left_out: 0 },
      { day: '2027-03-11', published: 2, planned: 0, missed: 0, left_out: 0 },
    ]);
    const { rows } = await pacing.program.database.pool.query(
      `select sum(count)::int as towns from town_counts where city like 'Town %'`,
    );
    expect(rows).toEqual([{ towns: 10 }]);
  });

  it('a batch that is paced before it is generated is public at once by default, and also when the schedule is cancelled before', async () => {
    const plain = await generateBatch(pacing.program, (await pacing.tenPages()).id);
    expect(await pacing.publicPages(plain.id)).toBe(10);
    const batch = await pacing.tenPages();
    await pacing.start(batch.id);
    await pacing.program.call('POST', `/api/batches/${batch.id}/schedule/cancel`);
    await generateBatch(pacing.program, batch.id);
    expect(await pacing.publicPages(batch.id)).toBe(10);
  });

  it('a batch that is paced before it is generated is shown with its days before anything is stored', async () => {
    const batch = await pacing.tenPages();
    const preview = await pacing.program.call<Calendar>('POST', `/api/batches/${batch.id}/schedule/preview`, {
      pace: pace(),
    });
    expect(preview).toMatchObject({ total_pages: 10, starts_on: '2027-03-09', ends_on: '2027-03-11' });
    expect(preview.days.map(day => day.planned)).toEqual([4, 4, 2]);
    expect(await pacing.program.call('GET', `/api/batches/${batch.id}/schedule`)).toMatchObject({
      schedule: null,
      can_start: true,
      open_pages: 10,
      time_zone: 'America/New_York',
      today: '2027-03-08',
    });
  });
});

describe('hourly portions', () => {
  it('spread a day over its hours, also where the clocks go forward', async () => {
    const batch = await pacing.generated({ portions: 'hourly', start_on: '2027-03-14', pages_per_day: 5 });
    const publishedBy = async (text: string) => {
      pacing.at(text);
      await pacing.follow(batch.id);
      return (await pacing.read(batch.id)).published_pages;
    };
    expect(await publishedBy('2027-03-14T05:00:00Z')).toBe(0);
    expect(await publishedBy('2027-03-14T16:00:00Z')).toBe(2);
    expect(await publishedBy('2027-03-15T03:59:59Z')).toBe(5); // the last hour of a day of 23
    expect((await pacing.calendar(batch.id)).days).toMatchObject([
      { day: '2027-03-14', published: 5, missed: 0 },
      { day: '2027-03-15', published: 0, planned: 5 },
    ]);
  });
});

describe('when the program was down', () => {
  it('missed pages come with the next portion, at most a day’s worth, and are shown', async () => {
    const batch = await pacing.generated({ pages_per_day: 2 });
    await pacing.follow(batch.id, '2027-03-12T16:00:00Z');
    expect((await pacing.read(batch.id)).published_pages).toBe(2);
    expect((await pacing.calendar(batch.id)).days).toMatchObject([
      { day: '2027-03-09', published: 0, missed: 2 },
      { day: '2027-03-10', published: 0, missed: 2 },
      { day: '2027-03-11', published: 0, missed: 2 },
      { day: '2027-03-12', published: 2, missed: 0 },
      { day: '2027-03-13', planned: 2 },
      { day: '2027-03-14', planned: 2 },
      { day: '2027-03-15', planned: 2 },
      { day: '2027-03-16', planned: 2 },
    ]);
  });
});

describe('pages that users changed meanwhile', () => {
  it('pages that users changed meanwhile stay as they are and are counted; others take their places', async () => {
    const batch = await pacing.generated({ pages_per_day: 9 });
    const page = async (n: number) => {
      const { rows } = await pacing.program.database.pool.query<{ id: string }>(
        'select id from generated_landing_pages where slug = $1',
        [pacing.slugOf(n)],
      );
      return `/api/pages/${rows[0]?.id}`;
    };
    const [archived, deleted, edited] = [await page(0), await page(1), await page(2)];
    await pacing.program.call('PATCH', archived, { status: 'archived' });
    await pacing.program.call('DELETE', deleted);
    const { revision } = await pacing.program.call<{ revision: string }>('GET', edited);
    await pacing.program.call('PATCH', edited, {
      overrides: { revision, set: [{ section_id: null, path: ['title'], text: 'By hand' }] },
    });
    await pacing.follow(batch.id, '2027-03-09T14:00:00Z');
    expect(await pacing.read(batch.id)).toMatchObject({
      status: 'completed',
      total_pages: 10,
      published_pages: 7,
      left_out_pages: 3,
    });
    expect(await pacing.program.call('GET', edited)).toMatchObject({ status: 'draft', title: 'By hand' });
    expect(await pacing.program.call('GET', archived)).toMatchObject({ status: 'archived' });
  });
});

describe('drafts of a batch that is done', () => {
  it('are paced afterwards, also those of a cancelled schedule', async () => {
    const batch = await pacing.generated();
    await pacing.follow(batch.id, '2027-03-09T14:00:00Z');
    await pacing.program.call('POST', `/api/batches/${batch.id}/schedule/cancel`);
    await pacing.follow(batch.id, '2027-03-10T14:00:00Z');
    expect(await pacing.publicPages(batch.id)).toBe(4);
    expect(await pacing.start(batch.id, { start_on: '2027-03-11', pages_per_day: 100 })).toMatchObject({
      status: 'running',
      total_pages: 6,
    });
    await pacing.follow(batch.id);
    await pacing.follow(batch.id, '2027-03-11T14:00:00Z');
    expect(await pacing.publicPages(batch.id)).toBe(10);
  });
});

describe('the end of a batch', () => {
  it('the end of a batch ends its schedule when it is reverted, cancelled or deleted', async () => {
    const [reverted, cancelled, deleted] = [
      await pacing.generated(),
      await pacing.tenPages(),
      await pacing.generated(),
    ];
    await pacing.program.call('POST', `/api/batches/${reverted.id}/revert`);
    expect(await pacing.read(reverted.id)).toMatchObject({ status: 'cancelled' });
    await pacing.start(cancelled.id);
    await pacing.program.call('POST', `/api/batches/${cancelled.id}/cancel`);
    expect(await pacing.read(cancelled.id)).toMatchObject({ status: 'cancelled' });
    await pacing.program.call('DELETE', `/api/batches/${deleted.id}`);
    const count = async () => {
      const { rows } = await pacing.program.database.pool.query<{ pages: number; schedules: number }>(
        `select (select count(*) from scheduled_pages p
                 where not exists (select from publishing_schedules s where s.id = p.schedule_id and s.status in ('running', 'paused'))) as pages,
                (select count(*) from publishing_schedules where generation_batch_id = $1) as schedules`,
        [deleted.id],
      );
      return rows[0];
    };
    await expect.poll(count).toEqual({ pages: 0, schedules: 0 });
  });
});

describe('the job', () => {
  it('publishes due pages by itself, and active schedules are listed', async () => {
    const batch = await pacing.generated();
    pacing.at('2027-03-09T14:00:00Z');
    await pacing.program.queue.sendNow('publish-pages', { batch_id: batch.id });
    await expect.poll(() => pacing.publicPages(batch.id)).toBe(4);
    const { items } = await pacing.program.call<{ items: Schedule[] }>('GET', '/api/publishing-schedules');
    expect(items[0]).toMatchObject({
      generation_batch_id: batch.id,
      batch_name: batch.name,
      status: 'running',
    });
    expect(items.every(one => ['waiting', 'running', 'paused'].includes(one.status))).toBe(true);
  });

  it('publishes no page twice if two work on one schedule', async () => {
    const batch = await pacing.generated({ pages_per_day: 7 });
    pacing.at('2027-03-09T14:00:00Z');
    await Promise.all(Array.from({ length: 8 }, () => pacing.follow(batch.id)));
    expect(await pacing.publicPages(batch.id)).toBe(7);
    expect(await pacing.read(batch.id)).toMatchObject({ published_pages: 7, left_out_pages: 0 });
  });

  it('the job that fails for good pauses the schedule with the reason, and continues at the same place when resumed', async () => {
    const batch = await pacing.generated();
    const { pool } = pacing.program.database;
    await pool.query(`
      create function refuse_publishing() returns trigger language plpgsql as
        $$ begin raise exception 'the disk is full'; end $$;
      create trigger refuse_publishing before update on generated_landing_pages
        for each row when (new.generation_batch_id = '${batch.id}') execute function refuse_publishing()`);
    pacing.at('2027-03-09T14:00:00Z');
    await pacing.program.queue.sendNow('publish-pages', { batch_id: batch.id });
    await expect
      .poll(() => pacing.read(batch.id))
      .toMatchObject({
        status: 'paused',
        published_pages: 0,
        notice: 'Publishing stopped: the disk is full. Resume it to continue.',
      });
    await pool.query('drop function refuse_publishing cascade');
    await pacing.program.call('POST', `${pacing.pathOf(batch.id)}/resume`);
    await pacing.follow(batch.id, '2027-03-10T14:00:00Z');
    expect(await pacing.read(batch.id)).toMatchObject({ published_pages: 4, notice: null });
  });
});
