import { expect, type Page, test } from '@playwright/test';
import { choose, tabTo } from './by-keyboard.ts';
import { expectNoFaults } from './no-faults.ts';

test.use({ storageState: process.env.PAGEHAUL_SESSION ?? '' });
test.describe.configure({ mode: 'serial' });

/** Plans a batch over the API and opens the list with it alone. */
async function listPlanned(page: Page, name: string, keyword: string): Promise<string> {
  const templates = await (await page.request.get('/api/templates')).json();
  const { id: template_id } = templates.items.find(
    (one: { name: string }) => one.name === 'Junk Removal Landing Page',
  );
  const planned = await page.request.post('/api/batches', {
    data: { name, template_id, locations: 'Kona, FL\nLido, FL', keywords: keyword },
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
  const id = await listPlanned(page, 'Spring question', 'raft removal');
  const statusOf = async () => (await (await page.request.get(`/api/batches/${id}`)).json()).status;
  await expect(page.getByRole('button', { name: 'Generate Selected' })).toBeHidden();
  await page.getByRole('checkbox', { name: 'Select all' }).check();
  await page.getByRole('button', { name: 'Generate Selected' }).click();
  const question = page.getByRole('dialog', { name: 'Generate batch' });
  await expect(question.getByText('Approve and publish 2 pages?')).toBeVisible();
  await expect(question.getByRole('region', { name: 'Similarity forecast' })).toContainText(
    'Spring question',
  );
  await expectNoFaults(page, '[role="dialog"]');
  expect(await statusOf()).toBe('planning');
  await question.getByRole('button', { name: 'Not yet' }).click();
  await expect(question).toBeHidden();
  expect(await statusOf()).toBe('planning');
  await page.getByRole('button', { name: 'Generate Selected' }).click();
  await question.getByRole('button', { name: 'Approve and generate' }).click();
  await expect(page.getByText('1 batch on the way')).toBeVisible();
  await expect.poll(statusOf).toBe('completed');
});

test('the focus goes to what replaces a pressed button', async ({ page }) => {
  const id = await listPlanned(page, 'Spring focus', 'canoe removal');
  await page.goto(`/admin/batches/${id}`);
  const approve = page.getByRole('button', { name: 'Approve Plan' });
  await expect(approve).toBeEnabled();
  await choose(page, approve);
  await expect(page.getByRole('button', { name: 'Start Generation' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'View pages' })).toBeVisible();
  const holder = () => page.evaluate(() => document.activeElement?.closest('main header')?.tagName);
  await expect.poll(holder).toBe('HEADER');
});

test('a row’s actions are one stop of the Tab key, and arrow keys lead on', async ({ page }) => {
  await page.goto('/admin/pages');
  await page.locator('[data-row-link]').first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('[data-row-link]').nth(1)).toBeFocused();
  await tabTo(page, page.locator('[data-row-link]').nth(2), { most: 4 });
  const actions = page.getByRole('toolbar').nth(2).locator('a, button');
  await tabTo(page, actions.first(), { most: 2 });
  await page.keyboard.press('ArrowRight');
  await expect(actions.nth(1)).toBeFocused();
});

test('a page deleted from its row is put back by Undo, and the focus stays in the list', async ({ page }) => {
  await page.goto('/admin/pages?search=canoe');
  await expect(page.getByRole('row')).toHaveCount(3);
  await page.getByRole('button', { name: /^Delete .*Kona/ }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Delete page' });
  await expect(dialog).toContainText(
    'Are you sure you want to delete this page? You can undo this for 30 days.',
  );
  await expectNoFaults(page, '[role="dialog"]');
  await choose(page, dialog.getByRole('button', { name: 'Delete page' }));
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest('table') !== null)).toBe(true);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByRole('row')).toHaveCount(3);
});
