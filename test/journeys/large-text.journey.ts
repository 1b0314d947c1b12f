import { expect, type Page } from '@playwright/test';
import { inOwnProgram, test } from './one-tab.ts';

/** One of each kind of public page. */
const paths = [
  '/',
  '/about',
  '/contact',
  '/services',
  '/pricing',
  '/how-it-works',
  '/locations',
  '/locations/fl',
  '/locations/fl/aventura',
  '/junk-removal',
  '/concrete-removal',
  '/jupiter-junk-removal',
  '/appliance-removal-aventura-fl/',
  '/blog',
  '/blog/get-ready-for-a-junk-pickup',
  '/reserve-now',
  '/thank-you?request=quote',
  '/privacy',
  '/terms',
  '/giveaway',
  '/no-such-page/',
];

/** What is wider than the screen, cut, or broken into letters. */
function faultsOf(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const faults = scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`] : [];
    const shown: { readonly name: string; readonly lines: readonly DOMRect[]; readonly element: Element }[] =
      [];
    const isClipped = (element: Element) => {
      for (let one: Element | null = element; one !== null; one = one.parentElement)
        if (getComputedStyle(one).clipPath !== 'none') return true;
      return false;
    };
    const scrolls = (element: Element) => {
      for (let one = element.parentElement; one !== null; one = one.parentElement)
        if (/auto|scroll/.test(getComputedStyle(one).overflowX)) return true;
      return false;
    };
    for (const element of document.querySelectorAll('body *')) {
      const style = getComputedStyle(element);
      const text = element.textContent.trim();
      const hasText = [...element.childNodes].some(
        node => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '',
      );
      // Words for screen readers, drawings, and the field for programs.
      const isUnseen =
        isClipped(element) ||
        style.opacity === '0' ||
        !element.checkVisibility({ visibilityProperty: true }) ||
        element.closest('.visually-hidden, .skip, .lead-form-trap, svg') !== null;
      if (!hasText || isUnseen) continue;
      const name = `${element.tagName.toLowerCase()}.${element.className} “${text.slice(0, 40)}”`;
      const box = element.getBoundingClientRect();
      if (box.right > clientWidth + 1 && !scrolls(element)) faults.push(`beyond the edge: ${name}`);
      const isCut =
        (style.overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1) ||
        (style.overflowY !== 'visible' && element.scrollHeight > element.clientHeight + 1);
      if (isCut && element.clientWidth > 0) faults.push(`cut: ${name}`);
      const range = document.createRange();
      range.selectNodeContents(element);
      const rects = [...range.getClientRects()];
      const lines = new Set(rects.map(line => Math.round(line.top))).size;
      if (element.closest('.topbar, .phone-bar, [popover]') === null)
        shown.push({ name, lines: rects, element });
      if (lines > 2 && text.length / lines < 3.2) faults.push(`in letters: ${name}`);
    }
    const isOver = (a: DOMRect, b: DOMRect) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > Math.min(a.height, b.height) / 2;
    for (const [at, one] of shown.entries())
      for (const other of shown.slice(at + 1))
        if (
          !one.element.contains(other.element) &&
          !other.element.contains(one.element) &&
          one.lines.some(line => other.lines.some(second => isOver(line, second)))
        )
          faults.push(`over each other: ${one.name} and ${other.name}`);
    return faults;
  });
}

/** How much of the screen the bars cover that stay at its edges. */
function coveredPart(page: Page): Promise<number> {
  return page.evaluate(() => {
    const bars = [...document.querySelectorAll('.topbar, .phone-bar')].filter(bar =>
      /fixed|sticky/.test(getComputedStyle(bar).position),
    );
    return bars.reduce((sum, { clientHeight }) => sum + clientHeight, 0) / innerHeight;
  });
}

// A page that is zoomed to 200 % has half the width and twice the pixels.
const zoomed = (width: number) => ({ viewport: { width, height: 800 }, deviceScaleFactor: 2 });
/** A screen of 1280 × 1024 pixels, zoomed to 400 %. */
const zoomedFourTimes = { viewport: { width: 320, height: 256 }, deviceScaleFactor: 4 };

test.describe('on a phone of 375 px', () => {
  test.use(zoomed(375));
  holdsItsText();
});

test.describe('on a phone of 320 px', () => {
  test.use(zoomed(320));
  holdsItsText();
});

test.describe('on a screen zoomed to 400 %', () => {
  test.use(zoomedFourTimes);

  test('every kind of page holds its text in one column, and bars leave most of the screen', async ({
    page,
  }) => {
    for (const path of paths) {
      await page.goto(path);
      expect(await faultsOf(page), path).toEqual([]);
      expect(await coveredPart(page), path).toBeLessThan(0.3);
    }
  });

  inOwnProgram('the name of a business with 80 letters is whole on every kind of page', async ({ page }) => {
    const { business } = await (await page.request.get('/api/settings')).json();
    const name = 'Wheelwright & Featherstonehaugh Brothers Hauling, Cleanouts and Demolition Co. LLC';
    const data = { revision: business.revision, value: { ...business.value, name: name.slice(0, 80) } };
    expect((await page.request.put('/api/settings/business', { data })).status()).toBe(200);
    for (const path of paths) {
      await page.goto(path);
      expect(await faultsOf(page), path).toEqual([]);
    }
    await page.setViewportSize({ width: 375, height: 812 });
    await page.goto('/appliance-removal-aventura-fl/');
    expect(await faultsOf(page)).toEqual([]);
  });
});

function holdsItsText(): void {
  test('every kind of page holds its text, zoomed and with text of 200 %', async ({ page }) => {
    for (const path of paths) {
      await page.goto(path);
      expect(await faultsOf(page), `${path}, zoomed`).toEqual([]);
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      expect(await faultsOf(page), `${path}, large text`).toEqual([]);
    }
  });

  test('a returned form and the open menu fit with large text', async ({ page }) => {
    await page.goto('/reserve-now');
    const form = page.locator('form.lead-form').first();
    await form.evaluate((element: HTMLFormElement) => {
      element.noValidate = true;
      element.requestSubmit();
    });
    await expect(page.getByRole('alert')).toBeVisible();
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    await page.getByRole('button', { name: 'Menu' }).click();
    expect(await faultsOf(page)).toEqual([]);
  });
}

test('going back to a returned form shows it with its input', async ({ page }) => {
  await page.goto('/reserve-now');
  const form = page.locator('form.lead-form').first();
  await form.getByLabel('Name').fill('Ann Backward');
  await form.evaluate((element: HTMLFormElement) => {
    element.noValidate = true;
    element.requestSubmit();
  });
  await expect(page.getByRole('alert')).toBeVisible();
  await page.goto('/about');
  await page.goBack();
  await expect(page.locator('form.lead-form').first().getByLabel('Name')).toHaveValue('Ann Backward');
});
