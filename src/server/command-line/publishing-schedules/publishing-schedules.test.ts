import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCommand } from '../../../../test/command-line.ts';
import { generateBatch, planBatch, towns } from '../../../../test/factories.ts';
import { startTestProgram, type TestProgram } from '../../../../test/test-program.ts';

let program: TestProgram;
beforeAll(async () => {
  program = await startTestProgram();
});
afterAll(() => program.stop());

const drip = (...args: string[]) => runCommand(program, ['drip', ...args]);

describe('publishing schedules by command', () => {
  it('sets a pace, shows it, changes, pauses, resumes and cancels it, as the back office does', async () => {
    const batch = await planBatch(program, { locations: towns(10), keywords: 'dripping' });
    const far = ['--per-day', '3', '--from', '2035-02-27', '--at-hour', '9', '--order', 'county'];
    const trial = await drip('start', batch.id, ...far, '--preview');
    expect(trial.stdout).toMatch(/2035-02-27 +0 +3 +0 +0\n/);
    expect(trial.stdout).toContain('The last day is 2035-03-02.');
    expect(await program.call('GET', `/api/batches/${batch.id}/schedule`)).toMatchObject({ schedule: null });

    const started = await drip('start', batch.id, ...far, '--json');
    expect([started.code, started.stderr]).toEqual([0, '']);
    expect(JSON.parse(started.stdout)).toMatchObject({
      schedule: { status: 'waiting', pages_per_day: 3, order: 'county', hour: 9, ends_on: '2035-03-02' },
    });
    await generateBatch(program, batch.id);
    await expect.poll(async () => (await drip('status', batch.id)).stdout).toMatch(/Status +running/);

    const changed = await drip('change', batch.id, '--per-day', '5', '--json');
    expect(JSON.parse(changed.stdout)).toMatchObject({ schedule: { pages_per_day: 5, portions: 'daily' } });
    const month = await drip('status', batch.id, '--month', '2035-02', '--json');
    expect(JSON.parse(month.stdout)).toMatchObject({
      schedule: { remaining_pages: 10 },
      calendar: {
        days: [
          { day: '2035-02-27', planned: 5 },
          { day: '2035-02-28', planned: 5 },
        ],
      },
    });
    expect((await drip('list')).stdout).toContain(batch.id);
    expect((await drip('pause', batch.id)).stdout).toMatch(/Status +paused/);
    expect(await drip('pause', batch.id)).toMatchObject({ code: 1, stderr: 'It is paused already.\n' });
    expect((await drip('resume', batch.id)).stdout).toMatch(/Next portion +2035-02-27T14:00/);
    expect((await drip('cancel', batch.id)).stdout).toMatch(/Status +cancelled/);
    expect((await drip('list')).stdout).toBe('Nothing is published gradually.\n');
  });

  it('sets a pace with the approval or the start, before a page is made', async () => {
    const publicPages = async (id: string) => {
      const { rows } = await program.database.pool.query(
        `select from generated_landing_pages where generation_batch_id = $1 and status = 'published'`,
        [id],
      );
      return rows.length;
    };
    const paced = ['--per-day', '2', '--from', '2035-02-27'];
    const first = await planBatch(program, { locations: towns(3), keywords: 'with approval' });
    expect(await runCommand(program, ['batches', 'approve', first.id, ...paced])).toMatchObject({ code: 0 });
    const second = await planBatch(program, { locations: towns(3), keywords: 'with start' });
    await program.call('POST', `/api/batches/${second.id}/approve`);
    expect(await runCommand(program, ['batches', 'generate', second.id, ...paced])).toMatchObject({
      code: 0,
    });
    for (const { id } of [first, second]) {
      expect(await publicPages(id)).toBe(0);
      expect((await drip('status', id)).stdout).toMatch(/Pages a day +2/);
    }
    const third = await planBatch(program, { locations: towns(3), keywords: 'without pace' });
    expect(await runCommand(program, ['batches', 'approve', third.id, '--from', '2035-02-27'])).toMatchObject(
      {
        code: 2,
        stderr: '--from needs --per-day.\n',
      },
    );
  });

  it('refuses what can’t be with a sentence, and exits 2', async () => {
    const batch = await planBatch(program, { locations: towns(3), keywords: 'refused' });
    expect(await drip('start', batch.id, '--per-day', '0')).toMatchObject({
      code: 2,
      stderr: 'At least 1 page a day\n',
    });
    expect((await drip('start', batch.id, '--per-day', '5', '--from', '2020-01-01')).stderr).toMatch(
      /^That day is over\. Choose today/,
    );
    expect(await drip('pause', batch.id)).toMatchObject({
      code: 2,
      stderr: 'No publishing schedule is under way for this batch.\n',
    });
    expect((await drip('start', 'that one', '--per-day', '5')).stderr).toContain('is not the id of a batch');
    expect((await drip('start', '--help')).stdout).toContain('Exit codes: 0 done');
  });
});
