import { expect, type Page } from '@playwright/test';
import { test } from './one-tab.ts';

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
        style.clipPath !== 'none' ||
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
      const lines = new Set([...range.getClientRects()].map(line => Math.round(line.top))).size;
      if (lines > 2 && text.length / lines < 3.2) faults.push(`in letters: ${name}`);
    }
    return faults;
  });
}

// A page that is zoomed to 200 % has half the width and twice the pixels.
const zoomed = (width: number) => ({ viewport: { width, height: 800 }, deviceScaleFactor: 2 });

test.describe('on a phone of 375 px', () => {
  test.use(zoomed(375));
  holdsItsText();
});

test.describe('on a phone of 320 px', () => {
  test.use(zoomed(320));
  holdsItsText();
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
