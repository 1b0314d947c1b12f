import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runCommand } from '../../../test/command-line.ts';
import { createTemplate } from '../../../test/factories.ts';
import { startTestProgram, type TestProgram } from '../../../test/test-program.ts';
import { workbook } from '../../../test/workbook.ts';

let program: TestProgram;
let folder: string;
beforeAll(async () => {
  program = await startTestProgram();
  folder = mkdtempSync(join(tmpdir(), 'pagehaul-lists-'));
});
afterAll(async () => {
  await program.stop();
  rmSync(folder, { recursive: true, force: true });
});

const run = (...args: string[]) => runCommand(program, args);

function file(name: string, content: string | Uint8Array): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

const towns =
  'Town,ST,Office Phone,Service\nMiami,FL,555-0101,junk removal\nDoral,Florida,555-0102,\nNowhere,Florda,,\n';

describe('generate from a file', () => {
  test('takes what --map says, says what each column is, and pages show the values', async () => {
    const template = await createTemplate(program, { hero_subtitle_template: 'Call {{phone}}' });
    const ended = await run(
      'generate',
      '--template',
      template.id,
      '--file',
      file('towns.csv', towns),
      '--map',
      'Office Phone=phone',
      '--map',
      'Service=keyword',
      '--pattern',
      'csv-keyword-city-state',
      '--yes',
      '--json',
    );
    expect(ended.stderr).toContain('3 rows, 2 places, 1 keyword, 1 rejected, 0 double');
    expect(ended.stderr).toContain('Office Phone: {{phone}}, filled for 2 places');
    expect(ended.stderr).toMatch(/row 4: Nowhere, Florda\n {4}Did you mean "Nowhere, FL"\?/);
    expect([ended.code, JSON.parse(ended.stdout).batch.total_completed]).toEqual([0, 2]);
    const { items } = await program.call<{ items: { hero_subtitle: string }[] }>(
      'GET',
      '/api/pages?search=csv-junk-removal-doral',
    );
    expect(items[0]?.hero_subtitle).toBe('Call 555-0102');
  });

  test('reads the named sheet of a workbook with merged cells, and keywords from a list', async () => {
    const template = await createTemplate(program);
    const path = file(
      'towns.xlsx',
      workbook([
        { name: 'Other', rows: [['x'], ['y']] },
        {
          name: 'Towns',
          rows: [
            ['City', 'State'],
            ['Ocala', 'FL'],
            ['Tampa', null],
          ],
          merged: ['B2:B3'],
        },
      ]),
    );
    const ended = await run(
      'generate',
      '--template',
      template.id,
      '--file',
      path,
      '--sheet',
      'Towns',
      '--keywords',
      file('words.txt', 'shed removal'),
      '--yes',
      '--json',
    );
    expect(ended.stderr).toContain('Note: Merged cells');
    expect(JSON.parse(ended.stdout).batch).toMatchObject({ total_completed: 2 });
  });

  test.each([
    [['--map', 'Nope=city'], 'the file has no column “Nope”'],
    [['--map', 'Town'], 'It has to be like'],
    [['--sheet', 'x'], 'No keywords were given.'],
    [['--data-set', 'Nobody'], 'Data set “Nobody” not found'],
  ])('with %j says what is wrong', async (more, message) => {
    const template = await createTemplate(program);
    const path = file('bare.csv', 'Town,ST\nMiami,FL\n');
    const ended = await run('generate', '--template', template.id, '--file', path, ...more);
    expect([ended.code, ended.stderr]).toEqual([2, expect.stringContaining(message)]);
  });

  test('names a file that is no sheet, or none at all', async () => {
    const template = await createTemplate(program);
    const bad = await run('generate', '--template', template.id, '--file', file('bad.csv', ''));
    expect([bad.code, bad.stderr]).toEqual([2, expect.stringContaining('bad.csv: This file is empty.')]);
    const none = await run('generate', '--template', template.id, '--file', 'no-such.csv');
    expect([none.code, none.stderr]).toEqual([2, expect.stringContaining('File no-such.csv not found')]);
    const words = await run('generate', '--template', template.id, '--file', file('w.csv', 'a,b\n1,2\n'));
    expect([words.code, words.stderr]).toEqual([2, expect.stringContaining('--map "a=city"')]);
  });
});

test('a data set is imported, changed, looked at, restored, used, renamed and deleted', async () => {
  const name = 'South Florida';
  const made = await run(
    'data-sets',
    'import',
    name,
    '--file',
    file('one.csv', towns),
    '--map',
    'Service=keyword',
  );
  expect(made.stdout).toBe('Saved “South Florida”, version 1: 2 places, 1 keyword.\n');
  const same = await run(
    'data-sets',
    'import',
    name,
    '--file',
    file('one.csv', towns),
    '--map',
    'Service=keyword',
  );
  expect(same.stdout).toContain('version 1 stays the newest');
  const changed = await run('data-sets', 'import', name, '--locations', file('l.txt', 'Tampa, FL'));
  expect(changed.stdout).toContain('version 2: 1 place, 0 keywords');
  expect((await run('data-sets', 'list')).stdout).toMatch(/South Florida\s+2\s+1\s+0/);
  const rows = await run('data-sets', 'rows', name, '--version', '1');
  expect(rows.stdout).toMatch(/Miami, FL/);
  const content = await run('data-sets', 'content', name, '--version', '1', '--json');
  expect(JSON.parse(content.stdout)).toMatchObject({ locations: 'Miami, FL\nDoral, FL' });
  expect((await run('data-sets', 'versions', name)).stdout).toMatch(/one\.csv/);
  expect((await run('data-sets', 'restore', name, '1')).stdout).toMatch(/^Version +3$/m);
  const template = await createTemplate(program);
  const used = await run(
    'generate',
    '--template',
    template.id,
    '--data-set',
    `${name}@2`,
    '--data-set',
    name,
    '--yes',
    '--json',
  );
  expect(JSON.parse(used.stdout).batch).toMatchObject({
    total_completed: 3,
    data_sets: [
      { name, version: 2 },
      { name, version: 3 },
    ],
  });
  expect((await run('data-sets', 'rename', name, '--name', 'SoFla')).stdout).toContain('SoFla');
  expect(await run('data-sets', 'delete', 'sofla')).toMatchObject({ code: 2 });
  expect((await run('data-sets', 'delete', 'sofla', '--yes', '--json')).code).toBe(0);
  expect((await run('data-sets', 'show', 'sofla')).code).toBe(2);
});

describe('places', () => {
  test('of a county come as lines that generate reads, and with --json', async () => {
    const lines = await run('places', 'lines', '--state', 'FL', '--county', 'Palm Beach County');
    expect(lines.stdout.split('\n').slice(0, 2)).toEqual(['West Palm Beach, FL', 'Boca Raton, FL']);
    const near = ['--near', 'Jupiter, FL', '--radius-miles', '10', '--min-population', '5000'];
    const around = JSON.parse((await run('places', 'lines', ...near, '--json')).stdout);
    expect([around.lines[0], around.total]).toEqual(['Jupiter, FL', around.lines.length]);
    const listed = JSON.parse((await run('places', 'list', ...near, '--json')).stdout);
    expect(listed).toMatchObject({ items: [{ city: 'Jupiter' }, ...Array(around.total - 1).fill({})] });
    expect((await run('places', 'counties', '--state', 'FL')).stdout).toMatch(/Monroe County\s+\d+/);
  });

  test('without a question are refused with what to ask', async () => {
    for (const verb of ['lines', 'list']) {
      const none = await run('places', verb);
      expect(none).toMatchObject({ code: 2, stderr: expect.stringContaining('Choose a state') });
      expect(await run('places', verb, '--near', 'Nowhere, FL')).toMatchObject({ code: 2 });
      expect(await run('places', verb, '--state', 'Florida')).toMatchObject({ code: 2 });
    }
  });
});

test('a series is planned, listed and shown with its batches', async () => {
  const template = await createTemplate(program);
  const made = await run(
    'batch-series',
    'create',
    '--name',
    'Winter',
    '--template',
    template.id,
    '--keywords',
    file('k', 'igloo\nsled'),
    '--file',
    file('winter.csv', towns),
    '--map',
    'Service=skip',
    '--json',
  );
  const { series, batches } = JSON.parse(made.stdout);
  expect(series).toMatchObject({ name: 'Winter', batch_count: 1, combinations: 4 });
  expect(batches[0]).toMatchObject({ name: 'Winter - Batch 1 of 1', is_planned: true });
  expect((await run('batch-series', 'list')).stdout).toContain('Winter');
  expect((await run('batches', 'list', '--series-id', series.id)).stdout).toContain('Winter - Batch 1 of 1');
  const check = await run(
    'keyword-usage',
    'check',
    '--locations',
    file('m', 'Miami, FL'),
    '--keywords',
    file('i', 'IGLOO'),
  );
  expect(check.stdout).toMatch(/igloo\s+1\s+Miami, FL/);
  const list = await run('keyword-usage', 'list', '--search', 'igl', '--json');
  expect(JSON.parse(list.stdout)).toMatchObject({ items: [{ keyword: 'igloo', use_count: 1 }], total: 1 });
});
