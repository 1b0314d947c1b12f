import { expect } from '@playwright/test';
import { holdRequests } from './hold-requests.ts';
import { expectNoFaults } from './no-faults.ts';
import { test } from './one-tab.ts';

test.use({ storageState: process.env.PAGEHAUL_SESSION ?? '' });
// They count the rows of one list, so one changes it after the other.
test.describe.configure({ mode: 'default' });

test('a service is written, its texts are in the preview, and the list is brought into another order', async ({
  page,
}) => {
  await page.goto('/admin/services');
  await expect(page.getByRole('row')).toHaveCount(13);
  await expectNoFaults(page);
  await page.getByRole('link', { name: 'Add service' }).click();
  await page.getByRole('button', { name: 'Add service' }).click();
  await expect(page.getByText('Name the service')).toBeVisible();
  await page.getByLabel('Name', { exact: false }).first().fill('Piano Tuning');
  await page.getByLabel('Keywords').fill('piano tuning\njunk removals');
  await page.getByLabel('Opening').fill('{Strings|Old strings} lose their pitch in {{town}}.');
  await page.getByRole('button', { name: 'Add to Questions' }).click();
  await page.getByLabel('Question, Questions 1').fill('How often?');
  await page.getByLabel('Answer, Questions 1').fill('Twice a year.');
  await page.getByRole('button', { name: 'Add service' }).click();
  await expect(page.getByText('“junk removals” is a keyword of Junk Removal already.')).toBeVisible();
  await page.getByLabel('Keywords').fill('piano tuning');
  // What is typed while it is saved stays, and waits to be saved: also the first time.
  const sendFirst = await holdRequests(page, '**/api/services');
  await page.getByRole('button', { name: 'Add service' }).click();
  await page.getByLabel('Answer, Questions 1').fill('Once a year.');
  sendFirst();
  await expect(page.getByRole('heading', { level: 1, name: 'Piano Tuning' })).toBeVisible();
  await expect(page.getByLabel('Answer, Questions 1')).toHaveValue('Once a year.');
  await page.getByRole('button', { name: 'Save service' }).click();
  await expect(page.getByRole('button', { name: 'Save service' })).toBeDisabled();
  await expect(page.getByText('No field is named town. Write {{city}}.')).toBeVisible();
  await expectNoFaults(page);
  await page.getByLabel('Opening').fill('{Strings|Old strings} lose their pitch in {{city}}.');
  const send = await holdRequests(page, '**/api/services/*');
  await page.getByRole('button', { name: 'Save service' }).click();
  await page.getByLabel('Keywords').fill('piano tuning\npiano repair');
  send();
  await page.getByRole('button', { name: 'Save service' }).click();
  await expect(page.getByRole('button', { name: 'Save service' })).toBeDisabled();
  await expect(page.getByLabel('Keywords')).toHaveValue('piano tuning\npiano repair');

  await page.goto('/admin/services');
  const row = page.getByRole('row', { name: /Piano Tuning/ });
  await expect(row).toContainText('2 of 7');
  await row.getByRole('button', { name: 'Move up Piano Tuning' }).click();
  await expect(page.getByRole('row').nth(12)).toContainText('Piano Tuning');
  await row.getByRole('button', { name: 'Delete Piano Tuning' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('row')).toHaveCount(13);
});

test('a service that has only a name gets texts from its owner’s words, and keeps what is written by hand', async ({
  page,
}) => {
  await page.goto('/admin/services/new');
  await page.getByLabel('Name', { exact: false }).first().fill('Locksmith');
  await page.getByLabel('Keywords').fill('locksmith');
  const box = page.getByLabel('Describe the work in about ten lines');
  await box.fill('I open doors without drilling.\nPeople call when the key broke in the lock.');
  await page.getByLabel('Price', { exact: true }).fill('By the door.');
  await page.getByRole('button', { name: 'Sort my lines' }).click();
  await expect(page.getByLabel('Opening')).toHaveValue('I open doors without drilling.');
  await expect(page.getByText('2 of 12 sentences that only this service has.')).toBeVisible();
  await page.getByRole('button', { name: 'Skip' }).click();
  await page.getByRole('button', { name: 'Change How the price' }).waitFor({ state: 'detached' });
  for (let question = 0; question < 3; question += 1)
    await page.getByRole('button', { name: 'Skip' }).click();
  await page.getByLabel('How long does it take?').fill('A house door takes ten minutes.');
  await page.getByRole('button', { name: 'Take this answer' }).click();
  await expect(page.getByLabel('Question, Questions 1')).toHaveValue('How long does it take?');
  await expect(page.getByLabel('Price', { exact: true })).toHaveValue('By the door.');
  await expectNoFaults(page);
  await page.getByRole('button', { name: 'Add service' }).click();
  await expect(page.getByRole('button', { name: 'Save service' })).toBeDisabled();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Change How long it takes' })).toBeVisible();
  await expect(page.getByText(/of 12 sentences that only this service has/)).toBeVisible();
  await page.goto('/admin/services');
  const row = page.getByRole('row', { name: /Locksmith/ });
  await expect(row).toContainText('of 12');
  await row.getByRole('button', { name: 'Delete Locksmith' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(row).toBeHidden();
});

test('a spreadsheet of services is looked at before it is taken', async ({ page }) => {
  await page.goto('/admin/services');
  await page.getByRole('button', { name: 'Import CSV' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import services' });
  const file = (text: string) => ({ name: 'services.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await dialog.locator('input[type=file]').setInputFiles(file('name,keywords\nHarp Tuning,\n'));
  await expect(dialog.getByText('refused: Give at least one keyword')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Nothing to import' })).toBeDisabled();
  await expectNoFaults(page, { part: '[role="dialog"]' });
  await dialog
    .locator('input[type=file]')
    .setInputFiles(file('name,keywords,intro\nHarp Tuning,harp tuning,Strings.\n'));
  await dialog.getByRole('button', { name: 'Import 1 service' }).click();
  const row = page.getByRole('row', { name: /Harp Tuning/ });
  await row.getByRole('button', { name: 'Delete Harp Tuning' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(row).toBeHidden();
});
