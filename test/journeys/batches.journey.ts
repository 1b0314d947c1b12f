import { expect, test as inOwnTab, type Page } from '@playwright/test';
import type { PageChange } from '../../src/contract/pages/page-changes.ts';
import { choose, tabTo } from './by-keyboard.ts';
import { expectNoFaults } from './no-faults.ts';
import { test } from './one-tab.ts';
import { overruleAlike } from './overrule-alike.ts';
import { pasteInto } from './paste-into.ts';

test.use({ storageState: process.env.PAGEHAUL_SESSION ?? '' });
test.describe.configure({ mode: 'serial' });

/** Plans a batch over the API and opens the list with it alone. A batch of one page asks nothing. */
async function listPlanned(
  page: Page,
  name: string,
  keyword: string,
  locations = 'Kona, FL\nLido, FL',
): Promise<string> {
  const templates = await (await page.request.get('/api/templates')).json();
  const { id: template_id } = templates.items.find(
    (one: { name: string }) => one.name === 'Junk Removal Landing Page',
  );
  const planned = await page.request.post('/api/batches', {
    data: { name, template_id, locations, keywords: keyword },
  });
  const { id } = await planned.json();
  await expect
    .poll(async () => (await (await page.request.get(`/api/batches/${id}`)).json()).is_planned)
    .toBe(true);
  await page.goto(`/admin/batches?search=${encodeURIComponent(name)}`);
  await expect(page.getByRole('row')).toHaveCount(2);
  return id;
}

test('selected batches that are still planning are approved only after a question with the verdict', async ({
  page,
}) => {
  const id = await listPlanned(page, 'Spring question', 'raft removal', 'Lido, FL');
  const statusOf = async () => (await (await page.request.get(`/api/batches/${id}`)).json()).status;
  await expect(page.getByRole('button', { name: 'Generate Selected' })).toBeHidden();
  await page.getByRole('checkbox', { name: 'Select all' }).check();
  await page.getByRole('button', { name: 'Generate Selected' }).click();
  const question = page.getByRole('dialog', { name: 'Generate batch' });
  await expect(question.getByText('Approve and publish 1 page?')).toBeVisible();
  await expect(question.getByRole('region', { name: 'Similarity forecast' })).toContainText(
    'Spring question',
  );
  await expectNoFaults(page, { part: '[role="dialog"]' });
  expect(await statusOf()).toBe('planning');
  await question.getByRole('button', { name: 'Not yet' }).click();
  await expect(question).toBeHidden();
  expect(await statusOf()).toBe('planning');
  await page.getByRole('button', { name: 'Generate Selected' }).click();
  await question.getByRole('button', { name: 'Approve and generate' }).click();
  await expect(page.getByText('1 batch on the way')).toBeVisible();
  await expect.poll(statusOf).toBe('completed');
});

test('a selected batch of similar pages stays as it is, and its name leads to the question', async ({
  page,
}) => {
  const id = await listPlanned(page, 'Spring twins', 'sled removal');
  await page.getByRole('checkbox', { name: 'Select all' }).check();
  await page.getByRole('button', { name: 'Generate Selected' }).click();
  const question = page.getByRole('dialog', { name: 'Generate batch' });
  const reasons = question.getByRole('region', { name: 'Not ready' });
  await expect(reasons).toContainText('Too similar to approve: 2 of 2 pages (100%)');
  await expect(question.getByRole('button', { name: 'Approve and generate' })).toBeDisabled();
  await expectNoFaults(page, { part: '[role="dialog"]' });
  await reasons.getByRole('link', { name: 'Spring twins' }).click();
  await expect(page).toHaveURL(new RegExp(`/admin/batches/${id}$`));
  await expect(question).toBeHidden();
  const decision = page.getByRole('region', { name: 'Decide before you approve' });
  await expect(decision).toContainText('/sled-removal-in-kona-fl/ and /sled-removal-in-lido-fl/');
  await overruleAlike(page);
  await page.getByRole('button', { name: 'Start Generation' }).click();
  await expect(page.getByRole('heading', { name: '2 pages are live' })).toBeVisible();
});

test('the focus goes to what replaces a pressed button', async ({ page }) => {
  const id = await listPlanned(page, 'Spring focus', 'canoe removal', 'Lido, FL');
  await page.goto(`/admin/batches/${id}`);
  const approve = page.getByRole('button', { name: 'Approve Plan' });
  await expect(approve).toBeEnabled();
  await choose(page, approve);
  await expect(page.getByRole('button', { name: 'Start Generation' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'View pages' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'View pages' })).toBeFocused();
  // What the forecast says of approving is over.
  await expect(page.getByText('may be approved')).toBeHidden();
});

test('the focus goes on to the next step from a batch that is overruled by keyboard', async ({ page }) => {
  const id = await listPlanned(page, 'Spring reason', 'pedalo removal');
  await page.goto(`/admin/batches/${id}`);
  const decision = page.getByRole('region', { name: 'Decide before you approve' });
  await tabTo(page, decision.getByRole('textbox', { name: 'Reason' }));
  await page.keyboard.type('The towns get their statements this week.');
  await choose(page, decision.getByRole('button', { name: 'Overrule and approve' }));
  await expect(page.getByRole('button', { name: 'Start Generation' })).toBeFocused();
});

test('a screen that is opened from a row has the focus on its title', async ({ page }) => {
  await page.goto('/admin/batches');
  const row = page.locator('[data-row-link]').first();
  const name = await row.innerText();
  await row.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
});

test('going back to a long list leads to where one was', async ({ page }) => {
  await page.goto('/admin/pages');
  const link = page.locator('tbody tr').nth(40).locator('[data-row-link]').first();
  await link.evaluate(
    element =>
      new Promise(resolve => {
        document.addEventListener('scroll', resolve, { once: true });
        element.scrollIntoView();
      }),
  );
  await link.click();
  await expect(page).toHaveURL(/\/admin\/pages\/[0-9a-f-]+$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goBack();
  // The first rows are drawn before the others, and are not as high as this by themselves.
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1_500);
  await expect(page.locator('tbody tr')).toHaveCount(50);
});

inOwnTab(
  'what is typed just before leaving a list is not searched for on the next screen',
  async ({ page }) => {
    await page.clock.install();
    await page.goto('/admin/leads');
    const { promise: typed, resolve } = Promise.withResolvers<void>();
    await page.route(/\/assets\/page-list[^/]*\.js$/, async route => {
      await typed;
      await route.continue();
    });
    await page.getByRole('searchbox', { name: 'Search leads' }).fill('abc');
    await page.getByRole('link', { name: 'Manage Pages' }).first().click();
    await page.clock.runFor(1_000);
    resolve();
    await expect(page.getByRole('heading', { level: 1, name: 'Page Management' })).toBeVisible();
    await expect(page).toHaveURL(/\/admin\/pages$/);
  },
);

test('a row’s actions are one stop of the Tab key, and arrow keys lead on', async ({ page }) => {
  await page.goto('/admin/pages');
  await page.locator('[data-row-link]').first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('[data-row-link]').nth(1)).toBeFocused();
  await tabTo(page, page.locator('[data-row-link]').nth(2), { max: 4 });
  const actions = page.getByRole('toolbar').nth(2).locator('a, button');
  await tabTo(page, actions.first(), { max: 2 });
  await page.keyboard.press('ArrowRight');
  await expect(actions.nth(1)).toBeFocused();
});

test('a page deleted from its row is put back by Undo, and the focus stays in the list', async ({ page }) => {
  await page.goto('/admin/pages?search=sled');
  await expect(page.getByRole('row')).toHaveCount(3);
  await page.getByRole('button', { name: /^Delete .*Kona/ }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Delete page' });
  await expect(dialog).toContainText(
    'Are you sure you want to delete this page? You can undo this for 30 days.',
  );
  await expectNoFaults(page, { part: '[role="dialog"]' });
  await choose(page, dialog.getByRole('button', { name: 'Delete page' }));
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest('table') !== null)).toBe(true);
  // The answer of a busy program: the work ended after it, and before the changes were listed again.
  await page.route('**/undo', async route => {
    const response = await route.fetch();
    const change: PageChange = await response.json();
    const before = new Date(Date.parse(change.updated_at) - 1).toISOString();
    await route.fulfill({
      response,
      json: { ...change, status: 'running', done_pages: 0, updated_at: before },
    });
  });
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByRole('row')).toHaveCount(3);
});

test('the generator starts with the last used template and says what is missing when asked', async ({
  page,
}) => {
  await page.goto('/admin/generator');
  await expect(page.getByRole('combobox', { name: 'Template' })).toHaveValue(/./);
  const create = page.locator('form button[type=submit]').first();
  await expect(create).toHaveText('Enter valid locations to continue');
  await create.press('Enter');
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Please enter locations in the locations field');
  await page.getByRole('textbox', { name: 'Locations' }).fill('Nowhere at all');
  await expect(alert).toBeHidden();
  await page.getByRole('textbox', { name: 'Keywords' }).fill('kayak removal');
  await create.press('Enter');
  await expect(alert).toContainText('No valid locations found.');
  await page.getByText('Advanced', { exact: true }).click();
  const mode = page.getByRole('switch', { name: 'High-Performance Mode' });
  await expect(mode).not.toBeChecked();
  const many = Array.from({ length: 3_001 }, (_, at) => `Town ${at}, FL`).join('\n');
  await pasteInto(page, page.getByRole('textbox', { name: 'Locations' }), many);
  await expect(mode).toBeChecked();
});

test('the Auto-Batch Manager says what is missing, and does not warn about what it just made', async ({
  page,
}) => {
  await page.goto('/admin/generator');
  await page.getByRole('tab', { name: 'Auto-Batch Manager' }).click();
  const panel = page.getByRole('tabpanel', { name: 'Auto-Batch Manager' });
  const create = panel.locator('form button[type=submit]');
  const alert = panel.getByRole('alert');
  await create.press('Enter');
  await expect(alert).toContainText('Please fill in all fields: Series Name, Locations, and Keywords');
  await panel.getByRole('textbox', { name: 'Series name' }).fill('Spring series');
  await panel.getByRole('textbox', { name: 'Locations' }).fill('Nowhere at all');
  await panel.getByRole('textbox', { name: 'Keywords' }).fill('dinghy removal');
  await create.press('Enter');
  await expect(alert).toContainText('No valid locations found. Please check your location format');
  await panel.getByRole('textbox', { name: 'Locations' }).fill('Kona, FL');
  await expect(create).toHaveText('Create 1 Batch');
  const checked = page.waitForResponse(response => response.url().endsWith('/api/keyword-usage/check'));
  await checked;
  await create.click();
  await expect(page.getByText('1 batch of “Spring series” created')).toBeVisible();
  await panel.getByRole('button', { name: 'Approve Spring series - Batch 1 of 1' }).click();
  await panel.getByRole('button', { name: 'Generate Spring series - Batch 1 of 1' }).click();
  await expect(panel.getByText(/used before for some of these places/)).toBeHidden();
  const made = panel.getByRole('listitem').filter({ hasText: 'Spring series - Batch 1 of 1' });
  await expect(made).toContainText('1 page · 100%');
  await create.click();
  await expect(alert).toContainText('All combinations already exist. No new pages to create.');
});

test('a reviewed batch is approved and generated in one step, its verdict first', async ({ page }) => {
  const id = await listPlanned(page, 'Spring review', 'skiff removal', 'Lido, FL');
  await page.goto(`/admin/batches/${id}`);
  await expect(page.getByText(/^1 page will be created · similarity: different enough/)).toBeVisible();
  await expectNoFaults(page);
  await page.getByRole('button', { name: 'Approve and generate' }).click();
  await expect(page.getByRole('heading', { name: '1 page is live' })).toBeVisible();
});

test('a batch is deleted from its row once, even by a double click, and the screen says so', async ({
  page,
}) => {
  await listPlanned(page, 'Spring goodbye', 'kayak removal');
  await page.getByRole('button', { name: 'Delete', exact: false }).last().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete batch' }).dblclick();
  await expect(page.getByText('Batch deleted')).toBeVisible();
  await expect(page.getByText('No batch matches')).toBeVisible();
  await expect(page.getByText('Failed to delete batch')).toBeHidden();
});

test('an address that names a missing template says so', async ({ page }) => {
  await page.goto('/admin/templates/00000000-0000-4000-8000-000000000000/generate');
  await expect(page.getByText('Template not found')).toBeVisible();
});
