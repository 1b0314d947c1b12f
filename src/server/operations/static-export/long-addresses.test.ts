import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ensureBuilt } from '../../../../test/built-program.ts';
import { runCommand } from '../../../../test/command-line.ts';
import { createTemplate, generateBatch, planBatch } from '../../../../test/factories.ts';
import { startTestProgram, type TestProgram, testAssets } from '../../../../test/test-program.ts';
import { ExportArchive } from './export-archive.ts';
import { readBasis } from './export-basis.ts';
import { ExportFolder } from './export-folder.ts';
import { exportSite } from './export-site.ts';
import type { ExportTarget } from './export-target.ts';

/* An earlier version stored addresses that no file system takes as names. They stop no export. */

let program: TestProgram;
let home: string;
const long = 'k'.repeat(598);
const options = { formsOrigin: null, hasPictures: false, threads: 2 as number | null };

beforeAll(async () => {
  program = await startTestProgram({ PUBLIC_URL: 'https://hauling.example' });
  home = await mkdtemp(join(tmpdir(), 'pagehaul-long-'));
  await mkdir(join(home, 'built', 'assets'), { recursive: true });
  await writeFile(join(home, 'built', 'assets', 'site.css'), 'body{}');
  const template = await createTemplate(program);
  const batch = await planBatch(program, {
    template_id: template.id,
    locations: 'Miami, FL',
    keywords: 'one\ntwo\nthree',
  });
  await generateBatch(program, batch.id);
  const slugs = await program.database.pool.query('select slug from generated_landing_pages order by slug');
  const [first, second] = slugs.rows as { slug: string }[];
  const rename = 'update generated_landing_pages set slug = $2 where slug = $1';
  await program.database.pool.query(rename, [first?.slug, long]);
  await program.database.pool.query(rename, [second?.slug, 'm'.repeat(250)]);
});
afterAll(async () => {
  await program.stop();
  await rm(home, { recursive: true });
});

async function exportTo(target: ExportTarget, threads: number) {
  return exportSite({ ...program, assets: testAssets }, target, {
    ...options,
    threads,
    built: join(home, 'built'),
    basis:
      'archive' in target.setting ? null : await readBasis(program.config, program.database.kysely, options),
    signal: new AbortController().signal,
    onProgress: () => undefined,
  });
}

test.each([1, 2, 3])(
  'a folder has all other pages, and the report names the one left out (%i threads)',
  async threads => {
    const folder = join(home, `folder-${threads}`);
    const first = await exportTo(await ExportFolder.open(folder), threads);
    expect(first).toMatchObject({ pages: 3, left_out: [`/${long}`] });
    expect(existsSync(join(folder, 'm'.repeat(250), 'index.html'))).toBe(true);
    expect(
      existsSync(join(folder, 'three-miami-fl', 'index.html')) ||
        existsSync(join(folder, 'two-miami-fl', 'index.html')),
    ).toBe(true);
    // Nothing changed since, and it is named again.
    expect(await exportTo(await ExportFolder.open(folder), threads)).toMatchObject({
      written: 0,
      left_out: [`/${long}`],
    });
  },
);

test.each([1, 2])('an archive can be unpacked (%i threads)', async threads => {
  const [archive, folder] = [join(home, `site-${threads}.tar`), join(home, `unpacked-${threads}`)];
  expect(await exportTo(await ExportArchive.open(archive), threads)).toMatchObject({
    left_out: [`/${long}`],
  });
  await mkdir(folder);
  execFileSync('tar', ['-x', '-f', archive, '-C', folder]);
  expect(existsSync(join(folder, 'm'.repeat(250), 'index.html'))).toBe(true);
});

test('the command names it, and succeeds', async () => {
  await ensureBuilt(); // It reads the built assets.
  const env = { PUBLIC_URL: 'https://hauling.example' };
  const args = ['export-site', join(home, 'by-command'), '--no-pictures'];
  const said = await runCommand(program, args, { env });
  expect(said).toMatchObject({ code: 0, stderr: expect.stringContaining(`Left out: 1 page`) });
  expect(said.stderr).toContain(`  /${long}`);
  const json = await runCommand(program, [...args, '--json'], { env });
  expect(JSON.parse(json.stdout)).toMatchObject({ pages: 3, left_out: [`/${long}`] });
});
