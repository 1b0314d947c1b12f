/* Takes the pictures of the README from the real program: build it first (npm run build). */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
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
  await planThirtyPages(page);
  await keep(page, 'batch-desktop');
  await page.setViewportSize(phone);
  await keep(page, 'batch-phone');
  await page.context().close();
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
  await page.waitForLoadState('networkidle');
  await page.screenshot({ path: join(folder, `${name}.png`) });
}
