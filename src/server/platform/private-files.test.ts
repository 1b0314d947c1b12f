import { chmod, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runCommand } from '../../../test/command-line.ts';
import { waitForIdleJobs } from '../../../test/idle-jobs.ts';
import { formToken, postForm, quoteForm } from '../../../test/lead-forms.ts';
import { startTestProgram } from '../../../test/test-program.ts';
import { keepPrivate } from './private-files.ts';

let home: string;
let dataDir: string;
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'pagehaul-private-'));
  dataDir = join(home, 'data');
});
afterEach(() => rm(home, { recursive: true, force: true }));

/** A folder and its content with modes like `644`. */
async function modesIn(folder: string): Promise<Record<string, string>> {
  const names = ['.', ...(await readdir(folder, { recursive: true }))].sort();
  const modes = await Promise.all(
    names.map(async name => [name, ((await stat(join(folder, name))).mode & 0o777).toString(8)]),
  );
  return Object.fromEntries(modes);
}

const openToOthers = async (folder: string) =>
  Object.entries(await modesIn(folder)).filter(([, mode]) => !mode.endsWith('00'));

test('photos, backups, transfer files and keys are readable by their owner alone, whatever the umask', async () => {
  const before = process.umask(0);
  const program = await startTestProgram({ DATA_DIR: dataDir });
  try {
    const photo = await sharp({ create: { width: 60, height: 40, channels: 3, background: 'red' } })
      .jpeg()
      .toBuffer();
    const form_token = formToken(program);
    const photos = [new File([new Uint8Array(photo)], 'bed.jpg', { type: 'image/jpeg' })];
    const answer = await postForm(program, quoteForm({ form_token, photos }), { accept: 'application/json' });
    expect(answer.status).toBe(201);
    await program.accountContext.box.seal('a secret');
    await program.call('POST', '/api/backups');
    const { id } = await program.call<{ id: string }>('POST', '/api/exports', { export_type: 'full_system' });
    await waitForIdleJobs(program);
    const file = await program.request('GET', `/api/exports/${id}/file`, { cookie: program.cookie });
    await program.request('POST', '/api/imports?import_type=full_system&file_name=all.json', {
      cookie: program.cookie,
      body: await file.text(),
    });
    await waitForIdleJobs(program);
    const names = Object.keys(await modesIn(dataDir)).join('\n');
    for (const kind of ['.webp', '.pagehaul-backup', 'export-', 'import-', 'secrets.key']) {
      expect(names).toContain(kind);
    }
    expect(await openToOthers(dataDir)).toEqual([]);
  } finally {
    process.umask(before);
    await program.stop();
  }
});

test('what an earlier version left readable to all is made private at start', async () => {
  for (const folder of ['backups', 'keys', 'transfers', 'uploads/leads', 'postgres-18']) {
    await mkdir(join(dataDir, folder), { recursive: true, mode: 0o755 });
  }
  const files = ['backups/old.pagehaul-backup', 'transfers/export-1.json', 'postgres-password', 'keys/a.key'];
  for (const name of files) await writeFile(join(dataDir, name), 'x', { mode: 0o644 });
  await keepPrivate(dataDir);
  const modes = await modesIn(dataDir);
  expect(modes).toMatchObject({ '.': '700', backups: '700', keys: '700', transfers: '700', uploads: '700' });
  expect(files.map(name => modes[name])).toEqual(['600', '600', '600', '600']);
  expect(modes['postgres-18']).toBe('755');
});

test('a data folder that also holds other things keeps its mode, and so do those', async () => {
  await mkdir(join(dataDir, 'backups'), { recursive: true });
  await writeFile(join(dataDir, 'letter.txt'), 'x', { mode: 0o644 });
  for (const name of ['', 'backups']) await chmod(join(dataDir, name), 0o755);
  await keepPrivate(dataDir);
  expect(await modesIn(dataDir)).toEqual({ '.': '755', backups: '700', 'letter.txt': '644' });
  await keepPrivate(join(home, 'not-there'));
  expect(await readdir(home)).toEqual([relative(home, dataDir)]);
});

test('files that the command line exports are readable by their owner alone, and replaced ones become so', async () => {
  const program = await startTestProgram({ DATA_DIR: dataDir });
  try {
    const [site, redirects] = [join(home, 'site.json'), join(home, 'redirects.csv')];
    await writeFile(redirects, 'readable to all', { mode: 0o644 });
    for (const args of [
      ['export', site],
      ['redirects', 'export', redirects],
    ]) {
      const { code, stderr } = await runCommand(program, args, { env: { DATA_DIR: dataDir } });
      expect({ code, stderr }).toMatchObject({ code: 0 });
    }
    expect(await modesIn(home)).toMatchObject({ 'site.json': '600', 'redirects.csv': '600' });
  } finally {
    await program.stop();
  }
});
