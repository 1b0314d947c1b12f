import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { expect } from 'vitest';
import type { Batch } from '../src/contract/generation/batches.ts';
import type { PageChange } from '../src/contract/pages/page-changes.ts';
import type { Page, PageRow } from '../src/contract/pages/pages.ts';
import { plainNouns } from '../src/contract/plain-nouns.ts';
import type { ListedGroup, SettingsReply } from '../src/contract/platform/settings.ts';
import type { SavedDataSet } from '../src/contract/templates/data-sets.ts';
import type { SitePage } from '../src/contract/website/site-pages.ts';
import { writePackZip } from '../src/server/business/packs/pack-zip.ts';
import { loadDemo } from '../src/server/start/demo/load-demo.ts';
import { createTemplate, generateBatch, planBatch, templateInput, towns, waitForBatch } from './factories.ts';
import { openGiveaway, storeCustomer, storeLeads, storeReviews, storeWork } from './filled-audience.ts';
import { chairRentalPack } from './pack-files.ts';
import type { TestProgram } from './test-program.ts';
import { until } from './until.ts';

/** What of a filled program a test acts on later. */
export interface Filled {
  /** Thirty deleted pages whose addresses redirect. */
  readonly deletion: PageChange;
  readonly renaming: PageChange;
  /** A batch that changed pages which were there. */
  readonly updating: Batch;
  readonly customer: string;
  readonly lead: string;
}

/** A program in which everything that there is has been done at least once. */
export async function fillProgram(program: TestProgram): Promise<Filled> {
  await loadDemo(program);
  await changeSettings(program);
  await editPages(program);
  const updating = await makeAndUpdatePages(program);
  await scheduleBatch(program);
  await revertBatch(program);
  const customer = await storeCustomer(program);
  const lead = await storeLeads(program);
  await storeWork(program, lead);
  await storeReviews(program, lead);
  await writePosts(program);
  await openGiveaway(program);
  await storeOtherRows(program);
  const renaming = await renamePages(program, updating.template_id);
  const deletion = await deletePages(program);
  return { deletion, renaming, updating, customer, lead };
}

async function set(program: TestProgram, group: ListedGroup, changes: object): Promise<void> {
  const settings = await program.call<SettingsReply>('GET', '/api/settings');
  const { revision, value } = settings[group];
  await program.call('PUT', `/api/settings/${group}`, { revision, value: { ...value, ...changes } });
}

async function changeSettings(program: TestProgram): Promise<void> {
  await set(program, 'business', { name: 'Haul & Sons', slogan: 'You call, they haul' });
  await set(program, 'packs', { own: 'junk-removal', enabled: ['online-marriage'] });
  await set(program, 'brand', { brand_color: '#8a1538', corner_style: 'round' });
  await set(program, 'giveaway', { is_open: true, title: 'A wedding, on us', closes_on: '' });
  await set(program, 'backups', { is_on: false, keep: 3 });
  await set(program, 'accounts', {
    sign_up: false,
    company_sign_in: { is_on: true, name: 'Ours', issuer: 'https://login.example.com', client_id: 'haul' },
  });
  const body = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#357' } })
    .jpeg()
    .toBuffer();
  for (const place of ['home', 'towns']) {
    const reply = await program.send(
      new Request(`http://localhost/api/site-photos/${place}`, {
        method: 'PUT',
        headers: { 'content-type': 'image/jpeg', cookie: program.cookie },
        body: new Uint8Array(body),
      }),
    );
    expect(reply.status).toBe(200);
  }
  const logo = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 4"><path d="M0 0h8v4z"/></svg>';
  const reply = await program.send(
    new Request('http://localhost/api/brand-files/logo', {
      method: 'PUT',
      headers: { 'content-type': 'image/svg+xml', cookie: program.cookie },
      body: logo,
    }),
  );
  expect(reply.status).toBe(200);
}

/** Overrides of the demo's pages, and redirects. */
async function editPages(program: TestProgram): Promise<void> {
  const { items } = await program.call<{ items: PageRow[] }>('GET', '/api/pages?per_page=5');
  const [edited, hidden, archived, draft, moved] = items.map(item => item.id);
  const page = await program.call<Page>('GET', `/api/pages/${edited}`);
  const text = 'A title \\ with "marks" & <script>alert(1)</script> 🚚';
  await program.call('PATCH', `/api/pages/${edited}`, {
    overrides: {
      revision: page.revision,
      set: [
        { section_id: null, path: ['title'], text, replaced: page.title },
        {
          section_id: page.content_sections[0]?.id ?? '',
          path: ['title'],
          text: 'Hand made',
          replaced: page.content_sections[0]?.title ?? '',
        },
      ],
    },
  });
  await program.call('PATCH', `/api/pages/${hidden}`, { is_noindex: true });
  await program.call('PATCH', `/api/pages/${archived}`, { status: 'archived' });
  await program.call('PATCH', `/api/pages/${draft}`, { status: 'draft' });
  await program.call('PATCH', `/api/pages/${moved}`, { slug: 'a-better-address' });
  for (const redirect of [
    { source_path: '/old-page', destination_path: '/contact' },
    { source_path: '/viejo/ñandú 50%25', destination_path: 'https://example.com/elsewhere?a=1#b' },
    { source_path: '/shop', destination_path: '/services', is_prefix: true, redirect_type: 302 },
    { source_path: '/asleep', destination_path: '/about', is_active: false },
  ])
    await program.call('POST', '/api/redirects', redirect);
}

/** A second template: pages from a data set, a newer version, a move to it, and a batch that changes what is there. */
async function makeAndUpdatePages(program: TestProgram): Promise<Batch> {
  const { id: template_id } = await createTemplate(program, {
    name: 'Second',
    status: 'published',
    for_customers: true,
  });
  const lists = { locations: 'Ocala, FL\nMacon, GA\nAiken, SC', keywords: 'hot tub removal\nshed removal' };
  const content = { intro: '{Racks|Shelves} for boats.', taken: ['Kayaks'] };
  await sendPack(program);
  await program.call('POST', '/api/services', { name: 'Storage', keywords: ['kayak storage'], content });
  const csv =
    'subject,predicate,value,source,expires_on\n"place:Ocala, FL",bulk_limit,a pile,owner,2099-12-31';
  await program.call('POST', '/api/statements/import', { csv, apply: true });
  await program.call('POST', `/api/local-questions/${encodeURIComponent('ocala|FL.access')}`, { skip: true });
  const orders = 'Job #,Service,City,State,Date,Total,Minutes\n17,Storage,Ocala,FL,2026-03-05,$120.50,45';
  await program.call('POST', '/api/work-orders/import', { csv: orders, apply: true });
  await program.call('POST', '/api/claims', { claims: ['in 2 hours'], reason: 'The crew keeps to it' });
  const { data_set } = await program.call<SavedDataSet>('POST', '/api/data-sets', {
    name: 'Three towns',
    ...lists,
  });
  await program.call('PUT', `/api/data-sets/${data_set.id}`, {
    ...lists,
    keywords: `${lists.keywords}\nattic clean-out`,
    location_values: [{ city: 'Ocala', state: 'FL', field_values: { mayor: 'Ben' } }],
  });
  const batch = await planBatch(program, {
    template_id,
    locations: '',
    keywords: '',
    data_sets: [{ id: data_set.id, version: 1 }],
  });
  await generateBatch(program, batch.id);
  await program.call('PUT', `/api/templates/${template_id}`, {
    ...templateInput({ name: 'Second', for_customers: true, title_template: '{{keyword}}, now in {{city}}' }),
  });
  const move = await program.call<PageChange>('POST', `/api/templates/${template_id}/moves`, {});
  await ended(program, `/api/pages/changes/${move.id}`);
  const updating = await planBatch(program, { template_id, ...lists, update_existing: true });
  return generateBatch(program, updating.id);
}

/** Scheduled drafts, one planned batch, and one batch with an overruled similarity verdict. */
async function scheduleBatch(program: TestProgram): Promise<void> {
  const batch = await planBatch(program, { locations: towns(6), keywords: 'paced' });
  await program.call('POST', `/api/batches/${batch.id}/schedule`, {
    pages_per_day: 2,
    start_on: new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10),
  });
  await generateBatch(program, batch.id);
  const total = async () => {
    const { rows } = await program.database.pool.query('select total_pages from publishing_schedules');
    return rows[0]?.total_pages;
  };
  await until(total, count => count === 6);
  await planBatch(program, { locations: 'Tifton, GA', keywords: 'waiting' });
  const { pool } = program.database;
  // As the program before wrote it: the decision follows.
  await pool.query(
    `insert into likeness_overrules (generation_batch_id, reason, threshold_percent) values ($1, 'Looked at by hand', 60)`,
    [batch.id],
  );
  await pool.query(`insert into noindex_plans values ($1, '\\x00ff10')`, [batch.id]);
  await pool.query(
    `insert into publishing_days (schedule_id, day, published) select id, '2026-01-05', 0 from publishing_schedules`,
  );
}

async function revertBatch(program: TestProgram): Promise<void> {
  const batch = await planBatch(program, { locations: 'Tifton, GA', keywords: 'made and taken back' });
  await generateBatch(program, batch.id);
  await program.call('POST', `/api/batches/${batch.id}/revert`);
  await waitForBatch(program, batch.id, one => one.reverted_at !== null);
}

async function writePosts(program: TestProgram): Promise<void> {
  const post = {
    slug: 'first-address',
    title: 'How to empty a garage & stay friends',
    description: 'In an afternoon.',
    body: '# Begin\n\nAt the **door** <script>alert(1)</script>, [then](/services) go on.',
    status: 'published',
    // The markup is meant: it has to be shown as text.
    publish_anyway: true,
  };
  await fillSitePages(program);
  const { id, revision } = await program.call<{ id: string; revision: number }>('POST', '/api/posts', post);
  await program.call('PUT', `/api/posts/${id}`, { ...post, slug: 'second-address', revision });
}

async function storeOtherRows(program: TestProgram): Promise<void> {
  await program.call('POST', '/api/saved-views', {
    name: 'Archived',
    filter: { status: 'archived' },
    is_shared: true,
  });
  for (const { noun, fields } of plainNouns) {
    const values = Object.entries(fields).map(([name, { initial }]) => [
      name,
      initial === '' ? 'Sample' : initial,
    ]);
    await program.call('POST', `/api/${noun}`, Object.fromEntries(values));
  }
  const { pool } = program.database;
  await pool.query(`insert into not_found_hits (path, hits, referrer) values ('/wp-login.php', 12, null)`);
  await pool.query(`insert into page_views values ('/about', '2026-03-04', 5, 1)`);
  await pool.query(`insert into day_views values ('2026-03-04', 5, 1)`);
  await pool.query(
    `insert into encyclopedia_articles (topic, kind, city, state, title, url, description, looked_up_at, due_at)
     values ('place:ocala, fl', 'place', 'Ocala', 'Florida', 'Ocala, Florida', 'https://en.wikipedia.org/wiki/Ocala,_Florida',
             'City in Florida', now(), now() + interval '90 days') on conflict (topic) do nothing`,
  );
}

async function renamePages(program: TestProgram, template_id: string | null): Promise<PageChange> {
  const { id } = await program.call<PageChange>('POST', '/api/page-renamings', {
    template_id,
    url_pattern: 'city-keyword',
  });
  await ended(program, `/api/pages/changes/${id}`);
  await program.call('POST', `/api/page-renamings/${id}/apply`);
  return ended(program, `/api/pages/changes/${id}`);
}

/** Some pages go offline and come back, others are deleted: addresses lead elsewhere and, on undoing, no more. */
async function deletePages(program: TestProgram): Promise<PageChange> {
  const { items } = await program.call<{ items: PageRow[] }>('GET', '/api/pages?search=jupiter&per_page=6');
  const ids = items.map(item => item.id);
  const change = async (action: string, chosen: readonly string[]): Promise<PageChange> => {
    const { id } = await program.call<PageChange>('POST', '/api/pages/bulk', { action, ids: chosen });
    return ended(program, `/api/pages/changes/${id}`);
  };
  await change('archive', ids.slice(4));
  await change('publish', ids.slice(4));
  return change('delete', ids.slice(0, 4));
}

const underWay = new Set(['running', 'checking']);

/** Waits until no work is running. */
export async function ended<Work extends { status: string }>(
  program: TestProgram,
  path: string,
): Promise<Work> {
  for (let tries = 0; tries < 5_000; tries += 1) {
    const found = await program.call<Work>('GET', path);
    if (!underWay.has(found.status)) return found;
    await pause(20);
  }
  throw new Error(`${path} did not come to its end`);
}

async function sendPack(program: TestProgram): Promise<void> {
  const reply = await program.send(
    new Request('http://localhost/api/packs', {
      method: 'POST',
      headers: { cookie: program.cookie, 'content-type': 'application/zip' },
      body: Uint8Array.from(writePackZip(chairRentalPack())),
    }),
  );
  if (!reply.ok) throw new Error(await reply.text());
}

/** A page of the owner's own, and one of the trade with other words. */
async function fillSitePages(program: TestProgram): Promise<void> {
  const team = await program.call<SitePage>('POST', '/api/site-pages', {
    path: '/our-team',
    name: 'Our team',
  });
  await program.call('PUT', `/api/site-pages/${team.id}`, {
    document: team.document,
    based_on: team.revision,
  });
  const home = await program.call<SitePage>('GET', '/api/site-pages/home');
  const document = { ...home.document, name: 'Start' };
  await program.call('PUT', '/api/site-pages/home', { document, based_on: home.revision });
}
