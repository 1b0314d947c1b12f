import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { generateNeighbors, towns } from '../../../../test/factories.ts';
import {
  type Listener,
  startTestProgram,
  type TestProgram,
  testAssets,
} from '../../../../test/test-program.ts';
import type { PageRow } from '../../../contract/pages/pages.ts';
import { PublishedPages } from '../../website/context/published-pages.ts';
import { ExportFolder } from './export-folder.ts';
import { exportSite } from './export-site.ts';

/* Enough towns for a batch lookup, and pages that are not at their expected addresses. */

let program: TestProgram;
let server: Listener;
let folder: string;
let built: string;

beforeAll(async () => {
  program = await startTestProgram();
  server = await program.listen();
  folder = await mkdtemp(join(tmpdir(), 'pagehaul-neighbors-'));
  built = join(folder, 'built');
  await mkdir(join(built, 'assets'), { recursive: true });
  for (const file of ['site.css', 'face.woff2']) await writeFile(join(built, 'assets', file), '');
  await generateNeighbors(program, towns(80), 20);
});
afterAll(async () => {
  await program.stop();
  await rm(folder, { recursive: true });
});

async function idOf(slug: string): Promise<string> {
  const { items } = await program.call<{ items: PageRow[] }>('GET', `/api/pages?search=${slug}`);
  return items.find(one => one.slug === slug)?.id ?? '';
}

async function lead(from: string, is_prefix: boolean): Promise<void> {
  await program.call('POST', '/api/redirects', {
    source_path: from,
    destination_path: '/pricing',
    redirect_type: 301,
    is_prefix,
  });
}

test('pages show their neighbors where they are, and those that are led elsewhere are no files', async () => {
  await program.call('PATCH', `/api/pages/${await idOf('hauling-town-aab-fl')}`, { slug: 'moved-page' });
  for (const town of ['aac', 'aad', 'aae'])
    await program.call('PATCH', `/api/pages/${await idOf(`hauling-town-${town}-fl`)}`, {
      status: 'archived',
    });
  await lead('/hauling-town-aaf-fl', false);
  await lead('/junk-removal-town-aag-fl', true);

  const config = { ...program.config, port: server.port };
  // The server's caches are not used.
  const published = new PublishedPages(program.database, program.cache);
  const parts = { ...program, published, assets: testAssets, config };
  const nothing = { onProgress: () => undefined, hasPictures: false, formsOrigin: null };
  const { signal } = new AbortController();
  for (const threads of [1, 2]) {
    const out = join(folder, `${threads}`);
    const target = await ExportFolder.open(out);
    const { pages } = await exportSite(parts, target, { ...nothing, built, signal, threads });
    expect(pages).toBe(160 - 3 - 2);
    const read = (slug: string) => readFile(join(out, slug, 'index.html'), 'utf8');
    for (const gone of [
      'hauling-town-aab-fl',
      'hauling-town-aac-fl',
      'hauling-town-aaf-fl',
      'junk-removal-town-aag-fl',
    ])
      await expect(read(gone)).rejects.toThrow('ENOENT');
    const differing: string[] = [];
    let movedLinks = 0;
    for (const slug of await listExported()) {
      const exported = await read(slug);
      const sent = await (await fetch(`${server.origin}/${slug}/`)).text();
      if (exported !== sent) differing.push(slug);
      expect(exported).not.toContain('href="/hauling-town-aac-fl/"');
      movedLinks += exported.includes('href="/moved-page/"') ? 1 : 0;
    }
    expect(differing).toEqual([]);
    // Each of the other 76 pages of its service shows twenty of 80 towns.
    expect(movedLinks).toBeGreaterThan(5);
  }
});

async function listExported(): Promise<readonly string[]> {
  const { rows } = await program.database.pool.query<{ slug: string }>(
    `select slug from generated_landing_pages where status = 'published'
      and slug not in ('hauling-town-aaf-fl', 'junk-removal-town-aag-fl') order by slug`,
  );
  return rows.map(row => row.slug);
}
