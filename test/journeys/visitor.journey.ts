import { expect } from '@playwright/test';
import { test } from './one-tab.ts';

test('a generated page speaks of its own town, and has no script but ours', async ({ page }) => {
  const answer = await page.goto('/junk-removal-boca-raton-fl/');
  expect(answer?.status()).toBe(200);
  await expect(page).toHaveTitle(/Boca Raton/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Boca Raton');
  await expect(page.locator('script:not([type="application/ld+json"])')).toHaveCount(1);
  const bocaRaton = await page.getByRole('main').innerText();

  await page.goto('/junk-removal-hialeah-fl/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Hialeah');
  const hialeah = await page.getByRole('main').innerText();
  const sameWithTownsLeftOut = (text: string) => text.replaceAll(/Boca Raton|Hialeah/gi, '');
  expect(sameWithTownsLeftOut(hialeah)).not.toBe(sameWithTownsLeftOut(bocaRaton));
});

test('the front page leads to every town, and the page of towns to every service in each, on pages of their own', async ({
  page,
  request,
}) => {
  // For the main service, a town's own page: written, or composed in place of the list of its pages.
  const inTown = /-fl\/$|^\/locations\/fl\/|^\/junk-removal-|-junk-removal$/;
  const linkedFrom = async (path: string) => {
    await page.goto(path);
    const links = page.getByRole('main').locator('a');
    const hrefs = await links.evaluateAll(all => all.map(link => link.getAttribute('href') ?? ''));
    return [...new Set(hrefs.filter(href => inTown.test(href)))];
  };
  expect(await linkedFrom('/')).toHaveLength(26);
  const addresses = await linkedFrom('/locations');
  expect(addresses).toHaveLength(12 * 26);
  const titles = new Set<string>();
  const look = async (address: string) => {
    const answer = await request.get(address);
    expect(answer.status(), address).toBe(200);
    titles.add(/<title>([^<]*)/.exec(await answer.text())?.[1] ?? '');
  };
  for (let first = 0; first < addresses.length; first += 12)
    await Promise.all(addresses.slice(first, first + 12).map(look));
  expect(titles.size).toBe(addresses.length);
});

test('an address without its closing slash leads to the one with it', async ({ request }) => {
  const answer = await request.get('/junk-removal-miami-fl?utm_source=mail', { maxRedirects: 0 });
  expect(answer.status()).toBe(301);
  expect(answer.headers().location).toBe('/junk-removal-miami-fl/?utm_source=mail');
});

test('a mistyped address offers the page that was meant', async ({ page }) => {
  const answer = await page.goto('/junk-removal-boca-ratton-fl/');
  expect(answer?.status()).toBe(404);
  await page
    .getByRole('main')
    .getByRole('link', { name: /Boca Raton/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Boca Raton');
});

const paths = ['/', '/junk-removal-boca-raton-fl/', '/no-such-page/'];

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 } });

  test('no page is wider than the screen', async ({ page }) => {
    for (const path of paths) {
      await page.goto(path);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow, path).toBeLessThanOrEqual(0);
    }
  });

  test('each choice of the short form has its whole edge, also in a second line', async ({ page }) => {
    await page.goto('/');
    const choices = page.locator('.choices label').filter({ has: page.getByRole('radio') });
    const edges = await choices.evaluateAll(labels =>
      labels.map(label => {
        label.append(' for a longer name');
        return getComputedStyle(label).borderWidth;
      }),
    );
    expect(edges).toEqual(['2px', '2px', '2px']);
    const tops = await choices.evaluateAll(labels => labels.map(label => label.getBoundingClientRect().top));
    expect(new Set(tops).size).toBeGreaterThan(1);
  });

  test('the longest town and the widest county fit the narrowest phone', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    for (const path of ['/locations', '/appliance-removal-palm-beach-gardens-fl/']) {
      await page.goto(path);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow, path).toBeLessThanOrEqual(0);
    }
  });
});
