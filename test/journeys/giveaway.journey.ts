import { devices, expect, type Locator } from '@playwright/test';
import { expectNoFaults } from './no-faults.ts';
import { test } from './one-tab.ts';

// It opens the giveaway of the one site and closes it again.
test.describe.configure({ mode: 'default' });
test.use({ storageState: process.env.PAGEHAUL_SESSION ?? '' });

test('a giveaway is opened, a couple enters on a phone, staff draw the winner', async ({ page, browser }) => {
  await page.goto('/admin/giveaways');
  await expect(page).toHaveURL(/\/admin\/giveaway$/);
  await expect(page.getByText('Giveaway Feature Coming Soon')).toBeVisible();
  await page.getByRole('link', { name: 'Giveaway Settings' }).first().click();
  await page.getByLabel('People can enter now').check();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Settings saved. The site shows them now.')).toBeVisible();

  await page.goto('/giveaway');
  await expectNoFaults(page);
  const partner = 'Bo'.repeat(60);
  const phone = await browser.newContext({ ...devices['Pixel 7'], javaScriptEnabled: false });
  const visitor = await phone.newPage();
  await visitor.goto('/giveaway');
  await visitor.getByLabel('Full name', { exact: true }).fill('Ana Mendez');
  await visitor.getByLabel('Full name of your partner').fill(partner);
  await visitor.getByLabel('Email').first().fill('ana.and.bo@example.com');
  await visitor.getByLabel('Phone').first().fill('(561) 555-0199');
  await visitor.getByLabel('Wedding date').fill('2027-07-04');
  await visitor.getByRole('button', { name: 'Enter the giveaway' }).click();
  await expect(visitor).toHaveURL(/\/thank-you\?request=giveaway/);
  await expect(visitor.getByRole('heading', { level: 1 })).toContainText('You are in');
  await phone.close();

  await page.goto('/admin/giveaway');
  const table = page.getByRole('table', { name: 'Giveaway entries' });
  for (const name of ['Names', 'Contact', 'Wedding Date', 'Entry Date']) {
    await expect(table.getByRole('columnheader', { name })).toBeVisible();
  }
  await expect(table).toContainText('Ana Mendez');
  await expect(table).toContainText('Jul 4, 2027');
  const widthOf = (part: Locator) => part.evaluate(element => element.getBoundingClientRect().width);
  expect(await widthOf(table)).toBeLessThanOrEqual(await widthOf(table.locator('..')));
  // A second click must neither ask again nor draw a second winner: a draw can't be taken back.
  await page.getByRole('button', { name: 'Draw a Winner' }).dblclick();
  await page.getByRole('button', { name: 'Draw now' }).dblclick();
  await expect(page.getByRole('status').filter({ hasText: `Ana Mendez and ${partner}` })).toBeVisible();
  await expect(table.getByText('Winner')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Draws so far' })).toContainText('number 1 of 1 entry');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Export CSV' }).click();
  expect((await download).suggestedFilename()).toMatch(/^giveaway-entries-/);
  await expectNoFaults(page);

  await page.goto('/admin/settings?tab=giveaway');
  await page.getByLabel('People can enter now').uncheck();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Settings saved. The site shows them now.')).toBeVisible();
});
