import { expect, type Page } from '@playwright/test';
import { isAllThere } from '../journeys/no-faults.ts';
import { planThirtyPages } from '../journeys/plan-thirty-pages.ts';

const desktop = { width: 1280, height: 800 };
const phone = { width: 390, height: 844 };

/** Shows each screen of the README's pictures in turn, as a signed-in admin. */
export async function showPictures(page: Page, keep: (name: string) => Promise<void>): Promise<void> {
  const shown = async (name: string) => {
    // Not until the network is idle: the back office keeps a stream open.
    await page.waitForLoadState('load');
    await isAllThere(page);
    await page.evaluate(() => document.fonts.ready);
    await keep(name);
  };
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const [device, viewport] of [['desktop', desktop] as const, ['phone', phone] as const]) {
    await page.setViewportSize(viewport);
    await page.goto('/junk-removal-boca-raton-fl/');
    await shown(`landing-${device}`);
    await page.goto('/');
    await shown(`home-${device}`);
  }
  await page.setViewportSize(desktop);
  await page.goto('/admin');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await shown('dashboard-desktop');
  await pickPlaces(page);
  await shown('places-desktop');
  await page.goto('/admin/pages?search=junk-removal-boca-raton');
  await page.getByRole('link', { name: /^Junk Removal in Boca Raton/ }).click();
  await page.getByRole('heading', { level: 1, name: /Boca Raton/ }).waitFor();
  await page.frameLocator('iframe').getByRole('heading', { level: 1 }).waitFor();
  await shown('page-desktop');
  await planThirtyPages(page);
  // The forecast has come, and with it what is to be decided.
  await page.getByRole('heading', { name: 'Decide before you approve' }).waitFor();
  await expect(page.getByText('forecast running')).toHaveCount(0);
  await isAllThere(page);
  // The verdict, what is to be decided and the first addresses.
  await page.setViewportSize({ width: desktop.width, height: 1_000 });
  await shown('batch-desktop');
  await page.setViewportSize(phone);
  await shown('batch-phone');
}

async function pickPlaces(page: Page): Promise<void> {
  await page.goto('/admin/generator');
  await page.getByRole('button', { name: 'Pick places' }).click();
  await page.getByRole('combobox', { name: 'State', exact: true }).selectOption({ label: 'Florida' });
  await page.getByRole('combobox', { name: 'County' }).selectOption('Palm Beach County');
  await page.getByText('Map', { exact: true }).click();
  const map = page.getByRole('img', { name: /^Map of \d+ places/ });
  await map.evaluate(drawing => drawing.scrollIntoView({ block: 'center' }));
}
