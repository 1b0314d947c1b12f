import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTemplate, generateBatch, planBatch } from '../../../../test/factories.ts';
import {
  type Listener,
  startTestProgram,
  type TestProgram,
  testAssets,
} from '../../../../test/test-program.ts';
import { processIdentity } from '../../platform/db/process-identity.ts';
import { ExportFolder } from './export-folder.ts';
import { type ExportOptions, type ExportProgress, exportSite } from './export-site.ts';
import type { ExportTarget } from './export-target.ts';

let program: TestProgram;
let server: Listener;
let folder: string;
let built: string;

beforeAll(async () => {
  program = await startTestProgram();
  server = await program.listen();
  folder = await mkdtemp(join(tmpdir(), 'pagehaul-export-'));
  built = await mkdtemp(join(tmpdir(), 'pagehaul-built-'));
  await mkdir(join(built, 'assets'));
  await writeFile(join(built, 'assets', 'site.css'), '@font-face{src:url(/assets/face.woff2)}');
  await writeFile(join(built, 'assets', 'face.woff2'), 'face');
  const template = await createTemplate(program);
  const batch = await planBatch(program, { template_id: template.id });
  await generateBatch(program, batch.id);
});
afterAll(async () => {
  await program.stop();
  await rm(folder, { recursive: true });
  await rm(built, { recursive: true });
});

const origin = () => server.origin;
const nothing = { onProgress: () => undefined, hasPictures: false, formsOrigin: null, threads: null };

type Changes = Partial<ExportOptions> & { readonly folder?: string };

async function run({ folder: place = folder, ...changes }: Changes = {}) {
  return exportTo(await ExportFolder.open(place), changes);
}

function exportTo(target: ExportTarget, changes: Partial<ExportOptions> = {}) {
  const config = { ...program.config, port: server.port };
  const parts = { ...program, assets: testAssets, config };
  return exportSite(parts, target, { ...nothing, built, signal: new AbortController().signal, ...changes });
}

test('every page, hub, article and small file equals, byte for byte, what the server sends', async () => {
  const { pages } = await run();
  expect(pages).toBe(6);
  const files = (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name).slice(folder.length))
    .filter(
      path => !path.startsWith('/.pagehaul/') && !path.startsWith('/_') && !path.startsWith('/assets/'),
    );
  expect(files).toContain('/junk-removal-miami-fl/index.html');
  expect(files).toContain('/locations/fl.html');
  const differing: string[] = [];
  for (const file of files) {
    const path = file.replace(/index\.html$/, '').replace(/\.html$/, '');
    const sent = Buffer.from(await (await fetch(`${origin()}${path}`)).arrayBuffer());
    if (!sent.equals(await readFile(join(folder, file)))) differing.push(path);
  }
  // This page has a form that is rendered for each visitor.
  expect(differing.filter(path => !path.startsWith('/sitemap')).toSorted()).toEqual(['/reserve-now']);
});

test('a second export writes nothing; a third only changes, and it removes deleted pages', async () => {
  await run();
  expect(await run()).toMatchObject({ written: 0, removed: 0 });
  await program.database.pool.query(
    `update generated_landing_pages set status = 'archived' where slug = 'hauling-miami-fl'`,
  );
  program.cache.dropAll();
  const third = await run();
  expect(third).toMatchObject({ pages: 5, removed: 1 });
  expect(third.written).toBeLessThan(30);
  await expect(readFile(join(folder, 'hauling-miami-fl', 'index.html'))).rejects.toThrow('ENOENT');
  expect(await readdir(folder)).not.toContain('hauling-miami-fl');
});

test('one thread, or a second one that writes the files: the same files and the same results', async () => {
  const other = await mkdtemp(join(tmpdir(), 'pagehaul-threads-'));
  const [one, two] = [join(other, 'one'), join(other, 'two')];
  const said = await run({ folder: one, threads: 1 });
  expect(await run({ folder: two, threads: 2 })).toEqual(said);
  const names = (await readdir(one, { recursive: true })).toSorted();
  expect((await readdir(two, { recursive: true })).toSorted()).toEqual(names);
  // One notes files in the order they were written; folders are no files.
  const files = names.filter(name => /[^/]\.[a-z0-9]+$/.test(name) && !name.endsWith('files.bin'));
  expect(files.length).toBeGreaterThan(30);
  const differing: string[] = [];
  for (const name of files)
    if (!(await readFile(join(two, name))).equals(await readFile(join(one, name)))) differing.push(name);
  expect(differing).toEqual([]);
  expect(await run({ folder: two, threads: 2 })).toMatchObject({ written: 0, unchanged: said.written });
  await rm(other, { recursive: true });
});

test('an error of the writing thread ends the export with the reason; the next export completes it', async () => {
  const other = await mkdtemp(join(tmpdir(), 'pagehaul-way-'));
  await run({ folder: other, threads: 2 });
  await rm(join(other, 'junk-removal-miami-fl'), { recursive: true });
  await writeFile(join(other, 'junk-removal-miami-fl'), 'a file where a folder has to be');
  await expect(run({ folder: other, threads: 2 })).rejects.toThrow('a file is in its way');
  await rm(join(other, 'junk-removal-miami-fl'));
  await expect(run({ folder: other, threads: 2 })).resolves.toMatchObject({ unchanged: 0 });
  expect(await readdir(join(other, 'junk-removal-miami-fl'))).toEqual(['index.html']);
  await rm(other, { recursive: true });
});

test('an export that was stopped is made whole by the next', async () => {
  await run();
  const page = join(folder, 'junk-removal-miami-fl', 'index.html');
  const before = await readFile(page);
  await writeFile(page, 'another page that is as long'.padEnd(before.length));
  const stopped = new AbortController();
  stopped.abort();
  await expect(run({ signal: stopped.signal })).rejects.toThrow('aborted');
  await run();
  expect((await readFile(page)).equals(before)).toBe(true);
});

test('an export stopped while lists and fixed pages are written ends as stopped, and only then', async () => {
  const stopped = new AbortController();
  const end = run({ signal: stopped.signal, onProgress: () => stopped.abort() });
  await expect(end).rejects.toThrow('aborted');
  const left = await readdir(folder, { recursive: true });
  await expect(run()).resolves.toMatchObject({ pages: 5 });
  expect(left.filter(name => name.endsWith('.unfinished'))).toEqual([]);
});

test('a folder with anything else in it is refused and left alone', async () => {
  const other = await mkdtemp(join(tmpdir(), 'pagehaul-other-'));
  await writeFile(join(other, 'letter.txt'), 'mine');
  await expect(run({ folder: other })).rejects.toThrow('holds files that no export wrote');
  expect(await readdir(other)).toEqual(['letter.txt']);
  await rm(other, { recursive: true });
});

test('a file in the place of the folder is named in the error and left unchanged', async () => {
  const file = join(folder, '..', `pagehaul-file-${process.pid}`);
  await writeFile(file, 'mine');
  for (const path of [file, join(file, 'below')])
    await expect(run({ folder: path })).rejects.toThrow(`${path} can’t be a folder: a file is in its way.`);
  expect(await readFile(file, 'utf8')).toBe('mine');
  await rm(file);
});

test('forms are sent to the given origin, and pages may send them there', async () => {
  await run({ formsOrigin: 'https://forms.example.com' });
  const page = await readFile(join(folder, 'junk-removal-miami-fl', 'index.html'), 'utf8');
  expect(page).toMention('action="https://forms.example.com/leads#quote"');
  expect(page).not.toMention('action="/leads');
  expect(await readFile(join(folder, '_headers'), 'utf8')).toContain(
    "form-action 'self' https://forms.example.com",
  );
  await run();
});

test('redirects are written for nginx and for hosts of static sites', async () => {
  const rule = { is_active: true, redirect_type: 301 };
  await program.call('POST', '/api/redirects', { ...rule, source_path: '/old', destination_path: '/about' });
  await program.call('POST', '/api/redirects', {
    ...rule,
    redirect_type: 302,
    source_path: '/sale',
    destination_path: '/pricing?from=sale#top',
  });
  expect(await run()).toMatchObject({ redirects: 2 });
  const maps = await readFile(join(folder, '.pagehaul', 'nginx-maps.conf'), 'utf8');
  expect(maps).toContain('"/old" "/about$is_args$args";\n"/old/" "/about$is_args$args";\n');
  expect(maps).toContain('"/sale" "/pricing?from=sale$pagehaul_more#top";');
  expect(await readFile(join(folder, '_redirects'), 'utf8')).toBe(
    '/old /about 301\n/sale /pricing?from=sale#top 302\n',
  );
});

test('it reports its progress, also by lists and the sitemap, which no landing page is part of', async () => {
  const said: ExportProgress[] = [];
  const { pages, written, unchanged } = await run({ onProgress: done => void said.push(done) });
  // They are written beside the landing pages, so any of these may come last.
  const ofOthers = said.filter((done, at) => done.pages === (said[at - 1]?.pages ?? 0));
  expect(said.map(done => done.files)).toEqual(said.map(done => done.files).toSorted((a, b) => a - b));
  expect(ofOthers.length).toBeGreaterThan(2);
  expect(said.at(-1)?.pages).toBe(pages);
  expect(said.at(-1)?.files).toBeGreaterThan(pages);
  expect(said.at(-1)?.files).toBeLessThanOrEqual(written + unchanged);
});

test('two exports never write to one folder at once', async () => {
  await run();
  await writeFile(join(folder, '.pagehaul', 'lock'), processIdentity(1));
  await expect(run()).rejects.toThrow('Another export (process 1)');
  await rm(join(folder, '.pagehaul', 'lock'));
});

test('work withdrawn during an export is not in it at its end', async () => {
  const content = { intro: 'We haul.' };
  await program.call('POST', '/api/services', { name: 'Junk', keywords: ['junk removal'], content });
  const { id, slug } = await program.call<{ id: string; slug: string }>('POST', '/api/cases', {
    summary: 'A piano that nobody wanted any more.',
    service: 'Junk',
    place: 'Miami, FL',
    done_on: '2026-03-05',
  });
  await program.call('POST', `/api/cases/${id}/publish`);
  const file = join(folder, 'finished-work', slug, 'index.html');
  const landing = join(folder, 'junk-removal-miami-fl', 'index.html');
  let isWithdrawn = false;
  await run({
    onProgress: async ({ pages }) => {
      if (pages === 0 || isWithdrawn) return;
      isWithdrawn = true;
      expect(await readFile(landing, 'utf8')).toContain('A piano');
      await expect.poll(() => readFile(file, 'utf8').catch(() => '')).toContain('A piano');
      await program.call('POST', `/api/cases/${id}/withdraw`);
    },
  });
  await expect(readFile(file)).rejects.toThrow('ENOENT');
  const left: string[] = [];
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isFile() && (await readFile(path, 'utf8')).includes(slug)) left.push(path);
  }
  expect(left).toEqual([]);
  expect(await run()).toMatchObject({ removed: 0 });
  await program.call('POST', `/api/cases/${id}/publish`);
  await run();
  expect(await readFile(file, 'utf8')).toContain('A piano');
});
