import { type APIRequestContext, expect, type Page } from '@playwright/test';
import type { OpeningHours as Hours } from '../../src/contract/platform/opening-hours.ts';
import { inOwnProgram as test } from './one-tab.ts';

/* A visitor on a phone whose browser runs no script. */
const visitor = {
  viewport: { width: 375, height: 812 },
  javaScriptEnabled: false,
  storageState: { cookies: [], origins: [] },
};

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const weekdayOf = (day: string) =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString('en-US', { weekday: 'long', timeZone: 'UTC' });

async function saveHours(request: APIRequestContext, change: (hours: Hours) => object): Promise<void> {
  const { business } = await (await request.get('/api/settings')).json();
  const { revision, value } = business;
  const hours = { ...value.hours, ...change(value.hours) };
  const saved = await request.put('/api/settings/business', {
    data: { revision, value: { ...value, hours } },
  });
  expect(saved.status()).toBe(200);
}

/** Asks for a day on a page without a script. */
async function askFor(page: Page, day: string): Promise<void> {
  const form = page.locator('form.lead-form').first();
  await form.getByLabel('Service', { exact: true }).selectOption('furniture-removal');
  await form.getByLabel('Preferred day').fill(day);
  await form.getByLabel('Phone').fill('(561) 555-0168');
  await form.getByLabel('ZIP code').fill('33432');
  await form.getByRole('button', { name: 'Request this day' }).click();
}

test('a closed day is refused with the next open one, and the rest of the form stays', async ({
  browser,
  request,
}) => {
  const closed = { name: 'Staff day', is_yearly: false, spans: [], date: inDays(4) };
  await saveHours(request, ({ special_days }) => ({ special_days: [...special_days, closed] }));
  const page = await browser.newPage(visitor);
  await page.goto('/reserve-now');
  await askFor(page, closed.date);
  const form = page.locator('form.lead-form').first();
  await expect(page.getByRole('alert')).toContainText(
    /We are closed on .* \(Staff day\)\. The next open day is/,
  );
  await expect(form.getByLabel('Phone')).toHaveValue('(561) 555-0168');
  await form.getByLabel('Preferred day').fill(inDays(5));
  await form.getByRole('button', { name: 'Request this day' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Thank you!');
  await page.close();
});

test('a season and a night past midnight are shown, and their closed days refused with the next open one', async ({
  browser,
  request,
}) => {
  const [night, after] = [inDays(6), inDays(7)];
  const breakDays = [inDays(10), inDays(11)].map(day => day.slice(5));
  const season = { name: 'Crew break', from: breakDays[0], through: breakDays[1], is_closed: true };
  await saveHours(request, ({ weekly }) => ({
    weekly: { ...weekly, [weekdayOf(night)]: [{ opens: '18:00', closes: '02:00' }], [weekdayOf(after)]: [] },
    seasons: [season],
    special_days: [],
  }));
  const page = await browser.newPage(visitor);
  await page.goto('/reserve-now');
  await expect(page.getByRole('contentinfo')).toContainText(`${weekdayOf(night)}, 6 PM to 2 AM`);
  await expect(page.getByRole('contentinfo')).toContainText(/\w+ \d+ to \w+ \d+: closed/);
  await expect(page.locator('form.lead-form').first()).toContainText(/We are open .* \(closed \w+ \d+ to/);
  const refusal = page.getByRole('alert');
  // The night ends on this day, which is closed all the same.
  await askFor(page, after);
  await expect(refusal).toContainText(
    new RegExp(`We are closed on ${weekdayOf(after)}, [^.]+\\. The next open day is ${weekdayOf(inDays(8))}`),
  );
  await askFor(page, inDays(10));
  await expect(refusal).toContainText(
    new RegExp(`\\(Crew break\\)\\. The next open day is ${weekdayOf(inDays(12))}`),
  );
  await askFor(page, night);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Thank you!');
  await page.close();
});

test('a season is added by keyboard alone, says what is missing, and is on the site', async ({ page }) => {
  await page.goto('/admin/settings?tab=hours');
  const add = page.getByRole('button', { name: 'Add a season' });
  await add.focus();
  await page.keyboard.press('Enter');
  const save = page.getByRole('button', { name: 'Save' });
  await save.press('Enter');
  const name = page.locator('details').last().getByLabel('Name');
  await expect(name).toBeFocused();
  await expect(page.getByText('Choose a day of the year, like 11-01')).toBeVisible();
  await page.keyboard.type('Slow weeks');
  await page.keyboard.press('Tab');
  await page.keyboard.type('January');
  await page.keyboard.press('Tab');
  await page.keyboard.type('15');
  await page.keyboard.press('Tab');
  await page.keyboard.type('February');
  // Its day: the last one.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.getByLabel('Closed all season').last()).toBeChecked();
  await save.press('Enter');
  await expect(page.getByText('Settings saved. The site shows them now.')).toBeVisible();
  const shown = page.locator('summary', { hasText: 'Slow weeks' });
  await expect(shown).toContainText('January 15 to the end of February, closed');
  await page.goto('/contact');
  await expect(page.getByRole('contentinfo')).toContainText('January 15 to the end of February: closed');
});
