import { expect, type Route } from '@playwright/test';
import sharp from 'sharp';
import { expectNoFaults } from './no-faults.ts';
import { test } from './one-tab.ts';

const phone = { viewport: { width: 375, height: 812 } };
const visitor = { ...phone, storageState: { cookies: [], origins: [] } };
const landing = '/carpet-removal-jupiter-fl/';

const photo = async (name: string, background: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 1_200, height: 900, channels: 3, background } })
    .jpeg()
    .toBuffer(),
});

test.use({ storageState: process.env.PAGEHAUL_SESSION ?? '' });

test('finished work goes from a phone through its customer’s consent to the town’s page, and out again', async ({
  page,
  browser,
}) => {
  await page.setViewportSize(phone.viewport);
  await page.goto('/admin/cases/new');
  await page.getByLabel('What was done').fill('Wall to wall carpet from three bedrooms, cut and rolled.');
  await page.getByLabel('Service').selectOption('Carpet Removal');
  await page.getByLabel('Town').fill('Jupiter, FL');
  await page.getByLabel('Done on').fill('2026-03-05');
  await page.getByLabel('Load').selectOption('Half the truck');
  for (const [stage, color] of [
    ['Before', '#7a5c3e'],
    ['After', '#c9b48a'],
  ] as const) {
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: stage, exact: true }).click();
    await (await chooser).setFiles(await photo(`${stage}.jpg`, color));
  }
  await page.getByLabel('Customer’s first name').fill('Ann');
  await page.getByLabel('Customer’s words').fill('They even vacuumed the stairs.');
  await expectNoFaults(page);
  await page.getByRole('button', { name: 'Save finished work' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Carpet Removal in Jupiter' })).toBeVisible();
  await expect(page.getByRole('img', { name: 'After, photo 2' })).toBeVisible();
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Published. Pages show it now.')).toBeVisible();
  await page.getByRole('button', { name: 'Withdraw', exact: true }).click();
  await expect(page.getByText('Withdrawn. No page shows it.')).toBeVisible();
  await page.getByLabel('What was done').fill('Wall to wall carpet from three big bedrooms, cut and rolled.');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Withdraw', exact: true })).toBeVisible();
  // A typed address is used by the one button there is.
  const email = page.getByLabel('Send it by email');
  await email.fill('ann@example.com');
  await expect(page.getByRole('button', { name: 'Send link' })).toBeEnabled();
  await expect(page.getByRole('button', { name: 'Make link' })).toHaveCount(0);
  await email.fill('');
  await page.getByRole('button', { name: 'Make link' }).click();
  const link = await page.getByLabel('Link for the customer').inputValue();
  await expectNoFaults(page);

  const customer = await (await browser.newContext({ ...visitor, javaScriptEnabled: false })).newPage();
  await customer.goto(new URL(link).pathname);
  await customer.getByRole('checkbox', { name: 'The 2 photos' }).check();
  await customer.getByRole('checkbox', { name: 'Your words' }).check();
  await customer.getByRole('button', { name: 'I agree to what is ticked' }).click();
  await expect(customer.getByRole('heading', { level: 1 })).toContainText('Thank you');

  const site = await (await browser.newContext(visitor)).newPage();
  await site.goto(landing);
  const work = site.getByRole('region', { name: 'Finished work in Jupiter' });
  await expect(work.getByRole('img')).toHaveCount(2);
  await expect(work).toContainText('They even vacuumed the stairs.');
  await expect(work).not.toContainText('Ann');
  expect(await site.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(6_500);
  await expectNoFaults(site);
  await work.getByRole('link', { name: 'Wall to wall carpet from three big bedrooms' }).click();
  await expect(site).toHaveURL(/\/finished-work\/wall-to-wall-carpet/);
  await expectNoFaults(site);

  await customer.getByRole('button', { name: 'Withdraw and take it down' }).click();
  await expect(customer.getByRole('heading', { level: 1 })).toContainText('You took it down');
  expect((await site.reload())?.status()).toBe(404);
  await site.goto(landing);
  await expect(work).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('The customer took it down.', { exact: false })).toBeVisible();
  await page.getByLabel('Customer’s words').fill('They even vacuumed all the stairs.');
  await page.getByRole('button', { name: 'Save finished work' }).click();
  await expect(page.getByText('Finished work saved')).toBeVisible();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Finished work' })).toBeVisible();
});

test('what was typed outlives a slip and a colleague’s save, and a photo that was not saved is named', async ({
  page,
}) => {
  await page.setViewportSize(phone.viewport);
  await page.goto('/admin/cases/new');
  const summary = page.getByLabel('What was done');
  await summary.fill('Three shelves of paint cans from a locked cellar.');
  page.once('dialog', question => void question.dismiss());
  await page.getByRole('main').getByRole('link', { name: 'Finished work' }).click();
  await expect(summary).toHaveValue('Three shelves of paint cans from a locked cellar.');
  await page.getByLabel('Service').selectOption('Attic Cleanouts');
  await page.getByLabel('Town').fill('Stuart, FL');
  await page.getByLabel('Done on').fill('2026-03-05');
  const before = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Before', exact: true }).click();
  await (await before).setFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no photo') });
  const words = page.getByLabel('Customer’s words');
  // Before the reply is there.
  const typeFirst = async (route: Route) => {
    await words.fill('Typed here.');
    await route.continue();
  };
  await page.route('**/api/cases', typeFirst, { times: 1 });
  await page.getByRole('button', { name: 'Save finished work' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Attic Cleanouts in Stuart' })).toBeVisible();
  await expect(page.getByText('Not a readable photo.', { exact: false })).toBeVisible();

  await page.waitForURL(/cases\/[0-9a-f-]{36}$/);
  const { origin, pathname } = new URL(page.url());
  const api = pathname.replace('/admin/', '/api/');
  const data = { customer_words: 'Saved by a colleague.' };
  expect((await page.request.patch(api, { headers: { origin }, data })).ok()).toBe(true);
  // The reply brings what the colleague saved.
  const added = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Add photo: after' }).click();
  await (await added).setFiles(await photo('after.jpg', '#335577'));
  await expect(page.getByRole('img', { name: 'After, photo 1' })).toBeVisible();
  await expect(words).toHaveValue('Typed here.');
  await page.getByRole('button', { name: 'Save finished work' }).click();
  await expect(page.getByText('Another user changed this case.', { exact: false })).toBeVisible();
  await expectNoFaults(page);
  await page.getByRole('button', { name: 'Load the saved texts' }).click();
  await expect(words).toHaveValue('Saved by a colleague.');
  await words.fill('Saved by both.');
  await page.getByRole('button', { name: 'Save finished work' }).click();
  await expect
    .poll(async () => (await (await page.request.get(api)).json()).customer_words)
    .toBe('Saved by both.');
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Finished work' })).toBeVisible();
});
