import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { openDatabase } from '../../src/server/platform/db/database.ts';
import { ownDatabase } from '../own-database.ts';
import { insertPages } from '../page-rows.ts';
import { expectNoFaults } from './no-faults.ts';
import { type OneProgram, startOneProgram } from './start-program.ts';

/** Past what one request could name, and several chunks of the work. */
const MANY = 11_000;

// One program serves both.
test.describe.configure({ mode: 'serial' });

let program: OneProgram;
let context: BrowserContext;
let page: Page;
test.beforeAll(async ({ browser }) => {
  program = await startOneProgram('9');
  context = await browser.newContext({ baseURL: program.url, storageState: program.session });
  page = await context.newPage();
  const database = openDatabase(ownDatabase(program.folder).url(), () => undefined);
  const { rows } = await database.pool.query<{ id: string }>(
    'select id from generated_landing_pages limit 1',
  );
  await insertPages(database, { like: rows[0]?.id ?? '', count: MANY, perTown: 50 });
  // Two of them were made 100 days ago, and views have been counted for longer.
  await database.pool.query(
    `update generated_landing_pages set id = (lpad(to_hex(((extract(epoch from now()) - 100 * 86400) * 1000)::bigint), 12, '0')
       || substr(replace(id::text, '-', ''), 13))::uuid where slug in ('mill-5-fl', 'mill-6-fl')`,
  );
  await database.pool.query(
    `insert into day_views (day, views) values (current_date - 95, 1) on conflict do nothing`,
  );
  await database.pool.query('vacuum analyze generated_landing_pages');
  await database.close();
});
test.afterAll(async () => {
  await context.close();
  await program.stop();
});

test('11,000 pages of a search are archived and put back, seen live', async () => {
  const status = async () => (await context.request.get('/mill-77-fl/', { maxRedirects: 0 })).status();
  expect(await status()).toBe(200);

  await page.goto('/admin/pages?search=hauling%20in%20mill');
  await page.getByLabel('Select all', { exact: true }).check();
  await page.getByRole('button', { name: 'Select all pages of this search' }).click();
  await expect(page.getByText('All 11,000 pages of this search are selected')).toBeVisible();
  await expectNoFaults(page);
  await page.getByRole('button', { name: 'Archive', exact: true }).click();
  await page.getByRole('button', { name: 'Archive 11,000 pages' }).click();

  await expect(page.getByRole('progressbar')).toBeVisible();
  await expect(page.getByText('11,000 pages archived')).toBeVisible();
  expect(await status()).toBe(301);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByText('Undone: 11,000 pages as before')).toBeVisible();
  await expect.poll(status).toBe(200);
  await page.goto('/admin/pages?status=archived');
  await expect(page.getByText('No pages found')).toBeVisible();
});

test('a page that leaves the list by its new status is announced', async () => {
  const status = page.getByRole('combobox', { name: /^Status of/ });
  for (const [before, after, words] of [
    ['published', 'draft', 'Page is a draft now'],
    ['draft', 'published', 'Page is published now'],
  ] as const) {
    await page.goto(`/admin/pages?status=${before}&search=mill%209%2C`);
    await status.first().selectOption(after);
    await expect(page.getByText(words)).toBeVisible();
    await expect(page.getByText('No pages found')).toBeVisible();
  }
});

test('numbers lead through the list, and a page beyond its end says so', async () => {
  await page.goto('/admin/pages?search=hauling%20in%20mill&sort=%22address%22');
  const numbers = page.getByRole('navigation', { name: 'Pages of the list of pages' }).getByRole('button');
  const named = async () => (await numbers.allTextContents()).join(' ');
  const rows = page.getByRole('row');
  // The link alone: a page's age changes by itself.
  const first = () => rows.nth(1).getByRole('link').first().innerText();
  await expect.poll(named).toBe('Previous 1 2 3 4 5 Next');
  const beginning = await first();
  await numbers.getByText('5', { exact: true }).click();
  await expect(page.getByText(/^201–250 of /)).toBeVisible();
  expect(await named()).toBe('Previous 3 4 5 6 7 Next');
  await numbers.getByText('Next').click();
  await expect(page.getByText(/^251–300 of /)).toBeVisible();
  const sixth = await first();
  await page.reload();
  await expect(page.getByText(/^251–300 of /)).toBeVisible();
  expect(await first()).toBe(sixth);
  await numbers.getByText('Previous').click();
  await expect(page.getByText(/^201–250 of /)).toBeVisible();
  await numbers.getByText('6', { exact: true }).click();
  await expect(page.getByText(/^251–300 of /)).toBeVisible();
  expect(await first()).toBe(sixth);
  // Away from the rows, which moved under the pointer: the tooltip of an action is outside all landmarks.
  await page.getByRole('heading', { level: 1 }).hover();
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  await expectNoFaults(page);

  await page.goto('/admin/pages?page=10000000');
  await expect(page.getByText('The list ends before page 10,000,000.')).toBeVisible();
  await page.getByRole('button', { name: 'To the first page' }).click();
  await expect(page.getByText(/^1–50 of /)).toBeVisible();
  expect(beginning).not.toBe(sixth);
  const template = context.waitForEvent('page');
  await page
    .getByRole('link', { name: /^Edit template / })
    .first()
    .click();
  const editor = await template;
  await expect(editor).toHaveURL(/\/admin\/templates\/[\da-f-]+\/edit$/);
  await editor.close();
});

test('pages without views are archived from the dashboard in one step, and put back', async () => {
  await page.goto('/admin');
  const found = page.getByRole('region', { name: 'Pages without views in 90 days' });
  await expect(found.getByText('2 in all, the oldest first')).toBeVisible();
  await found.getByRole('button', { name: 'Archive all…' }).click();
  await page.getByRole('button', { name: 'Archive 2 pages' }).click();
  await expect(page.getByText('2 pages archived')).toBeVisible();
  await expect(page).toHaveURL(/without_views=true/);
  expect((await context.request.get('/mill-5-fl/', { maxRedirects: 0 })).status()).toBe(301);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByText('Undone: 2 pages as before')).toBeVisible();
  await expect(page.getByRole('row', { name: /mill-5-fl/ })).toBeVisible();
});

test('a page tells what it is made of and what was done to it, and filters are kept as a view', async () => {
  await page.goto('/admin/pages');
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByRole('textbox', { name: 'Town' }).fill('Miami');
  await page.getByRole('textbox', { name: 'State' }).fill('FL');
  // What is typed counts, however the panel is left.
  await page.getByRole('heading', { level: 1 }).click();
  await expect(page.getByText('Town: Miami, FL')).toBeVisible();
  const saveView = async (action: 'Save view' | 'Replace view', isShared: boolean) => {
    await page.getByRole('button', { name: 'Views' }).click();
    await page.getByRole('menuitem', { name: /Save these filters/ }).click();
    await page.getByLabel('Name').fill('Miami');
    const shared = page.getByRole('checkbox', { name: 'Share with all staff' });
    await expect(shared).toBeChecked({ checked: isShared });
    await shared.check();
    await page.getByRole('button', { name: action }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  };
  await saveView('Save view', false);
  // A view that is replaced stays shared.
  await saveView('Replace view', true);
  await page.goto('/admin/pages');
  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByRole('menuitem', { name: 'Miami' }).click();
  await expect(page.getByText('Town: Miami, FL')).toBeVisible();

  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Export CSV' }).click();
  expect((await download).suggestedFilename()).toMatch(/^landing-pages-\d{4}-\d\d-\d\d\.csv$/);

  await page.locator('[data-row-link]').first().click();
  await expect(page.getByRole('heading', { name: 'History' })).toBeVisible();
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Hide from search engines' }).click();
  await expect(page.getByText('Hidden from search engines in bulk')).toBeVisible();
  await expect(page.getByText('Asked to leave it out')).toBeVisible();
});

test('pages ticked by hand get addresses of another pattern, checked first', async () => {
  await page.goto('/admin/pages?search=hauling%20in%20mill%208001%2C');
  await page.getByRole('checkbox', { name: /Mill 8001/ }).check();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Change addresses…' }).click();
  await page.getByLabel('URL pattern').fill('city-state-and-keyword');
  await expectNoFaults(page);
  await page.getByRole('button', { name: 'Check addresses' }).click();
  await expect(page.getByText('1 page would get a new address')).toBeVisible();
  await page.getByRole('button', { name: 'Rename 1 page' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Rename 1 page' }).click();
  await expect(page.getByText('1 page renamed')).toBeVisible();
  const old = await context.request.get('/mill-8001-fl/', { maxRedirects: 0 });
  expect([old.status(), old.headers().location]).toEqual([301, '/mill-161-fl-and-hauling-1/']);
});

test('a template with 11,000 pages goes with them, seen live; no page is generated from it since', async () => {
  await page.goto('/admin/templates');
  const name = 'Junk Removal Landing Page';
  await page.getByRole('button', { name: `Delete ${name}` }).click();
  await expect(
    page.getByText(
      'Are you sure you want to delete this template? This will also delete all generated pages.',
    ),
  ).toBeVisible();
  // Watched from before the click: on a fast machine both are over within a second.
  const seen = Promise.all([
    page.getByRole('progressbar').waitFor({ state: 'attached' }),
    page.getByText('Being deleted').filter({ visible: true }).first().waitFor(),
  ]);
  await page.getByRole('button', { name: 'Delete template' }).click();
  await seen;
  await page.goto('/admin/generator');
  await expect(page.getByText('No published templates found')).toBeVisible();
  await page.goto('/admin/templates');
  await expect(
    page.getByText(/^The template “Junk Removal Landing Page” is deleted, with 11,\d{3} pages$/),
  ).toBeVisible();
  await expect(page.getByText('No templates found')).toBeVisible();
  const left = await context.request.get('/mill-77-fl/', { maxRedirects: 0 });
  expect([left.status(), left.headers().location]).toEqual([301, '/locations']);
});
