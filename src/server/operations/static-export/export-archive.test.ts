import { execFileSync, spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTemplate, generateBatch, planBatch } from '../../../../test/factories.ts';
import { startTestProgram, type TestProgram, testAssets } from '../../../../test/test-program.ts';
import { processIdentity } from '../../platform/db/process-identity.ts';
import { ArchiveWriter } from './archive-writer.ts';
import { ExportArchive } from './export-archive.ts';
import { ExportFolder } from './export-folder.ts';
import { type ExportOptions, exportSite } from './export-site.ts';
import type { ExportTarget } from './export-target.ts';

let program: TestProgram;
let built: string;
let home: string;
let archive: string;

beforeAll(async () => {
  program = await startTestProgram({ PUBLIC_URL: 'https://hauling.example' });
  built = await mkdtemp(join(tmpdir(), 'pagehaul-built-'));
  await mkdir(join(built, 'assets'));
  await writeFile(join(built, 'assets', 'site.css'), 'body{}');
  const template = await createTemplate(program);
  const batch = await planBatch(program, { template_id: template.id });
  await generateBatch(program, batch.id);
});
afterAll(async () => {
  await program.stop();
  await rm(built, { recursive: true });
});
beforeEach(async context => {
  home = await mkdtemp(join(tmpdir(), 'pagehaul-archive-'));
  archive = join(home, 'site.tar');
  context.onTestFinished(() => rm(home, { recursive: true }));
});

function exportTo(target: ExportTarget, changes: Partial<ExportOptions> = {}) {
  return exportSite({ ...program, assets: testAssets }, target, {
    built,
    formsOrigin: null,
    hasPictures: false,
    threads: null,
    signal: new AbortController().signal,
    onProgress: () => undefined,
    ...changes,
  });
}

const toArchive = async (changes: Partial<ExportOptions> = {}) =>
  exportTo(await ExportArchive.open(archive), changes);

const listed = () => execFileSync('tar', ['-t', '-f', archive], { encoding: 'utf8' }).trim().split('\n');

test.each([1, 2])('unpacked it is the folder of an export, file by file (%i threads)', async threads => {
  const [unpacked, folder] = [join(home, 'unpacked'), join(home, 'folder')];
  const said = await toArchive({ threads });
  const there = await exportTo(await ExportFolder.open(folder), { threads });
  expect(said).toEqual(there);
  await mkdir(unpacked);
  execFileSync('tar', ['-x', '-f', archive, '-C', unpacked]);
  const state = new Set(['.pagehaul/export.json', '.pagehaul/files.bin', '.pagehaul/files.txt']);
  const names = (await readdir(folder, { recursive: true })).filter(name => !state.has(name));
  expect((await readdir(unpacked, { recursive: true })).toSorted()).toEqual(names.toSorted());
  const differing: string[] = [];
  for (const name of names) {
    if ((await stat(join(folder, name))).isDirectory()) continue;
    const [one, other] = await Promise.all([folder, unpacked].map(place => readFile(join(place, name))));
    if (!one || !other?.equals(one)) differing.push(name);
  }
  expect(differing).toEqual([]);
  expect(listed()).toHaveLength(said.written);
});

test('a complete new one replaces it; nothing else stays', async () => {
  await writeFile(archive, 'the archive before');
  await writeFile(`${archive}.unfinished`, 'of an export that was killed');
  await writeFile(`${archive}.lock`, '999999999');
  await toArchive({
    onProgress: async () => expect(await readFile(archive, 'utf8')).toBe('the archive before'),
  });
  expect(listed()).toContain('junk-removal-miami-fl/index.html');
  expect(await readdir(home)).toEqual(['site.tar']);
});

test('a stopped one leaves the previous one, and nothing of its own', async () => {
  await writeFile(archive, 'the archive before');
  const stopped = new AbortController();
  await expect(toArchive({ signal: stopped.signal, onProgress: () => stopped.abort() })).rejects.toThrow(
    'aborted',
  );
  expect(await readdir(home)).toEqual(['site.tar']);
  expect(await readFile(archive, 'utf8')).toBe('the archive before');
});

test('a path that can’t be an archive is named in the refusal, and left as it is', async () => {
  await expect(ExportArchive.open(home)).rejects.toThrow(`${home} is a folder. Name a file for the archive.`);
  await expect(ExportArchive.open(join(home, 'none', 'site.tar'))).rejects.toThrow(
    `${join(home, 'none', 'site.tar')} can’t be written: its folder does not exist.`,
  );
  await mkdir(`${archive}.unfinished`);
  await expect(ExportArchive.open(archive)).rejects.toThrow(`${archive} can’t be written`);
  expect(await readdir(home)).toEqual(['site.tar.unfinished']);
  await rm(`${archive}.unfinished`, { recursive: true });
  await writeFile(`${archive}.lock`, processIdentity(1));
  await expect(ExportArchive.open(archive)).rejects.toThrow(
    'Another export (process 1) writes to this archive.',
  );
  expect(await readdir(home)).toEqual(['site.tar.lock']);
});

test.each([1, 2])('a full disk ends it with the reason (%i threads)', async threads => {
  await expect(exportTo(await ExportArchive.open('/dev/full'), { threads })).rejects.toThrow(
    'The archive can’t be written: the disk is full. Make room, then try again.',
  );
});

test('a pipe is written as fast as it is read, and the export fails with the reason when its reader ends', async () => {
  const pipe = join(home, 'pipe');
  execFileSync('mkfifo', [pipe]);
  const reader = spawn('tar', ['-t', '-f', pipe], { stdio: ['ignore', 'pipe', 'inherit'] });
  const names = reader.stdout.setEncoding('utf8').toArray();
  const { written } = await exportTo(await ExportArchive.open(pipe), { threads: 4 });
  expect((await names).join('').trim().split('\n')).toHaveLength(written);

  spawn('head', ['-c', '100', pipe], { stdio: 'ignore' });
  await expect(exportTo(await ExportArchive.open(pipe))).rejects.toThrow(
    'The archive can’t be written: the program that reads it has ended.',
  );
});

test('work withdrawn while it is written makes it unusable, and it says so', async () => {
  const content = { intro: 'We haul.' };
  await program.call('POST', '/api/services', { name: 'Junk', keywords: ['junk removal'], content });
  const { id } = await program.call<{ id: string }>('POST', '/api/cases', {
    summary: 'A piano that nobody wanted any more.',
    service: 'Junk',
    place: 'Miami, FL',
    done_on: '2026-03-05',
  });
  await program.call('POST', `/api/cases/${id}/publish`);
  const target = await ExportArchive.open(archive);
  const withdraw = target.withdraw.bind(target);
  target.withdraw = async names => {
    // All that changed before is in it by now.
    if (names.size === 0) await program.call('POST', `/api/cases/${id}/withdraw`);
    return withdraw(names);
  };
  const change = { summary: 'A piano on the fourth floor.' };
  const end = exportTo(target, { onProgress: () => program.call('PATCH', `/api/cases/${id}`, change) });
  await expect(end).rejects.toThrow('Finished work in the archive was taken down');
  expect(await readdir(home)).toEqual([]);
});

test('writers that share a file append whole entries', async () => {
  const file = openSync(archive, 'a');
  const setting = { archive: file, modified: 0 };
  const writers = [new ArchiveWriter(setting), new ArchiveWriter(setting)];
  const body = Buffer.alloc(700_000, 'x');
  for (let number = 0; number < 4; number += 1)
    for (const [index, writer] of writers.entries()) writer.put(`${index}-${number}.bin`, body);
  for (const writer of writers) expect(writer.take()).toMatchObject({ written: 4, unchanged: 0 });
  closeSync(file);
  expect(listed().toSorted()).toEqual([
    '0-0.bin',
    '0-1.bin',
    '0-2.bin',
    '0-3.bin',
    '1-0.bin',
    '1-1.bin',
    '1-2.bin',
    '1-3.bin',
  ]);
});
