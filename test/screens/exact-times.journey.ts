import { devices, expect, test } from '@playwright/test';
import { expectNoFaults } from '../journeys/no-faults.ts';

const { defaultBrowserType: _, ...phone } = devices['Pixel 7'];
test.use({ ...phone, storageState: process.env.PAGEHAUL_SESSION ?? '' });

test('a tap shows the exact time, and so does the keyboard with one tab stop for all times of a list', async ({
  page,
}) => {
  await page.goto('/admin/activity');
  const times = page.locator('[data-exact]:visible');
  await expect(times.nth(2)).toBeVisible();
  const tip = page.getByRole('tooltip');
  await expect(tip).toHaveCount(0);
  const exact = (await times.nth(1).getAttribute('data-exact')) ?? '';
  expect(exact).toMatch(/^\w+day, \w+ \d+, \d{4} at \d+:\d\d:\d\d [AP]M$/);
  await times.nth(1).tap();
  await expect(tip).toHaveText(exact);
  await expect(times.nth(1)).toHaveAccessibleDescription(exact);
  await expectNoFaults(page);
  await page.getByRole('heading', { level: 1 }).tap();
  await page.keyboard.press('Escape');
  await expect(tip).toHaveCount(0);

  await times.first().focus();
  await page.keyboard.press('ArrowDown');
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-exact'));
  await expect.poll(focused).toBe(exact);
  await expect(tip).toHaveText(exact);

  const stops = async () => {
    const seen: string[] = [];
    await page.getByRole('heading', { level: 1 }).evaluate(title => title.focus());
    for (let presses = 0; presses < 200; presses += 1) {
      await page.keyboard.press('Tab');
      const at = await page.evaluate(() => {
        const { activeElement } = document;
        return activeElement === document.body ? null : (activeElement?.getAttribute('data-exact') ?? '');
      });
      if (at === null) break;
      if (at !== '') seen.push(at);
      if (seen.length > 1) break;
    }
    return seen;
  };
  expect(await stops()).toEqual([exact]);
});
