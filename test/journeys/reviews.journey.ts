import { expect } from '@playwright/test';
import { expectNoFaults } from './no-faults.ts';
import { test } from './one-tab.ts';

const phone = { viewport: { width: 375, height: 812 } };
const visitor = { ...phone, storageState: { cookies: [], origins: [] } };
const landing = '/attic-cleanouts-jupiter-fl/';

test.use({ storageState: process.env.PAGEHAUL_SESSION ?? '' });

test('a review goes from its link to the town’s page, is taken down with a reason, and taken back by its author', async ({
  page,
  browser,
}) => {
  await page.setViewportSize(phone.viewport);
  await page.goto('/admin/reviews');
  await page.getByRole('button', { name: 'Ask one customer' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Town').fill('Jupiter, FL');
  await dialog.getByLabel('Service').selectOption('Attic Cleanouts');
  await expectNoFaults(page);
  await dialog.getByRole('button', { name: 'Make link' }).click();
  const link = new URL(await dialog.getByLabel('Link for the customer').inputValue()).pathname;
  await dialog.getByRole('button', { name: 'Done' }).click();

  const customer = await (await browser.newContext({ ...visitor, javaScriptEnabled: false })).newPage();
  const site = await (await browser.newContext(visitor)).newPage();
  await site.goto(link);
  await expectNoFaults(site);
  await customer.goto(link);
  await customer.getByRole('radio', { name: '2 of 5 stars' }).check({ force: true });
  await customer.getByLabel('What should others know?').fill('They left insulation on the stairs.');
  await customer.getByRole('button', { name: 'Send my review' }).click();
  await expect(customer.getByRole('heading', { level: 1 })).toContainText('Thank you');
  await site.reload();
  await expectNoFaults(site);

  await site.goto(landing);
  const said = site.getByRole('region', { name: 'What customers in Jupiter say' });
  await expect(said).toContainText('They left insulation on the stairs.');
  await expect(said.getByRole('img', { name: '2 of 5 stars' })).toBeVisible();
  expect(await site.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(6_500);
  await expectNoFaults(site);

  await page.reload();
  const row = page.getByRole('row').filter({ hasText: 'insulation' });
  // By keyboard: scrolling the table to click would hide the menu of a row that it scrolls away.
  await row.getByRole('button', { name: 'Actions for' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Take down' }).press('Enter');
  await dialog.getByLabel('Reason').fill('Bad.');
  await dialog.getByRole('button', { name: 'Take it down' }).click();
  await expect(dialog).toContainText('in at least 10 characters');
  await dialog.getByLabel('Reason').fill('It is about another company.');
  await expectNoFaults(page);
  await dialog.getByRole('button', { name: 'Take it down' }).click();
  await expect(row).toContainText('Withdrawn');
  await expectNoFaults(page);
  await site.reload();
  await expect(said).toHaveCount(0);

  await customer.reload();
  await expect(
    customer.getByText('Our reason: It is about another company.', { exact: false }),
  ).toBeVisible();
  await customer.getByRole('button', { name: 'Take my review back' }).click();
  await expect(customer.getByRole('heading', { level: 1 })).toContainText('You took your review back');
  await page.reload();
  await expect(row).toHaveCount(0);
  await expect(page.getByText('Not shown: The customer took it back.')).toBeVisible();
});

test('a copied review names its source; one without an address is refused beside its field', async ({
  page,
}) => {
  await page.goto('/admin/reviews');
  await page.getByRole('button', { name: 'Add review' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Save review' }).click();
  await expect(dialog).toContainText('Choose 1 to 5 stars');
  await expect(dialog).toContainText('Give an address that begins with https://');
  await expectNoFaults(page);
  await dialog.getByRole('radio', { name: '4', exact: true }).press('Space');
  await dialog.getByLabel('Words').fill('Quick, and a fair price.');
  page.once('dialog', question => void question.dismiss());
  await page.keyboard.press('Escape');
  await dialog.getByLabel('Author').fill('Kim');
  await dialog.getByLabel('Written on').fill('2026-03-05');
  await dialog.getByLabel('Where it was written').fill('Yelp');
  await dialog.getByLabel('Address').fill('https://yelp.example/1');
  await dialog.getByRole('button', { name: 'Save review' }).click();
  await expect(page.getByText('Review added. Pages show it now.')).toBeVisible();
  await page.goto('/');
  const said = page.getByRole('region', { name: 'What Our Customers Say' });
  await expect(said.getByRole('link', { name: 'Read it on Yelp' })).toBeVisible();
  await expect(said).not.toContainText('(Sample)');
  await expectNoFaults(page);

  await page.goto('/admin/reviews');
  const row = page.getByRole('row').filter({ hasText: 'Quick, and a fair price.' });
  await row.getByRole('button', { name: /^Change/ }).click();
  await dialog.getByLabel('Author').fill('Kim B.');
  const { origin } = new URL(page.url());
  const { items } = await (await page.request.get('/api/reviews?source=other')).json();
  const { id } = items.find(({ author }: { author: string }) => author === 'Kim');
  const data = { author: 'Kimberly' };
  expect((await page.request.patch(`/api/reviews/${id}`, { headers: { origin }, data })).ok()).toBe(true);
  await dialog.getByRole('button', { name: 'Save review' }).click();
  await dialog.getByRole('button', { name: 'Save mine over them' }).click();
  await expect(dialog).toBeHidden();
  await expect(row).toContainText('Kim B.');
  await row.getByRole('button', { name: /^Delete/ }).click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(row).toHaveCount(0);
  await page.goto('/');
  // Whether samples are back depends on the business's name, which another journey may be changing.
  await expect(page.getByRole('main')).not.toContainText('Quick, and a fair price.');
});
