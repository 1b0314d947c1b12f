import { expect } from '@playwright/test';
import sharp from 'sharp';
import { test } from './one-tab.ts';

/* What a visitor on a phone does whose browser runs no script. */
const noScript = { viewport: { width: 375, height: 812 }, javaScriptEnabled: false };
// The owner, whose calls look into the back office.
test.use({ storageState: process.env.PAGEHAUL_SESSION ?? '' });
const visitor = { ...noScript, storageState: { cookies: [], origins: [] } };
const landing = '/junk-removal-boca-raton-fl/';

test('a photo, a phone number and a ZIP code are a request, and the street follows on the page of thanks', async ({
  browser,
  request,
}) => {
  const page = await browser.newPage(visitor);
  await page.goto(landing);
  await page.getByRole('link', { name: 'Photo', exact: true }).click();
  const form = page.getByRole('region', { name: 'Get your free quote' });
  await expect(form.getByLabel('Choose photos')).toBeInViewport();
  const buffer = await sharp({ create: { width: 80, height: 60, channels: 3, background: '#845' } })
    .jpeg()
    .toBuffer();
  await form.getByLabel('Choose photos').setInputFiles({ name: 'sofa.jpg', mimeType: 'image/jpeg', buffer });
  await form.getByLabel('Phone').fill('(561) 555-0166');
  await form.getByLabel('ZIP code').fill('33432');
  await form.getByRole('button', { name: 'Get my free quote' }).click();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toContainText('Thank you!');
  await expect(main).toContainText('Yes, we come to 33432 (Boca Raton).');
  await expect(main).toContainText('The photo you sent came with it.');
  await page.reload();
  const more = page.getByRole('region', { name: 'Add to it, if you like' });
  const fold = more.getByText('Add the street, your name or a note');
  await fold.click();
  await more.getByLabel('Street address').fill('40 Royal Palm Way');
  await more.getByRole('button', { name: 'Add to my request' }).click();
  await expect(main).toContainText('What you added is with your request.');
  await page.goBack();
  if (!(await more.getByLabel('City').isVisible())) await fold.click();
  await more.getByLabel('City').fill('Boca Raton');
  await more.getByRole('button', { name: 'Add to my request' }).click();
  await expect(main).toContainText('What you added is with your request.');
  const { items } = await (await request.get('/api/leads?search=0166')).json();
  expect(items).toMatchObject([
    {
      name: '',
      email: '',
      address: '40 Royal Palm Way',
      city: 'Boca Raton',
      zip_answer: 'served',
      page_path: landing,
      photos: [{ width: 80, height: 60 }],
    },
  ]);
  await page.close();
});

test('a ZIP code outside the area is stored, and its visitor reads whom to call', async ({
  browser,
  request,
}) => {
  const page = await browser.newPage(visitor);
  await page.goto(landing);
  const form = page.getByRole('region', { name: 'Get your free quote' });
  await form.getByLabel('Phone').fill('(512) 555-0167');
  await form.getByLabel('ZIP code').fill('78701');
  await form.getByRole('button', { name: 'Get my free quote' }).click();
  await expect(page.getByRole('main')).toContainText('78701 (Austin) is outside our area: call');
  const { items } = await (await request.get('/api/leads?search=0167')).json();
  expect(items).toMatchObject([{ zip_code: '78701', zip_answer: 'outside' }]);
  await page.close();
});
