import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { expectNoFaults } from './no-faults.ts';
import { test } from './one-tab.ts';

test.use({ storageState: process.env.PAGEHAUL_SESSION ?? '' });

test('templates are exported, the file is changed, checked and imported, and both jobs stand in their lists', async ({
  page,
}) => {
  await page.goto('/admin/export-import');
  await page.getByRole('button', { name: 'Templates Only' }).click();
  const exports = page.getByRole('table', { name: 'Recent exports' });
  const row = exports.getByRole('row', { name: /Templates/ }).first();
  await expect(row.getByText('completed')).toBeVisible();
  await expect(row.getByRole('cell', { name: /^\d+\.\d\d MB$/ })).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    row.getByRole('link', { name: /Download/ }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^templates_export_\d{4}-\d\d-\d\d\.json$/);
  const file = JSON.parse(await readFile(await download.path(), 'utf8'));
  file.templates[0].name = 'Brought in';

  await expect(page.getByLabel('Import type')).toHaveValue('templates');
  await expect(page.getByRole('button', { name: 'Import Data' })).toBeDisabled();
  const choose = (name: string, content: string) =>
    page
      .locator('input[type=file]')
      .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(content) });
  await choose('notes.txt', 'hello');
  await expect(page.getByText('The file must be a .json file')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Import Data' })).toBeDisabled();

  await choose('broken.json', '{"templates":[{');
  await page.getByRole('button', { name: 'Import Data' }).click();
  await expect(page.getByText('Import failed: The file ends in the middle')).toBeVisible();

  await choose('moved.json', JSON.stringify(file));
  await page.getByRole('button', { name: 'Import Data' }).click();
  await expect(
    page.getByText(/moved\.json as Templates: checked\. \d+ items? will be imported/),
  ).toBeVisible();
  await expect(page.getByRole('row', { name: /Brought in.*Comes in/ })).toBeVisible();
  await expectNoFaults(page);

  // Another type is another import, and the checked one waits in the list.
  await page.getByLabel('Import type').selectOption('Full System');
  await expect(page.getByText(/moved\.json as Templates: checked/)).toHaveCount(0);
  await page.getByRole('button', { name: 'Go on at the import of moved.json' }).click();

  // The check survives leaving the page.
  await page.reload();
  await page.getByRole('button', { name: /^Import \d+ item/ }).click();
  await expect(page.getByText('templates imported successfully!')).toBeVisible();
  const imports = page.getByRole('table', { name: 'Recent imports' });
  await expect(imports.getByRole('row', { name: /moved\.json.*completed/ })).toBeVisible();
  await expect(imports.getByRole('row', { name: /broken\.json.*failed/ })).toBeVisible();
  await page.getByRole('button', { name: 'Refresh Jobs' }).click();
  await expect(page.getByText('The lists are up to date')).toBeVisible();
  await page.goto('/admin/templates');
  await expect(page.getByText('Brought in').first()).toBeVisible();
});
