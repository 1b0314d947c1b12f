import { expect, type Page } from '@playwright/test';

const towns = [
  'Atlanta, GA',
  'Savannah, Georgia',
  'Athens GA',
  'Macon | GA',
  'Augusta, GA',
  'columbus, ga',
  'Marietta, GA',
  'Decatur, GA',
  'Roswell, GA',
  'Valdosta, GA',
  'Nowhere, Atlantis',
];

/** Fills in the generator by pasting a list, reads the report, and creates the batch. */
export async function planThirtyPages(page: Page): Promise<void> {
  await page.goto('/admin/generator');
  await page
    .getByRole('combobox', { name: 'Template' })
    .or(page.getByRole('textbox', { name: 'Template' }))
    .click();
  await page.getByRole('option').last().click(); // the oldest: the demo's, whatever other stories created since
  await page.getByRole('textbox', { name: 'Locations' }).fill(towns.join('\n'));
  await page.getByRole('textbox', { name: 'Keywords' }).fill('junk pickup\nsofa pickup\nshed demolition');
  await page.getByRole('textbox', { name: 'URL pattern' }).fill('keyword-city-state');
  await expect(page.getByText(/^Line 11: /)).toContainText('Nowhere, Atlantis');
  await page.getByRole('button', { name: 'Create Generation Batch (30 pages will be generated)' }).click();
  await expect(page).toHaveURL(/\/admin\/batches\/[0-9a-f-]+$/);
  await expect(page.getByRole('button', { name: 'Approve Plan' })).toBeEnabled();
  await expect(page.getByRole('table', { name: 'Plans in GA' })).toContainText('/junk-pickup-athens-ga/');
}
