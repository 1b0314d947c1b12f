import { expect } from '@playwright/test';
import { inOwnProgram as test } from './one-tab.ts';

/* A visitor on a phone whose browser runs no script. */
const visitor = {
  viewport: { width: 375, height: 812 },
  javaScriptEnabled: false,
  storageState: { cookies: [], origins: [] },
};

test('a closed day is refused with the next open one, and the rest of the form stays', async ({
  browser,
  request,
}) => {
  const { business } = await (await request.get('/api/settings')).json();
  const days = { name: 'Staff day', is_yearly: false, spans: [] };
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const closed = { ...days, date: inDays(4) };
  const { revision, value } = business;
  const special_days = [...value.hours.special_days, closed];
  const saved = await request.put('/api/settings/business', {
    data: { revision, value: { ...value, hours: { ...value.hours, special_days } } },
  });
  expect(saved.status()).toBe(200);
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
  await page.close();
});
