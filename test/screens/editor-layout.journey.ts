import { expect, type Locator, type Page } from '@playwright/test';
import { isAllThere } from '../journeys/no-faults.ts';
import { test } from '../journeys/one-tab.ts';

test.use({ storageState: process.env.PAGEHAUL_SESSION ?? '' });

const place = async (locator: Locator) => {
  const box = await locator.boundingBox();
  return box && { x: box.x, y: box.y + (await locator.evaluate(() => scrollY)), height: box.height };
};

async function openFirstSection(page: Page): Promise<Locator> {
  await page.goto('/admin/templates/new/edit');
  const section = page.locator('[data-section]').first();
  await section.locator('button[aria-expanded="false"]').first().click();
  return section;
}

test('a pointer over a field moves no field, however wide the window is', async ({ page }) => {
  for (const width of [375, 1200, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const section = await openFirstSection(page);
    const fields = section.locator('[data-path]');
    const hovered = fields.filter({ hasText: 'Words' }).first();
    const next = fields.filter({ hasText: 'Address' }).first();
    await hovered.scrollIntoViewIfNeeded();
    await page.mouse.move(1, 1);
    const before = [await place(hovered.locator('label')), await place(next.locator('label'))];
    await hovered.locator('textarea').hover();
    await expect(hovered.getByRole('button', { name: 'Spin' })).toBeVisible();
    const after = [await place(hovered.locator('label')), await place(next.locator('label'))];
    expect({ width, after }).toEqual({ width, after: before });
  }
});

test('a notice covers neither the preview nor the buttons of the editor', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/admin/templates/new/edit');
  await page.getByRole('button', { name: 'Save Template' }).click();
  const notice = page.getByRole('alert').filter({ hasText: 'Template name is required' });
  await expect(notice).toBeVisible();
  await isAllThere(page);
  const bottom = await notice.evaluate(one => one.getBoundingClientRect().bottom);
  for (const button of ['Save Template', 'Preview']) {
    const box = await page.getByRole('button', { name: button, exact: true }).boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual(bottom);
  }
  const preview = await page.locator('iframe').first().boundingBox();
  expect(preview?.y).toBeGreaterThanOrEqual(bottom);
});

test('a table with rows says nothing about no records, and the templates fit a phone', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto('/admin/templates');
  const table = page.getByRole('table', { name: 'Templates' });
  await expect(table.getByRole('link', { name: 'Junk Removal Landing Page' })).toBeVisible();
  expect(await page.locator('main').ariaSnapshot()).not.toContain('No records');
  const widths = await table.evaluate(one => [one.scrollWidth, one.parentElement?.clientWidth]);
  expect(widths[0]).toBeLessThanOrEqual(widths[1] ?? 0);
});

test('the preview of a site page is as high as its stage on a phone, and stays so', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 375, height: 800 });
  const { items } = await (await request.get('/api/site-pages')).json();
  await page.goto(`/admin/site/${items[0].id}`);
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview.frameLocator('iframe').locator('h1')).toBeVisible();
  const height = await preview.evaluate(async one => {
    // It used to grow a little with each frame that the browser drew.
    for (let frame = 0; frame < 60; frame += 1) await new Promise(requestAnimationFrame);
    return one.clientHeight;
  });
  expect(height).toBeLessThan(800);
});
