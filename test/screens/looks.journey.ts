import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import type { BrandSettings } from '../../src/contract/platform/brand-settings.ts';
import type { SettingsReply } from '../../src/contract/platform/settings.ts';
import { expectNoFaults } from '../journeys/no-faults.ts';
import { inOwnProgram, test } from '../journeys/one-tab.ts';

const landing = '/junk-removal-boca-raton-fl/';
const keywords = [
  'junk-removal',
  'furniture-removal',
  'appliance-removal',
  'estate-cleanouts',
  'commercial-clear-outs',
  'construction-debris',
  'office-cleanouts',
  'garage-cleanouts',
  'attic-cleanouts',
  'eviction-foreclosure-cleanouts',
  'concrete-removal',
  'carpet-removal',
];

test.describe('what every page keeps in sight', () => {
  test('the phone number and two networks stay at the top edge of a phone', async ({ page }) => {
    await topBarStays(page, 375);
  });

  test('the phone number and two networks stay at the top edge of a wide screen', async ({ page }) => {
    await topBarStays(page, 1200);
  });

  test('on a phone the menu opens without a script, marks the page one is on, and closes on a choice', async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({
      baseURL: baseURL ?? '',
      javaScriptEnabled: false,
      viewport: { width: 375, height: 800 },
    });
    const page = await context.newPage();
    await page.goto('/pricing');
    await page.getByRole('button', { name: 'Menu' }).click();
    const menu = page.getByRole('navigation', { name: 'Menu' });
    await expect(menu.locator('[aria-current="page"]')).toHaveText('Pricing');
    await menu.getByRole('link', { name: 'About' }).click();
    await expect(page).toHaveURL(/\/about$/);
    await expect(menu).toBeHidden();
    await context.close();
  });

  test('where the visitor’s own few colors replace ours, signs beside words have the color of the words', async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto('/junk-removal-boca-raton-fl/');
    const top = page.getByRole('region', { name: 'Call us' });
    const hero = page.locator('.hero');
    expect(await signColors(top.getByRole('link', { name: 'Facebook' }), '::before')).toBe('seen');
    expect(await signColors(hero.getByRole('link', { name: /^Call / }), '::before')).toBe('seen');
    expect(await signColors(hero.locator('.ticks > li').first(), '::before')).toBe('seen');
    expect(await signColors(page.locator('.faq .arrow').first(), '::after')).toBe('seen');
  });

  test('only what calls has the sign of a phone', async ({ page }) => {
    for (const path of ['/', '/contact', '/junk-removal-boca-raton-fl/']) {
      await page.goto(path);
      const signs = await page.locator('a.button').evaluateAll(all =>
        all.map(link => ({
          calls: link.getAttribute('href')?.startsWith('tel:') === true,
          sign: getComputedStyle(link, '::before').maskImage.slice(0, 400),
        })),
      );
      const phone = signs.find(({ calls }) => calls)?.sign;
      expect(phone).toMatch(/^url\(/);
      expect(signs.filter(({ calls, sign }) => (sign === phone) !== calls)).toEqual([]);
    }
  });

  test('eight voices stand in four columns and come one column after the other', async ({ page }) => {
    const inTurn = ['0s', '0.2s', '0.4s', '0.6s'];
    expect(await voices(page)).toEqual({ rows: 2, delays: [...inTurn, ...inTurn] });
  });

  test('nothing moves with reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await voices(page)).toEqual({ rows: 2, delays: [] });
  });
});

async function topBarStays(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await page.goto('/junk-removal-boca-raton-fl/');
  await page.mouse.wheel(0, 3_000);
  const bar = page.getByRole('region', { name: 'Call us' });
  await expect(bar.getByRole('link', { name: '(561) 555-0118' })).toBeInViewport();
  const networks = bar.locator('a[target="_blank"]');
  await expect(networks).toHaveText(['Facebook', 'Instagram']);
  for (const link of await networks.all())
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(48);
}

/** The number of testimonial rows on the front page, and the start delay of each animated one. */
async function voices(page: Page): Promise<{ rows: number; delays: string[] }> {
  await page.goto('/');
  return page.locator('.voices-list > li').evaluateAll(all => ({
    rows: new Set(all.map(card => card.getBoundingClientRect().top)).size,
    delays: all
      .map(card => getComputedStyle(card))
      .filter(style => style.animationName !== 'none')
      .map(style => style.animationDelay),
  }));
}

/** Says `seen` if an icon has the color of its label and differs from the background. */
async function signColors(words: Locator, place: '::before' | '::after'): Promise<string> {
  return words.evaluate((element, pseudo) => {
    const sign = getComputedStyle(element, pseudo);
    const { color } = getComputedStyle(element);
    const behind = getComputedStyle(document.body).backgroundColor;
    const isSeen = sign.backgroundColor === color && color !== behind && sign.maskImage.startsWith('url(');
    return isSeen ? 'seen' : `${sign.backgroundColor} beside ${color} on ${behind}`;
  }, place);
}

test('each service has a page in its own words, at most 6,500 px on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  const owners = new Map<string, string>();
  for (const keyword of keywords) {
    await page.goto(`/${keyword}-boca-raton-fl/`);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect({ keyword, fits: height <= 6_500, height }).toMatchObject({ fits: true });
    const own = '.notes-board p, .stops p, .items-refused p, .faq details p, .faq-rest dd, .pricing .lead';
    const texts = await page.locator(own).allTextContents();
    expect(texts.length).toBeGreaterThan(12);
    for (const text of texts) {
      expect(owners.get(text) ?? keyword).toBe(keyword);
      owners.set(text, keyword);
    }
  }
});

inOwnProgram(
  'without illustrations and in other shapes and types, pages have no fault either',
  async ({ page }) => {
    await setBrand(page.request, {
      brand_color: '#8a1538',
      second_color: '#ffd100',
      corner_style: 'round',
      type_pairing: 'classic',
      has_illustrations: false,
    });
    const faces: string[] = [];
    page.on('request', one => {
      if (one.resourceType() === 'font') faces.push(one.url());
    });
    for (const path of ['/', landing]) {
      await page.goto(path);
      await expectNoFaults(page);
      expect(await page.locator('.art:not(.art-gauge, .art-place)').first().isVisible()).toBe(false);
    }
    expect(new Set(faces.map(face => face.replace(/^.*\/(\w+)-.*$/, '$1')))).toEqual(new Set(['bitter']));
  },
);

async function setBrand(api: APIRequestContext, changes: Partial<BrandSettings>): Promise<void> {
  const { brand }: SettingsReply = await (await api.get('/api/settings')).json();
  const reply = await api.put('/api/settings/brand', {
    data: { revision: brand.revision, value: { ...brand.value, ...changes } },
  });
  expect(reply.status()).toBe(200);
}
