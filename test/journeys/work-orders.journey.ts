import { expect } from '@playwright/test';
import { expectNoFaults } from './no-faults.ts';
import { test } from './one-tab.ts';

test.use({ storageState: process.env.PAGEHAUL_SESSION ?? '' });

const jobs = [
  'HCP Id,Job description,Job address,Job completed date,Job amount,Job status',
  ...[1, 2, 3, 4, 5, 6].map(
    day =>
      `J-${day},Hauled slab,"${day} Peters Rd, Plantation, FL 33324","Mar ${day}, 2026",$4${day}0.00,Completed`,
  ),
  'J-7,Hauled slab,"7 Peters Rd, Plantation, FL 33324",,,Scheduled',
].join('\r\n');

test('finished jobs of an export are counted on the page of their town and service, and leave it when they are deleted', async ({
  page,
}) => {
  await page.goto('/admin/statements');
  await page.getByRole('link', { name: 'Work orders' }).click();
  await expect(page.getByText('No jobs yet.')).toBeVisible();
  await expectNoFaults(page);
  await page.getByRole('button', { name: 'Import jobs' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import jobs' });
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'jobs.csv', mimeType: 'text/csv', buffer: Buffer.from(jobs) });
  await expect(dialog.getByText('An export of Housecall Pro.')).toBeVisible();
  await expect(dialog.getByText('0 new, 0 changed, 0 the same, 7 rows refused.')).toBeVisible();
  await expect(dialog.getByText('refused: Not a finished job: “Scheduled”.')).toBeVisible();
  await expectNoFaults(page, { part: '[role="dialog"]' });
  await dialog.getByRole('combobox', { name: 'Hauled slab (6 rows)' }).click();
  await page.getByRole('option', { name: 'Concrete Removal', exact: true }).click();
  await dialog.getByRole('button', { name: 'Import the other 6 jobs' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('row').filter({ hasText: 'Plantation, FL' })).toContainText(
    '6 concrete removal jobs since March 2026. Half of them cost $420 to $450.',
  );
  await expectNoFaults(page);

  const visit = await page.context().newPage();
  const said = visit.getByText(/6 concrete removal jobs in Plantation since March 2026\./);
  await visit.goto('/concrete-removal-plantation-fl/');
  await expect(said).toBeAttached();
  await page.bringToFront();
  await page.getByRole('button', { name: 'Delete all' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete all' }).click();
  await expect(page.getByText('No jobs yet.')).toBeVisible();
  await visit.reload();
  await expect(said).toHaveCount(0);
});
