/* Takes the screenshots of the README from the real program: build it first (npm run build). */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import sharp from 'sharp';
import { isAllThere } from '../test/journeys/no-faults.ts';
import { planThirtyPages } from '../test/journeys/plan-thirty-pages.ts';
import startProgram from '../test/journeys/start-program.ts';
import { findBrowser } from './find-browser.mjs';

const folder = join(import.meta.dirname, '../docs/screenshots');
const desktop = { width: 1280, height: 800 };
const phone = { width: 390, height: 844 };
mkdirSync(folder, { recursive: true });

const stopProgram = await startProgram();
const browser = await chromium.launch({
  executablePath: await findBrowser(),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
try {
  await visitor(browser);
  await staff(browser);
} finally {
  await browser.close();
  await stopProgram();
}

async function visitor(browser: Browser): Promise<void> {
  for (const [device, viewport] of [['desktop', desktop] as const, ['phone', phone] as const]) {
    const page = await open(browser, viewport);
    await page.goto('/junk-removal-boca-raton-fl/');
    await keep(page, `landing-${device}`);
    await page.goto('/');
    await keep(page, `home-${device}`);
    await page.context().close();
  }
}

async function staff(browser: Browser): Promise<void> {
  const page = await open(browser, desktop);
  await page.goto('/admin');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await keep(page, 'dashboard-desktop');
  await pickPlaces(page);
  await keep(page, 'places-desktop');
  await page.goto('/admin/pages?search=junk-removal-boca-raton');
  await page.getByRole('link', { name: /^Junk Removal in Boca Raton/ }).click();
  await page.getByRole('heading', { level: 1, name: /Boca Raton/ }).waitFor();
  await page.frameLocator('iframe').getByRole('heading', { level: 1 }).waitFor();
  await keep(page, 'page-desktop');
  await planThirtyPages(page);
  await page.getByText('forecast running').waitFor({ state: 'hidden' });
  await isAllThere(page);
  // The verdict, what is to be decided and the first addresses.
  await page.setViewportSize({ width: desktop.width, height: 1_000 });
  await keep(page, 'batch-desktop');
  await page.setViewportSize(phone);
  await keep(page, 'batch-phone');
  await page.context().close();
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

async function open(browser: Browser, viewport: { width: number; height: number }): Promise<Page> {
  const context = await browser.newContext({
    viewport,
    baseURL: process.env.PAGEHAUL_URL ?? '',
    reducedMotion: 'reduce',
    storageState: process.env.PAGEHAUL_SESSION ?? '',
  });
  return context.newPage();
}

async function keep(page: Page, name: string): Promise<void> {
  // Not until the network is idle: the back office keeps a stream open.
  await page.waitForLoadState('load');
  await isAllThere(page);
  await page.evaluate(() => document.fonts.ready);
  // A palette is enough for drawings and screens, and keeps the repository small.
  await sharp(await page.screenshot())
    .png({ palette: true, colors: 128 })
    .toFile(join(folder, `${name}.png`));
}
