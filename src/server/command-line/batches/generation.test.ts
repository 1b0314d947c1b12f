import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Command } from 'commander';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runCommand } from '../../../../test/command-line.ts';
import { createTemplate, planBatch } from '../../../../test/factories.ts';
import { startTestProgram, type TestProgram } from '../../../../test/test-program.ts';
import { createCommandLine } from '../create-command-line.ts';

/* Actions of the generation screens besides planning and generating, from a terminal. */

let program: TestProgram;
let folder: string;
beforeAll(async () => {
  program = await startTestProgram();
  folder = mkdtempSync(join(tmpdir(), 'pagehaul-generation-'));
});
afterAll(async () => {
  await program.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Each command is a process, and the machine may be busy. */
const slow = { timeout: 300_000 };
const run = (...args: string[]) => runCommand(program, args);
const document = async (...args: string[]) => {
  const ended = await run(...args, '--json');
  return { code: ended.code, ...JSON.parse(ended.stdout) };
};
const age = (id: string, interval: string, status: string) =>
  program.database.pool.query(
    'update generation_batches set status = $3, updated_at = now() - $2::interval where id = $1',
    [id, interval, status],
  );

test('every command that does something takes --json', () => {
  const leaves = (command: Command): Command[] =>
    command.commands.length === 0 ? [command] : command.commands.flatMap(leaves);
  const without = createCommandLine()
    .commands.flatMap(leaves)
    .filter(command => !command.options.some(option => option.long === '--json'))
    .map(command => command.name());
  expect(without).toEqual([]);
});

test('approving and generating are two steps where that is asked for', slow, async () => {
  const { id } = await planBatch(program, { locations: 'Miami, FL', keywords: 'two steps' });
  const early = await run('batches', 'generate', id);
  expect(early).toMatchObject({ code: 1 });
  expect(early.stderr).toContain('Batch status is planning, expected approved');
  const approved = await run('batches', 'approve', id, '--no-generate');
  expect(approved).toMatchObject({ code: 0, stdout: expect.stringContaining(`batches generate ${id}`) });
  expect(await program.call('GET', `/api/batches/${id}`)).toMatchObject({
    status: 'approved',
    total_completed: 0,
  });
  expect(await document('batches', 'generate', id)).toMatchObject({
    code: 0,
    batch: { status: 'completed', total_completed: 1 },
  });
});

test('plans are listed part by part and by status, with what keeps pages from being made', slow, async () => {
  const first = await planBatch(program, { locations: 'Miami, FL', keywords: 'plans of it' });
  await run('batches', 'approve', first.id);
  const { id } = await planBatch(program, {
    locations: 'Miami, FL\nDoral, FL\nStuart, FL',
    keywords: 'plans of it',
  });
  const part = await document('batches', 'plans', id, '--limit', '2');
  expect(part.items).toHaveLength(2);
  const rest = await document('batches', 'plans', id, '--limit', '2', '--cursor', String(part.next_cursor));
  expect(rest).toMatchObject({ items: [{ city: 'Stuart' }], next_cursor: null });
  const skipped = await run('batches', 'plans', id, '--status', 'skipped');
  expect(skipped.stdout).toMatch(/plans-of-it-miami-fl.*skipped/);
  expect((await run('batches', 'failure-reasons', id)).stdout).toContain('Page already exists');
  expect(await run('batches', 'plans', id, '--status', 'failed')).toMatchObject({
    code: 0,
    stdout: 'No plans found\n',
  });
});

test('batches are found by name and status', slow, async () => {
  await planBatch(program, { name: 'Searched One', keywords: 'searched' });
  expect(await document('batches', 'list', '--search', 'searched', '--status', 'planning')).toMatchObject({
    items: [{ name: 'Searched One' }],
    total: 1,
  });
  expect(await run('batches', 'list', '--search', 'searched', '--status', 'completed')).toMatchObject({
    code: 0,
    stdout: 'No batches found\n',
  });
});

test(
  'a batch is planned without clearing what cancelled ones left, where that is asked for',
  slow,
  async () => {
    const template = await createTemplate(program);
    const list = (name: string, text: string) => {
      const path = join(folder, name);
      writeFileSync(path, text);
      return path;
    };
    const planned = await document(
      'plan',
      '--skip-cleanup',
      '--template',
      template.id,
      '--locations',
      list('towns.txt', 'Miami, FL\n'),
      '--keywords',
      list('words.txt', 'left over\n'),
    );
    expect(planned).toMatchObject({ code: 0, batch: { skip_cleanup: true, total_planned: 1 } });
  },
);

test('two of the most alike pages are read side by side', slow, async () => {
  const { id } = await planBatch(program, { locations: 'Miami, FL\nDoral, FL', keywords: 'side by side' });
  const report = await run('forecast', id);
  expect(report.stdout).toMatch(/Most similar \(compare two: --pair 1\):\n\s+1\s+\d+%/);
  const pair = await run('forecast', id, '--pair', '1');
  expect(pair).toMatchObject({ code: 0 });
  expect(pair.stdout).toMatch(/^\d+(\.\d+)?% similar.*\. Shared text is in ‹ ›\./);
  expect(pair.stdout).toMatch(/^\/side-by-side-(miami|doral)-fl\/ +│ \/\S+\/$/m);
  expect(pair.stdout).toContain('‹');
  expect(await document('forecast', id, '--pair', '1')).toMatchObject({
    code: 0,
    pair: { one: expect.stringMatching(/^side-by-side-/) },
    texts: expect.arrayContaining([expect.objectContaining({ one: expect.anything() })]),
  });
  const none = await run('forecast', id, '--pair', '9');
  expect(none).toMatchObject({ code: 2, stderr: expect.stringContaining('Pair not found.') });
});

test('a series is approved whole and its pages made, or in two steps', slow, async () => {
  const template = await createTemplate(program);
  const create = (name: string, keywords: string) =>
    program.call<{ series: { id: string } }>('POST', '/api/batch-series', {
      series_name: name,
      template_id: template.id,
      locations: 'Miami, FL\nTampa, FL',
      keywords,
    });
  const { series } = await create('At once', 'series word');
  const made = await document('batch-series', 'approve', series.id);
  expect(made).toMatchObject({
    code: 0,
    refused: [],
    batches: [{ status: 'completed', total_completed: 2 }],
  });
  expect(await run('batch-series', 'approve', series.id)).toMatchObject({
    code: 1,
    stderr: 'No batch of this series waits for approval.\n',
  });
  const { series: second } = await create('In steps', 'other word');
  const approved = await run('batch-series', 'approve', second.id, '--no-generate');
  expect(approved).toMatchObject({
    code: 0,
    stdout: expect.stringContaining(`batch-series generate ${second.id}`),
  });
  expect(await run('batch-series', 'generate', second.id)).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/In steps - Batch 1 of 1\s+completed\s+2\s+0\s+0/),
  });
  expect(await run('batch-series', 'approve', 'nonsense')).toMatchObject({ code: 2 });
});

test('one page is generated from its fields, and not twice', slow, async () => {
  const template = await createTemplate(program);
  const fields = ['city=Miami', 'state=Florida', 'keyword=dock removal'].flatMap(one => [
    '--field-values',
    one,
  ]);
  const incomplete = await run(
    'pages',
    'create',
    '--template-id',
    template.id,
    '--field-values',
    'city=Miami',
  );
  expect(incomplete).toMatchObject({ code: 2 });
  expect(incomplete.stderr).toContain('--field-values.state: State is required');
  const made = await document('pages', 'create', '--template-id', template.id, ...fields);
  expect(made).toMatchObject({ code: 0, slug: 'dock-removal-in-miami-fl', status: 'published' });
  const again = await run('pages', 'create', '--template-id', template.id, ...fields);
  expect(again).toMatchObject({ code: 1 });
  expect(again.stderr).toContain('Page already exists with this combination');
});

test('the system is looked at, stuck batches are cancelled and old ones deleted', slow, async () => {
  const stuck = await planBatch(program, { keywords: 'stuck' });
  const old = await planBatch(program, { keywords: 'old' });
  await age(stuck.id, '16 minutes', 'generating');
  await age(old.id, '8 days', 'cancelled');
  expect(await document('system', 'show')).toMatchObject({
    code: 3,
    system: { is_healthy: false, counts: { stuck: 1, old: 1 } },
  });
  expect(await run('system', 'emergency-cleanup')).toMatchObject({ code: 2 });
  expect(await document('system', 'emergency-cleanup', '--yes')).toMatchObject({ code: 0, cancelled: 1 });
  expect(await document('system', 'clean-old-batches', '--days', '7', '--yes')).toMatchObject({
    code: 0,
    deleted: 1,
  });
  expect((await run('system', 'show')).stdout).toMatch(/^Health\s+healthy\n/);
});
