import { expect } from '@playwright/test';
import type { Views } from '../../src/contract/pages/views.ts';
import { test } from './one-tab.ts';

test.use({ storageState: process.env.PAGEHAUL_SESSION ?? '' });

const browserName =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

test('a visit and a press of the call button, without a script, show on the dashboard', async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  const visitor = await browser.newContext({
    baseURL: baseURL ?? '',
    javaScriptEnabled: false,
    userAgent: browserName,
    viewport: { width: 375, height: 800 },
    storageState: { cookies: [], origins: [] },
  });
  const visit = await visitor.newPage();
  await visit.goto('/junk-removal-boca-raton-fl/');
  const ping = visit.waitForRequest(request => request.url().endsWith('/calls'));
  await visit.getByRole('navigation', { name: 'Call or ask for a quote' }).getByText('Call').click();
  expect((await ping).method()).toBe('POST');
  expect(await visitor.cookies()).toEqual([]);
  await visitor.close();
  const counted = async () => {
    const { days }: Views = await (await request.get('/api/views')).json();
    return days.some(day => day.views > 0) && days.some(day => day.calls > 0);
  };
  await expect.poll(counted, { timeout: 240_000 }).toBe(true);
  await page.goto('/admin');
  await expect(page.getByRole('img', { name: /^views by day; the most were \d+/ })).toBeVisible();
  await expect(page.getByRole('img', { name: /^calls by day; the most were \d+/ })).toBeVisible();
  for (const label of ['Total Pages', 'Published', 'Draft', 'Templates'])
    await expect(page.getByRole('link', { name: new RegExp(`^${label} ?\\d`) })).toBeVisible();
  await page.setViewportSize({ width: 768, height: 900 });
  const visitors = page.getByRole('region', { name: 'Visitors' });
  for (const caption of ['Opened by people', 'Firefox isn’t counted', 'Without suspected spam'])
    expect((await visitors.getByText(caption).boundingBox())?.height).toBeLessThan(24);
});

test('what staff change is in the recent activity and found in the log', async ({ page, request }) => {
  const { items } = await (await request.get('/api/pages?per_page=1')).json();
  const [{ id, title }] = items;
  await request.patch(`/api/pages/${id}`, { data: { status: 'draft' } });
  await request.patch(`/api/pages/${id}`, { data: { status: 'published' } });
  await page.goto('/admin');
  const recent = page.getByRole('region', { name: 'Recent Activity' });
  await expect(recent.getByText('status: draft → published').first()).toBeVisible();
  await recent.getByRole('link', { name: 'All activity' }).click();
  await page.getByRole('searchbox', { name: 'Search activity' }).fill(title);
  await expect(page.getByText('1–').or(page.getByText(/\d+ entr/))).toBeVisible();
  await expect(page.getByRole('row', { name: /Changed the status of page/ }).first()).toBeVisible();
});

test('the sitemap is built on the spot and says when it was', async ({ page }) => {
  await page.goto('/admin');
  await page.getByRole('link', { name: 'Generate Sitemap' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sitemap' })).toBeVisible();
  await page.getByRole('button', { name: 'Build now' }).click();
  await expect(page.getByText('just now').first()).toBeVisible();
  await expect(page.getByRole('link', { name: '/sitemap-areas-1.xml' })).toBeVisible();
});
