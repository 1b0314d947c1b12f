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
  await more.getByLabel('Street address').fill('40 Royal Palm Way');
  await more.getByRole('button', { name: 'Add to my request' }).click();
  await expect(main).toContainText('What you added is with your request.');
  await page.goBack();
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

test('a closed day is refused with the next open one, and the rest of the form stays', async ({
  browser,
  request,
}) => {
  const { business } = await (await request.get('/api/settings')).json();
  const days = { name: 'Staff day', is_yearly: false, spans: [] };
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const closed = { ...days, date: inDays(4) };
  const save = async (revision: number, special_days: unknown[]) => {
    const value = { ...business.value, hours: { ...business.value.hours, special_days } };
    const saved = await request.put('/api/settings/business', { data: { revision, value } });
    expect(saved.status()).toBe(200);
    return (await saved.json()).revision;
  };
  const revision = await save(business.revision, [...business.value.hours.special_days, closed]);
  const page = await browser.newPage(visitor);
  await page.goto('/reserve-now');
  const form = page.locator('form.lead-form').first();
  await form.getByLabel('Service', { exact: true }).selectOption('furniture-removal');
  await form.getByLabel('Preferred day').fill(closed.date);
  await form.getByLabel('Phone').fill('(561) 555-0168');
  await form.getByLabel('ZIP code').fill('33432');
  await form.getByRole('button', { name: 'Request this day' }).click();
  await expect(page.getByRole('alert')).toContainText(
    /We are closed on .* \(Staff day\)\. The next open day is/,
  );
  await expect(form.getByLabel('Phone')).toHaveValue('(561) 555-0168');
  await form.getByLabel('Preferred day').fill(inDays(5));
  await form.getByRole('button', { name: 'Request this day' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Thank you!');
  await save(revision, business.value.hours.special_days);
  await page.close();
});
