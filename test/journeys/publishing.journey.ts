import { expect } from '@playwright/test';
import { holdRequests } from './hold-requests.ts';
import { expectNoFaults } from './no-faults.ts';
import { test } from './one-tab.ts';
import { overruleAlike } from './overrule-alike.ts';

test.use({ storageState: process.env.PAGEHAUL_SESSION ?? '' });

test('a batch is published at a pace: seen in the calendar, changed, paused and resumed', async ({
  page,
  request,
}) => {
  test.slow();
  await page.goto('/admin/generator');
  await page.getByRole('combobox', { name: 'Template' }).click();
  await page.getByRole('option', { name: 'Junk Removal Landing Page', exact: true }).click();
  await page.getByRole('textbox', { name: 'Locations' }).fill('Jupiter, FL\nTequesta, FL\nJuno Beach, FL');
  await page.getByRole('textbox', { name: 'Keywords' }).fill('carousel removal\npagoda removal');
  await page.getByRole('button', { name: /^Create Generation Batch/ }).click();
  await expect(page.getByRole('button', { name: 'Approve Plan' })).toBeEnabled();

  const card = page.getByRole('region', { name: 'Publishing' });
  const pages = card.getByRole('textbox', { name: 'Pages a day' });
  const approve = page.getByRole('button', { name: 'Approve Plan' });
  const gradually = card.getByRole('radio', { name: 'Publish gradually' });
  const readAgain = await holdRequests(page, '**/api/batches/*/schedule', 'GET');
  await gradually.check();
  await expect(page.getByText('Publishing schedule set')).toBeVisible();
  await expect(gradually).toBeChecked();
  readAgain();
  await expect(card.getByText('Waiting', { exact: true })).toBeVisible();
  await expect(page.getByText(/^6 pages will be created as drafts, then published gradually/)).toBeVisible();
  await card.getByRole('radio', { name: 'Publish at once' }).check();
  await expect(card.getByText('Waiting', { exact: true })).toBeHidden();
  await card.getByRole('radio', { name: 'Publish gradually' }).check();
  await card.getByRole('button', { name: 'Change pace' }).click();
  await pages.fill('0');
  await expect(card.getByText('At least 1 page a day')).toBeVisible();
  await expect(card.getByRole('button', { name: 'Save the pace' })).toBeDisabled();
  await expect(page.getByText('Correct the pace under Publishing first.')).toBeVisible();
  await expect(approve).toBeDisabled();
  const from = card.getByLabel('From');
  const tomorrow = await from.inputValue();
  await from.fill('2020-02-29');
  await pages.fill('4');
  await expect(card.getByText(/^That day is over\. Choose today/)).toBeVisible();
  await expect(approve).toBeDisabled();
  await from.fill(tomorrow);
  await expect(card.getByText(/^The last day becomes .+ instead of .+\.$/)).toBeVisible();
  const cell = (day: string) => card.locator('td', { has: page.locator(`time[datetime="${day}"]`) });
  await expect(cell(tomorrow)).toHaveText(/4 planned$/);
  await expectNoFaults(page);
  // What is typed counts, saved or not.
  await overruleAlike(page);
  await expect(card.getByText(/^4 pages a day/)).toBeVisible();
  await page.getByRole('button', { name: 'Start Generation' }).click();
  await expect(card.getByText(/^The next pages are published /)).toBeVisible();
  expect((await request.get('/carousel-removal-in-jupiter-fl/')).status()).toBe(404);

  await card.getByRole('button', { name: 'Change pace' }).click();
  await pages.fill('6');
  await expect(card.getByText(/^The last day becomes .+ instead of .+\.$/)).toBeVisible();
  await card.getByRole('button', { name: 'Save the pace' }).click();
  await expect(cell(tomorrow)).toHaveText(/6 planned$/);

  await card.getByRole('button', { name: 'Pause' }).click();
  await expect(card.getByText(/^Nothing is published until you resume\./)).toBeVisible();
  await expectNoFaults(page);
  await page.goto('/admin/publishing');
  const row = page
    .getByRole('table', { name: 'Publishing schedules' })
    .getByRole('row')
    .filter({ hasText: 'Paused' });
  await expect(row).toContainText('0 of 6');
  await expectNoFaults(page);
  await row.getByRole('link').click();
  await card.getByRole('button', { name: 'Resume publishing' }).click();
  await expect(card.getByRole('button', { name: 'Pause' })).toBeVisible();

  await page.getByRole('button', { name: 'Revert' }).click();
  const reverting = page.getByRole('dialog', { name: 'Revert batch' });
  await expect(reverting).toContainText('You can undo this for 30 days.');
  await reverting.getByRole('button', { name: 'Delete 6 pages' }).click();
  const reverted = page.getByRole('region', { name: '6 pages deleted' });
  await expect(reverted).toContainText(/Deleted because the batch “.+” was reverted\./);
  await reverted.getByRole('button', { name: 'Undo' }).click();
  await expect(card.getByText(/^The next pages are published /)).toBeVisible();
  await expect(reverted).toBeHidden();

  await card.getByRole('button', { name: 'Cancel schedule' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancel publishing schedule' });
  await expect(dialog).toContainText('6 pages stay drafts');
  await dialog.getByRole('button', { name: 'Cancel schedule' }).click();
  await expect(page.getByText('Publishing schedule cancelled')).toBeVisible();
  await expect(card.getByRole('radio', { name: 'Leave them as drafts' })).toBeChecked();
});
