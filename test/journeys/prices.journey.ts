import { expect } from '@playwright/test';
import { test } from './one-tab.ts';

// In sequence: the first changes prices that the second reads.
test.describe.configure({ mode: 'default' });

test.describe('in the back office', () => {
  test.use({ storageState: process.env.PAGEHAUL_SESSION ?? '' });

  test('a price changed in the settings is on the page, and a maximum below the minimum is refused', async ({
    page,
    request,
  }) => {
    const address = '/carpet-removal-miami-beach-fl/';
    await page.goto('/admin/settings?tab=prices');
    await page.getByRole('combobox', { name: 'Service' }).click();
    await page.getByRole('option', { name: 'Carpet Removal' }).click();
    const to = page.getByRole('region', { name: 'Steps' }).getByLabel('To', { exact: true }).first();
    const before = await to.inputValue();
    await to.fill('5');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('The maximum is below the minimum')).toBeVisible();
    await to.fill('155');
    await expect(page.getByText('Estimate: $119 to $155')).toBeVisible();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Prices saved. Pages show them now.')).toBeVisible();
    expect(await (await request.get(address)).text()).toContain('$139 to $175');
    await to.fill(before);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Prices saved. Pages show them now.')).toBeVisible();
  });
});

test('a visitor without a script asks what a job costs, and the request takes the estimate along', async ({
  browser,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false, viewport: { width: 375, height: 812 } });
  await page.goto('/furniture-removal-miami-beach-fl/');
  await page.getByRole('radio', { name: '3/4 truck' }).check({ force: true });
  await page.getByLabel('Stairs: how many floors?').fill('2');
  await page.getByRole('button', { name: 'Estimate my price' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Estimate: $479 to $549');
  const form = page.getByRole('region', { name: 'Get your free quote' });
  await expect(form.getByLabel('Anything else we should know?')).toHaveValue(
    'Price estimate on the site: $479 to $549. Furniture Removal: 3/4 truck, $419 to $489; Stairs × 2, $40; Miami Beach, FL, $20.',
  );
  await form.getByLabel('Phone').fill('305-555-0197');
  await form.getByLabel('ZIP code').fill('33139');
  await form.getByRole('button', { name: 'Get my free quote' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you! Your request is with us.');
  await page.close();
});
