import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCommand } from '../../../test/command-line.ts';
import {
  closeLikenessGate,
  createTemplate,
  openLikenessGate,
  planBatch,
  templateInput,
  towns,
} from '../../../test/factories.ts';
import { startTestProgram, type TestProgram } from '../../../test/test-program.ts';

let program: TestProgram;
let folder: string;

beforeAll(async () => {
  program = await startTestProgram();
  folder = mkdtempSync(join(tmpdir(), 'pagehaul-command-line-'));
});

afterAll(async () => {
  await program.stop();
  rmSync(folder, { recursive: true, force: true });
});

const run = (args: readonly string[], input = '', env: Record<string, string> = {}) =>
  runCommand(program, args, { input, env });

function file(name: string, content: string | Buffer): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

async function generateArguments(name: string, ...more: string[]): Promise<string[]> {
  const template = await createTemplate(program, { name });
  const locations = file(`${name}-locations.txt`, 'Miami, FL\nOrlando, FL\nMiami, FL\n\nNowhereville\n');
  const keywords = file(`${name}-keywords.txt`, 'junk removal\nhauling\n');
  const pattern = `${name}-keyword-city-state`;
  return [
    'generate',
    '--template',
    template.id,
    '--locations',
    locations,
    '--keywords',
    keywords,
    '--pattern',
    pattern,
    ...more,
  ];
}

const batchIn = (text: string) => /batches \w+ ([0-9a-f-]{36})/.exec(text)?.[1] ?? '';

describe('generate', () => {
  it('plans, reports, makes the pages and sums up', async () => {
    const ended = await run(await generateArguments('whole', '--yes'));
    expect(ended.stderr).toContain('Locations: 5 lines, 2 ready, 1 rejected, 1 double, 1 empty');
    expect(ended.stderr).toMatch(/line 5: Nowhereville\n {4}\S/);
    expect(ended.stderr).toMatch(/Pages to make\s+4/);
    expect(ended.stdout).toMatch(/^4 pages in [\d.]+ s, [\d,]+ pages\/s, 0 skipped, 0 failed\n/);
    expect(ended.stdout).toContain('/whole-junk-removal-miami-fl/');
    expect(ended.code).toBe(0);
  });

  it('prints one JSON document on stdout and the rest on stderr', async () => {
    const ended = await run(await generateArguments('json', '--yes', '--json'));
    expect(JSON.parse(ended.stdout)).toMatchObject({
      batch: { status: 'completed', total_completed: 4 },
      addresses: expect.arrayContaining([expect.stringContaining('/json-hauling-miami-fl/')]),
    });
    expect(ended.code).toBe(0);
  });

  it('stops before making pages if no user can confirm, and the batch continues when approved', async () => {
    const ended = await run(await generateArguments('asked'));
    expect(ended).toMatchObject({ code: 2, stdout: '' });
    expect(ended.stderr).toContain('--yes');
    const id = batchIn(ended.stderr);
    expect(await program.call('GET', `/api/batches/${id}`)).toMatchObject({
      status: 'planning',
      is_planned: true,
    });
    const approved = await run(['batches', 'approve', id]);
    expect(approved).toMatchObject({ code: 0, stdout: expect.stringMatching(/^4 pages/) });
  });

  it('plans without making anything, and tells how to go on', async () => {
    const [, ...lists] = await generateArguments('planned only');
    const ended = await run(['plan', ...lists, '--json']);
    expect(ended.code).toBe(0);
    const { batch } = JSON.parse(ended.stdout) as { batch: { id: string } };
    expect(batch).toMatchObject({ status: 'planning', total_planned: 4, total_completed: 0 });
    const again = await run(['plan', ...lists]);
    expect(again.stdout).toMatch(/^Planned 4 pages\. To make them: .* batches approve /);
    expect(await run(['batches', 'approve', batch.id])).toMatchObject({ code: 0 });
  });

  it('has nothing to do, and succeeds, when every page exists', async () => {
    const args = await generateArguments('again', '--yes');
    await run(args);
    const ended = await run(args);
    expect(ended).toMatchObject({
      code: 0,
      stdout: 'All combinations already exist in the database\n',
    });
  });

  it('updates the pages that exist', async () => {
    const args = await generateArguments('update', '--yes');
    await run(args);
    const ended = await run([...args, '--update', '--one-transaction']);
    expect(ended).toMatchObject({ code: 0, stdout: expect.stringMatching(/^4 pages/) });
  });

  it('says which templates there are when it knows none of that name', async () => {
    await createTemplate(program, { name: 'Known One' });
    const ended = await run([
      ...(await generateArguments('typo')).slice(0, 1),
      '--template',
      'Knwon',
      '--locations',
      file('l', 'Miami, FL'),
      '--keywords',
      file('k', 'x'),
    ]);
    expect(ended.code).toBe(2);
    expect(ended.stderr).toContain('Template “Knwon” not found');
    expect(ended.stderr).toContain('  Known One');
  });

  it('asks for the id where a name is not enough', async () => {
    await createTemplate(program, { name: 'Twice' });
    const second = await createTemplate(program, { name: 'Twice' });
    const ended = await run([
      'generate',
      '--template',
      'twice',
      '--locations',
      file('l', 'Miami, FL'),
      '--keywords',
      file('k', 'x'),
    ]);
    expect(ended.code).toBe(2);
    expect(ended.stderr).toContain(second.id);
  });

  it.each([
    ['missing', 'no-such-file.txt', 'no-such-file.txt not found'],
    ['a folder', '.', 'is a folder'],
  ])('refuses a list that is %s', async (_, path, message) => {
    const ended = await run(['generate', '--template', 'x', '--locations', path, '--keywords', path]);
    expect(ended).toMatchObject({ code: 2, stderr: expect.stringContaining(message) });
  });

  it.each([
    ['a folder to read', ['import', '.'], 2, '. is no file. Name a file.'],
    ['a folder to read as a zip', ['packs', 'import', '.'], 2, '. can’t be read: it is a folder.'],
    [
      'more than a pack may have',
      ['packs', 'import', '/dev/zero'],
      2,
      '/dev/zero is too large: it may have 20,971,520 bytes.',
    ],
    ['a folder to write', ['redirects', 'export', '.'], 1, '. can’t be written: it is a folder.'],
    [
      'a file in no folder',
      ['export', 'none/x.json'],
      1,
      'none/x.json can’t be written: its folder does not exist.',
    ],
  ] as const)('refuses %s, in words', async (_, args, code, message) => {
    expect(await run([...args])).toMatchObject({ code, stderr: `${message}\n` });
  });

  it.each([
    ['empty', ' \n\n', 'is empty'],
    ['binary', Buffer.from('Miami, FL\nOrl\0ando'), 'not a text file, see line 2'],
    ['damaged', 'Miami, FL\nDoral, FL\nCa\uFFFDon City, CO', 'Line 3 has a lost letter'],
  ])('refuses a list that is %s and names it', async (_, content, message) => {
    const path = file('bad.txt', content);
    const ended = await run(['generate', '--template', 'x', '--locations', path, '--keywords', path]);
    expect(ended.code).toBe(2);
    expect(ended.stderr).toContain(path);
    expect(ended.stderr).toContain(message);
  });
});

describe('forecast', () => {
  it('tells how alike the pages will be, and the gate holds until a reason is given', async () => {
    await closeLikenessGate(program);
    const template = await createTemplate(program);
    const batch = await planBatch(program, {
      template_id: template.id,
      locations: towns(60),
      keywords: 'junk removal',
    });
    const told = await run(['forecast', batch.id]);
    expect(told.code).toBe(3);
    expect(told.stdout).toContain('60 pages (100%) are at least 85% similar');
    expect(told.stdout).toMatch(/90 to 100% +60/);
    const again = await run(['forecast', batch.id, '--again', '--json']);
    expect(JSON.parse(again.stdout)).toMatchObject({ likeness: { state: 'done', verdict: 'too-alike' } });
    const refused = await run(['batches', 'approve', batch.id]);
    expect(refused.code).not.toBe(0);
    expect(refused.stderr).toContain('overrule with a reason');
    await program.call(
      'PUT',
      `/api/templates/${template.id}`,
      templateInput({ hero_subtitle_template: 'One {new|fresh} word more.' }),
    );
    const taken = await run(['forecast', batch.id, '--newest-version', '--json']);
    expect(JSON.parse(taken.stdout)).toMatchObject({ likeness: { template_version: 2, outlook: null } });
    expect((await run(['batches', 'approve', batch.id, '--overrule', 'short'])).code).toBe(2);
    const made = await run([
      'batches',
      'approve',
      batch.id,
      '--overrule',
      'A trial for one week',
      '--noindex-alike',
    ]);
    expect(made).toMatchObject({ code: 0, stdout: expect.stringMatching(/^60 pages.*60 noindex/) });
  });

  it('generate waits for the forecast, tells its verdict and stops at it', async () => {
    await closeLikenessGate(program);
    const flags = await generateArguments('verdict', '--yes');
    const refused = await run(flags);
    expect(refused.code).not.toBe(0);
    expect(refused.stderr).toContain('4 of 4 pages (100%) are at least 85% similar');
    expect(refused.stderr).toContain(`forecast ${batchIn(refused.stderr)}`);
    const made = await run([...flags, '--overrule', 'Four pages for a trial', '--json']);
    expect(made.code).toBe(0);
    expect(JSON.parse(made.stdout)).toMatchObject({ batch: { total_completed: 4, total_noindex: 0 } });
    await openLikenessGate(program);
  });

  it('names what is no batch', async () => {
    expect((await run(['forecast', 'nothing'])).code).toBe(2);
  });
});

describe('batches and templates', () => {
  it('the command line lists and shows batches', async () => {
    const made = await run(await generateArguments('listed', '--yes', '--json', '--name', 'Listed Batch'));
    const id: string = JSON.parse(made.stdout).batch.id;
    expect((await run(['batches', 'list', '--limit', '3'])).stdout).toContain('Listed Batch');
    expect((await run(['batches', 'show', id])).stdout).toMatch(/^Total completed\s+4$/m);
    expect((await run(['templates', 'list'])).stdout).toMatch(/listed .*published/);
  });

  it('cancels a planned batch', async () => {
    const id = batchIn((await run(await generateArguments('cancelled'))).stderr);
    expect(await run(['batches', 'cancel', id])).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/^Status +cancelled$/m),
    });
    expect(await run(['batches', 'cancel', id])).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('cannot cancel'),
    });
  });

  it('refuses an invalid or unknown id', async () => {
    expect(await run(['batches', 'show', 'x'])).toMatchObject({
      code: 2,
      stderr: '“x” not found in batches.\nSee: batches list\n',
    });
    const ended = await run(['batches', 'show', '0199aa5e-7a3c-7c1e-9d55-3f1a2b4c5d6e', '--json']);
    expect(ended.code).toBe(2);
    expect(JSON.parse(ended.stdout)).toMatchObject({ error: { message: 'Batch not found or inaccessible' } });
  });
});

describe('pages', () => {
  it('pages are listed, changed in bulk and put back', async () => {
    const listed = JSON.parse((await run(['pages', 'list', '--limit', '1', '--json'])).stdout);
    const [page] = listed.items;
    const only = ['--search', page.slug];
    expect(await run(['pages', 'bulk', 'archive', ...only])).toMatchObject({ code: 2 });
    expect(await run(['pages', 'bulk', 'archive', '--yes'])).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('--all'),
    });
    const ended = await run(['pages', 'bulk', 'archive', ...only, '--yes', '--json']);
    expect(ended.code).toBe(0);
    const { change } = JSON.parse(ended.stdout);
    expect(change).toMatchObject({ action: 'archive', status: 'completed', changed_pages: 1 });
    expect((await run(['pages', 'list', ...only])).stdout).toMatch(/archived/);
    expect(await run(['pages', 'undo', change.id])).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('1 page changed'),
    });
    expect((await run(['pages', 'list', ...only])).stdout).toMatch(/published/);
    expect((await run(['pages', 'undo', 'x'])).code).toBe(2);
  });

  it('pages are exported as CSV', async () => {
    const { total } = JSON.parse((await run(['pages', 'list', '--json'])).stdout);
    const ended = await run(['pages', 'export', '-']);
    expect(ended.stdout).toMatch(/^\uFEFFTitle,Slug,Status,/);
    expect(ended.stdout.trimEnd().split('\n').length).toBe(total + 1);
  });
});

describe('the parser', () => {
  it('suggests what was meant, and exits 2', async () => {
    expect(await run(['batches', 'lst'])).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('Did you mean list?'),
    });
    expect(await run(['templates', 'list', '--jsn'])).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('Did you mean --json?'),
    });
  });

  it.each([
    [[]],
    [['generate']],
    [['batches']],
    [['batches', 'resume']],
    [['templates', 'list']],
    [['users', 'create']],
  ])('explains %j with an example and the exit codes', async words => {
    const ended = await run([...words, '--help']);
    expect(ended.code).toBe(0);
    expect(ended.stdout).toContain('Exit codes: 0 done');
    expect(ended.stdout).toContain('npm run pagehaul --');
  });

  it('reports every problem of the environment at once', async () => {
    const ended = await run(['templates', 'list'], '', { PORT: 'many', DEMO: 'maybe' });
    expect(ended.code).toBe(1);
    expect(ended.stderr).toMatch(/PORT: .*\n.*DEMO: must be 0 or 1/);
  });
});

describe('values and reverting', () => {
  it('generate fills other fields with --field, and reverting takes the batch back with its pages', async () => {
    const made = await run([
      ...(await generateArguments('valued', '--yes', '--json')),
      '--field',
      'specialty=Retina = best',
    ]);
    expect([made.code, made.stderr.includes('error')]).toEqual([0, false]);
    const { batch } = JSON.parse(made.stdout) as { batch: { id: string; field_values: unknown } };
    expect(batch.field_values).toEqual({ specialty: 'Retina = best' });
    const unconfirmed = await run(['batches', 'revert', batch.id]);
    expect([unconfirmed.code, unconfirmed.stderr]).toEqual([
      2,
      expect.stringContaining('4 pages to be deleted'),
    ]);
    const reverted = await run(['batches', 'revert', batch.id, '--yes', '--json']);
    expect(reverted.code).toBe(0);
    expect(JSON.parse(reverted.stdout)).toMatchObject({
      preview: { removed_pages: 4 },
      batch: { status: 'cancelled', total_completed: 0 },
    });
  });
});

describe('a batch that went wrong', () => {
  it('a batch that went wrong is retried, updated and deleted with its pages, each told in words and as a document', async () => {
    const made = await run([...(await generateArguments('to go', '--yes', '--json'))]);
    const { batch } = JSON.parse(made.stdout) as { batch: { id: string } };
    const retried = await run(['batches', 'retry', batch.id]);
    expect([retried.code, retried.stderr]).toEqual([
      1,
      expect.stringContaining('No page of this batch has failed'),
    ]);
    const updated = await run(['batches', 'update', batch.id]);
    expect([updated.code, updated.stderr]).toEqual([
      1,
      expect.stringContaining('All of these pages are on that version already.'),
    ]);
    expect((await run(['batches', 'delete', batch.id])).code).toBe(2);
    const deleted = await run(['batches', 'delete', batch.id, '--pages', 'revert', '--yes', '--json']);
    expect(deleted.code).toBe(0);
    expect(JSON.parse(deleted.stdout)).toMatchObject({ deleted: batch.id, preview: { removed_pages: 4 } });
    expect((await run(['batches', 'show', batch.id])).code).toBe(2);
  });
});

it('says in a sentence that the database can’t be reached, and nothing of its password', async () => {
  const env = { DATABASE_URL: 'postgres://owner:a-secret@127.0.0.1:9/none' };
  const ended = await run(['batches', 'list'], '', env);
  expect(ended.code).toBe(1);
  expect(ended.stderr).toContain(
    'The database can’t be reached: connect ECONNREFUSED 127.0.0.1:9.\nOnce it runs,',
  );
  expect(ended.stderr).not.toMatch(/a-secret|\n +at /);
});
