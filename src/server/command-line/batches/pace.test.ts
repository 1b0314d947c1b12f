import { afterAll, beforeAll, expect, it } from 'vitest';
import { runCommand } from '../../../../test/command-line.ts';
import { planBatch, towns } from '../../../../test/factories.ts';
import { startTestProgram, type TestProgram } from '../../../../test/test-program.ts';

let program: TestProgram;
beforeAll(async () => {
  program = await startTestProgram();
});
afterAll(() => program.stop());

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
    const shown = await runCommand(program, ['publishing-schedules', 'show', id]);
    expect(shown.stdout).toMatch(/^Schedule pages per day +2$/m);
  }
  const third = await planBatch(program, { locations: towns(3), keywords: 'without pace' });
  expect(await runCommand(program, ['batches', 'approve', third.id, '--from', '2035-02-27'])).toMatchObject({
    code: 2,
    stderr: '--from needs --per-day.\n',
  });
});
