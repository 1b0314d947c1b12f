import { expect, type Page, test } from '@playwright/test';
import { makeTemplate } from '../journeys/make-template.ts';
import { expectNoFaults, isAllThere } from '../journeys/no-faults.ts';

/*
 * `npm run audit` checks each screen of the back office, and what visitors open on a page, with the accessibility
 * checker.
 */
test.use({ storageState: process.env.PAGEHAUL_SESSION ?? '', contextOptions: { reducedMotion: 'reduce' } });

const bothSchemes = { schemes: ['light', 'dark'] } as const;

/** Screens that no entry of the navigation leads to, and parts of a screen. */
const besides = [
  '/admin/posts/new',
  '/admin/redirects?view=missing',
  '/admin/statements?view=expiring',
  ...['company', 'offers', 'areas', 'brand', 'testimonials', 'photos', 'packs', 'outside'].map(
    tab => `/admin/settings?tab=${tab}`,
  ),
];

/** Targets of the navigation. */
async function screens(page: Page): Promise<string[]> {
  await page.goto('/admin');
  const entries = page.getByRole('navigation').getByRole('link');
  await expect(entries.filter({ hasText: 'Dashboard' })).toBeVisible();
  const found = await entries.evaluateAll(all => all.map(entry => entry.getAttribute('href') ?? ''));
  expect(found.length).toBeGreaterThan(20);
  return found;
}

test('no screen has a fault that the accessibility checker knows, by day and by night', async ({ page }) => {
  for (const path of [...(await screens(page)), ...besides]) {
    await page.goto(path);
    await isAllThere(page);
    // The checker is a script. A preview's frame blocks scripts, so the check would never end.
    await page.evaluate(() => document.querySelector('iframe')?.remove());
    await expectNoFaults(page, bothSchemes);
  }
});

test('every control is at least 24 pixels high and wide, and no screen is wider than its window', async ({
  page,
}) => {
  const small = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('main :is(a, button, input, select, [role=tab])')].flatMap(element => {
        const { width, height } = element.getBoundingClientRect();
        const isShown = element.checkVisibility() && width > 2 && height > 2;
        // A link in a sentence is as high as its line.
        if (!isShown || element.closest('p, li p') || Math.min(width, height) >= 24) return [];
        return [`${element.outerHTML.slice(0, 160)} ${width}×${height}`];
      }),
    );
  const paths = await screens(page);
  for (const width of [375, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    for (const path of paths) {
      await page.goto(path);
      await isAllThere(page);
      expect(await small(), `${path} at ${width}`).toEqual([]);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(wide, `${path} at ${width} is as wide as the window`).toBeLessThanOrEqual(0);
    }
  }
});

test('the editor and its dialogs have no fault that the accessibility checker knows', async ({
  page,
  request,
}) => {
  const template = await makeTemplate(request, 'Looked at closely');
  const openDialog = { ...bothSchemes, part: '[role=dialog]' };
  await page.goto(`/admin/templates/${template.id}/edit`);
  await page.getByRole('button', { name: /^HERO - / }).click();
  await page.getByRole('button', { name: /^QUESTIONS AND ANSWERS - / }).click();
  await expectNoFaults(page, bothSchemes);
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  await expect(page.getByRole('dialog').frameLocator('iframe').getByRole('heading').first()).toBeAttached();
  await expectNoFaults(page, openDialog);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Versions' }).click();
  await page.getByRole('button', { name: 'Compare' }).first().click();
  await expectNoFaults(page, openDialog);
});

test.describe('what visitors open on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 }, bypassCSP: true });

  test('the dialog and a form that came back have no fault that the accessibility checker knows', async ({
    page,
  }) => {
    await page.goto('/services');
    await page.getByRole('button', { name: 'Schedule a pickup' }).click();
    await expectNoFaults(page, { ...bothSchemes, part: 'main' });
    await page.goto('/junk-removal-boca-raton-fl/');
    const form = page.getByRole('region', { name: 'Get your free quote' });
    await form.getByText('Add your name, email or a note').click();
    await form.getByLabel('Name (optional)').fill('Dana Checked');
    await form.getByLabel('Phone').fill('12');
    await form.getByLabel('ZIP code').fill('33432');
    await form.getByLabel('Email').fill('dana@example.com');
    await form.getByRole('radio', { name: 'Commercial' }).check();
    await form.getByRole('button', { name: 'Get my free quote' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await expectNoFaults(page, { ...bothSchemes, part: 'main' });
  });
});
