import { expect } from '@playwright/test';
import { test } from './one-tab.ts';
import { overruleAlike } from './overrule-alike.ts';
import { planThirtyPages } from './plan-thirty-pages.ts';

test.use({ storageState: process.env.PAGEHAUL_SESSION ?? '' });

test('ten towns and three keywords become thirty live pages', async ({ page, request }) => {
  await planThirtyPages(page);

  await page.getByRole('button', { name: '... and 20 more' }).click();
  const planned = page.getByRole('table', { name: 'Plans in GA' });
  await expect(planned.getByText('/junk-pickup-savannah-ga/')).toBeVisible();
  expect((await request.get('/junk-pickup-savannah-ga/')).status()).toBe(404);

  await overruleAlike(page);
  await page.getByRole('button', { name: 'Start Generation' }).click();
  await expect(page.getByText('30 of 30 · 100%')).toBeVisible();
  await expect(page.getByRole('heading', { name: /30 pages/ })).toBeVisible();

  const opening = page.waitForEvent('popup');
  await page
    .getByRole('link', { name: /^\/junk-pickup-/ })
    .first()
    .click();
  const made = await opening;
  await expect(made.getByRole('heading', { level: 1 })).toContainText(/Junk Pickup/);
  expect((await request.get('/junk-pickup-savannah-ga/')).status()).toBe(200);

  await page.getByRole('link', { name: 'Manage Pages' }).first().click();
  await page.getByRole('searchbox', { name: 'Search pages' }).fill('junk-pickup-macon');
  await expect(page.getByRole('row', { name: /junk-pickup-macon-ga/ })).toBeVisible();
});
