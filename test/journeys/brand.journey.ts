import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { expectNoFaults } from './no-faults.ts';
import { inOwnProgram as test } from './one-tab.ts';

// The brand is on every page that other journeys read.
const landing = '/junk-removal-boca-raton-fl/';

const colorOf = (page: Page, place: string, property: 'backgroundColor' | 'color') =>
  page
    .locator(place)
    .first()
    .evaluate((element, name) => getComputedStyle(element)[name], property);

test('a color in the settings is shown in both schemes before it is saved, and then on the site', async ({
  page,
}) => {
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  await page.setViewportSize({ width: 375, height });
  await page.goto('/admin/settings?tab=brand');
  await expectNoFaults(page);
  for (const label of ['Your color', 'On light', 'On dark'])
    expect((await page.getByText(label, { exact: true }).first().boundingBox())?.height).toBeLessThan(24);
  await page.setViewportSize({ width, height });
  const light = page.frameLocator('iframe[title="Preview, light"]');
  const band = () => light.locator('.topbar').evaluate(element => getComputedStyle(element).backgroundColor);
  await expect.poll(band).toBe('rgb(17, 38, 63)');
  await page.getByRole('textbox', { name: 'Brand color' }).fill('#ffe600');
  await expect(page.getByText(/Text on your color would have 1\.1:1/)).toBeVisible();
  await expect.poll(band).toBe('rgb(128, 114, 0)');
  const visitor = await page.context().newPage();
  await visitor.goto('/');
  expect(await colorOf(visitor, '.topbar', 'backgroundColor')).toBe('rgb(17, 38, 63)');

  await page.bringToFront();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Settings saved. The site shows them now.')).toBeVisible();
  await visitor.goto(landing);
  expect(await colorOf(visitor, '.topbar', 'backgroundColor')).toBe('rgb(128, 114, 0)');

  await page.getByRole('button', { name: 'Use the pack’s colors' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Everything is saved.').or(page.getByText('Settings saved.'))).toBeVisible();
  await expect
    .poll(async () => {
      await visitor.goto('/');
      return colorOf(visitor, '.topbar', 'backgroundColor');
    })
    .toBe('rgb(17, 38, 63)');
});

test('a logo is in the header of every page, a hostile one is refused with the reason', async ({ page }) => {
  await page.goto('/admin/settings?tab=brand');
  const card = page.getByRole('region', { name: 'Logo', exact: true });
  const drawing = (inside: string) => ({
    name: 'logo.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 20"><path d="M0 0h80v20H0z"/>${inside}</svg>`,
    ),
  });
  await card.locator('input[type=file]').setInputFiles(drawing('<script>alert(1)</script>'));
  await expect(card.getByRole('alert')).toContainText('This SVG holds <script>');
  await card.locator('input[type=file]').setInputFiles(drawing(''));
  await expect(card.getByRole('img', { name: 'Now shown: Logo' })).toBeVisible();
  const visitor = await page.context().newPage();
  for (const path of ['/', landing]) {
    await visitor.goto(path);
    const logo = visitor.locator('.site-header img.logo');
    expect(await logo.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)).toBe(
      true,
    );
    await expectNoFaults(visitor);
  }
  await page.bringToFront();
  await card.getByRole('button', { name: 'Remove: Logo' }).click();
  await page.getByRole('button', { name: 'Remove it' }).click();
  await expect(card.getByRole('img')).toHaveCount(0);
});

test('a photo has an alternative text and a point that stays in sight', async ({ page }) => {
  await page.goto('/admin/settings?tab=photos');
  const card = page.getByRole('region', { name: 'About' });
  await card.locator('input[type=file]').setInputFiles({
    name: 'about.png',
    mimeType: 'image/png',
    buffer: readFileSync('docs/screenshots/home-desktop.png'),
  });
  await card.getByRole('button', { name: 'Describe the photo for About' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Alternative text').fill('Our truck in front of a house');
  await dialog.locator('img').click({ position: { x: 5, y: 5 } });
  await expectNoFaults(page, { part: '[role=dialog]' });
  await dialog.getByRole('button', { name: 'Save description' }).click();
  await expect(dialog).toBeHidden();
  await page.goto('/about');
  const photo = page.getByRole('img', { name: 'Our truck in front of a house' });
  await expect(photo).toHaveCSS('object-position', /^[0-3]% [0-5]%$/);
});
