import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { generateNeighbors } from '../../../../test/factories.ts';
import { startTestProgram, type TestProgram, testAssets } from '../../../../test/test-program.ts';
import type { PageRow } from '../../../contract/pages/pages.ts';
import { readBasis } from './export-basis.ts';
import { ExportFolder } from './export-folder.ts';
import { exportSite } from './export-site.ts';
import { openSite } from './open-site.ts';

/* An export after another renders only what can have changed; the files are those of an export into an empty folder. */

let program: TestProgram;
let home: string;
let built: string;
let wholes = 0;
/** Some near each other, some far from all. */
const places = [
  'Miami',
  'Hialeah',
  'Davie',
  'Jupiter',
  'Plantation',
  'Boca Raton',
  'Coral Gables',
  'Hollywood',
  'Miramar',
  'Key West',
  'Naples',
  'Ocala',
];
const all = places.length * 2;

beforeAll(async () => {
  program = await startTestProgram();
  home = await mkdtemp(join(tmpdir(), 'pagehaul-changed-'));
  built = join(home, 'built');
  await mkdir(join(built, 'assets'), { recursive: true });
  for (const file of ['site.css', 'face.woff2']) await writeFile(join(built, 'assets', file), '');
  await generateNeighbors(program, places.map(place => `${place}, FL`).join('\n'), 6);
  await exportTo('kept');
});
afterAll(async () => {
  await program.stop();
  await rm(home, { recursive: true });
});

const ask = (text: string, values: unknown[] = []) => program.database.pool.query(text, values);

/**
 * Waits until no older transaction runs, of another database of this server either: earlier writes would count as
 * later.
 */
async function waitForOlderTransactions(): Promise<void> {
  const { rows } = await ask('select pg_current_xact_id()::text as id');
  const isOver = `select pg_snapshot_xmin(pg_current_snapshot()) > $1::xid8 as is_over`;
  while (!(await ask(isOver, [rows[0]?.id])).rows[0]?.is_over) await setTimeout(20);
}

/** Exports as the command does: everything is read from the database. */
async function exportTo(
  folder: string,
  { now = new Date(), formsOrigin = null as string | null, isWhole = false } = {},
) {
  await waitForOlderTransactions();
  const asked = { formsOrigin, hasPictures: false };
  const { config, database } = program;
  const basis = await readBasis(config, database.kysely, asked, now);
  const site = await openSite(config, database, () => Promise.resolve(testAssets));
  try {
    const target = await ExportFolder.open(join(home, folder), { isWhole });
    const { signal } = new AbortController();
    return await exportSite(site.context, target, {
      ...asked,
      basis,
      built,
      threads: null,
      signal,
      onProgress: () => undefined,
    });
  } finally {
    await site.close();
  }
}

/** Exports again, and fails if any file differs from a fresh export. Returns the number of rendered pages. */
async function countRenderedAgain(): Promise<number> {
  const { drawn, pages, written, unchanged } = await exportTo('kept');
  wholes += 1;
  const whole = await exportTo(`whole-${wholes}`);
  expect(pages).toBe(whole.pages);
  expect(written + unchanged).toBe(whole.written);
  expect(await filesOf('kept')).toEqual(await filesOf(`whole-${wholes}`));
  return drawn;
}

async function filesOf(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(join(home, folder), { recursive: true, withFileTypes: true });
  const files = entries.filter(entry => entry.isFile() && !/^(?:files\.bin|export\.json)$/.test(entry.name));
  const read = files
    .map(entry => join(entry.parentPath, entry.name))
    .map(async path => [path.slice(join(home, folder).length), await readFile(path, 'base64')] as const);
  return Object.fromEntries((await Promise.all(read)).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

async function pageOf(slug: string): Promise<PageRow> {
  const { items } = await program.call<{ items: PageRow[] }>('GET', `/api/pages?search=${slug}`);
  const page = items.find(one => one.slug === slug);
  if (!page) throw new Error(`no page ${slug}`);
  return page;
}

const change = async (slug: string, changes: Record<string, unknown>) =>
  program.call('PATCH', `/api/pages/${(await pageOf(slug)).id}`, changes);

/** Edits a text of the page's head. */
async function edit(slug: string, field: string, text: string): Promise<void> {
  const { id } = await pageOf(slug);
  const { revision } = await program.call<{ revision: string }>('GET', `/api/pages/${id}`);
  await change(slug, { overrides: { revision, set: [{ section_id: null, path: [field], text }] } });
}

test('nothing is rendered again while nothing that pages show has changed', async () => {
  expect(await countRenderedAgain()).toBe(0);
  await program.call('POST', '/api/redirects', {
    source_path: '/old',
    destination_path: '/about',
    redirect_type: 301,
  });
  expect(await countRenderedAgain()).toBe(all);
  await ask('update redirects set hits = hits + 1, last_used_at = now()');
  await ask(`insert into page_views (path, day, views) values ('/', current_date, 1)`);
  expect(await countRenderedAgain()).toBe(0);
});

test('of pages whose own texts changed each is rendered, and no other', async () => {
  await edit('hauling-miami-fl', 'meta_description', 'Another text of this page alone.');
  await edit('junk-removal-hialeah-fl', 'title', 'Another title');
  expect(await countRenderedAgain()).toBe(2);
  expect(await readFile(join(home, 'kept', 'hauling-miami-fl', 'index.html'), 'utf8')).toMention(
    'Another text of this page alone.',
  );
  // A version is never changed, but an import can write it again.
  await ask(`update template_versions set name = name`);
  expect(await countRenderedAgain()).toBe(all);
  expect(await countRenderedAgain()).toBe(0);
});

test.each([
  ['a page is archived', () => change('hauling-davie-fl', { status: 'archived' })],
  ['a page is published again', () => change('hauling-davie-fl', { status: 'published' })],
  ['a page gets another address', () => change('hauling-jupiter-fl', { slug: 'moved-page' })],
  ['a page is kept from search engines', () => change('junk-removal-plantation-fl', { is_noindex: true })],
  [
    'a page’s headline changes, which its town’s list shows',
    () => edit('junk-removal-boca-raton-fl', 'hero_title', 'Another headline'),
  ],
  [
    'a page is deleted, and another one changed',
    async () => {
      await ask(`delete from generated_landing_pages where slug = 'junk-removal-coral-gables-fl'`);
      await edit('hauling-coral-gables-fl', 'title', 'Still here');
    },
  ],
  [
    'a service is added',
    () =>
      program.call('POST', '/api/services', {
        name: 'Junk',
        keywords: ['junk removal'],
        content: { intro: 'We haul.' },
      }),
  ],
  [
    'a statement is made',
    () =>
      program.call('POST', '/api/statements', {
        subject_kind: 'place',
        subject: 'Davie, FL',
        predicate: 'bulk_schedule',
        value: 'on 14 days a year',
        source: 'owner',
      }),
  ],
])('all pages are rendered after %s', async (_, changeSomething) => {
  await changeSomething();
  expect(await countRenderedAgain()).toBeGreaterThan(all - 3);
  expect((await exportTo('kept')).drawn).toBe(0);
});

test('all pages are rendered on another day, for another origin of forms, on request, and after a stopped export', async () => {
  const tomorrow = new Date(Date.now() + 86_400_000);
  const { drawn, pages } = await exportTo('kept', { now: tomorrow });
  expect(drawn).toBe(pages);
  expect(await exportTo('kept', { now: tomorrow })).toMatchObject({ drawn: 0 });
  expect(await exportTo('kept', { formsOrigin: 'https://forms.example.com' })).toMatchObject({
    drawn: pages,
  });
  expect(await exportTo('kept')).toMatchObject({ drawn: pages });
  expect(await exportTo('kept', { isWhole: true })).toMatchObject({ drawn: pages, written: 0 });
  const stopped = await ExportFolder.open(join(home, 'kept'));
  await stopped.close();
  expect(await exportTo('kept')).toMatchObject({ drawn: pages });
});
