import { expect } from '@playwright/test';
import sharp from 'sharp';
import { test } from './one-tab.ts';

const photo = () =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: '#3a7' } })
    .png()
    .toBuffer();

// In sequence: they change the same settings.
test.describe.configure({ mode: 'default' });
test.use({ storageState: process.env.PAGEHAUL_SESSION ?? '' });

test('a slogan changed in the settings is on the site at once', async ({ page, request }) => {
  await page.goto('/admin/settings');
  const slogan = page.getByLabel('Slogan');
  const before = await slogan.inputValue();
  await slogan.fill('');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('This can’t be empty')).toBeVisible();

  await slogan.fill('One call and it is gone.');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Settings saved. The site shows them now.')).toBeVisible();
  expect(await (await request.get('/about')).text()).toContain('One call and it is gone.');

  await slogan.fill(before);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Settings saved. The site shows them now.')).toBeVisible();
  expect(await (await request.get('/about')).text()).not.toContain('One call and it is gone.');
});

test('two people who change the same settings are told, and the second decides', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  for (const one of [page, other]) await one.goto('/admin/settings?tab=offers');
  const field = (one: typeof page) => one.getByLabel('The price depends on');
  const before = await field(page).inputValue();
  await field(other).fill('Theirs');
  await other.getByRole('button', { name: 'Save' }).click();
  await expect(other.getByText('Settings saved. The site shows them now.')).toBeVisible();

  await page.bringToFront();
  await field(page).fill('Mine');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('alert')).toContainText('Another user changed these settings');
  await expect(field(page)).toHaveValue('Mine');
  await page.getByRole('button', { name: 'Use theirs, discard mine' }).click();
  await expect(field(page)).toHaveValue('Theirs');

  await field(page).fill(before);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Settings saved. The site shows them now.')).toBeVisible();
});

test('what a colleague saved meanwhile is shown, or held against what was typed, and never reverted', async ({
  browser,
  baseURL,
  request,
}) => {
  // An installed clock can’t be removed.
  const window = await browser.newContext({
    baseURL: baseURL ?? '',
    storageState: process.env.PAGEHAUL_SESSION ?? '',
  });
  const page = await window.newPage();
  await page.clock.install();
  await page.goto('/admin/settings');
  const slogan = page.getByLabel('Slogan');
  const before = await slogan.inputValue();
  const { business } = await (await request.get('/api/settings')).json();
  const saveTheirs = async (text: string, revision: number) => {
    const data = { revision, value: { ...business.value, slogan: text } };
    expect((await request.put('/api/settings/business', { data })).status()).toBe(200);
  };
  const returnLater = async () => {
    await page.getByRole('link', { name: 'Blog', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Blog' }).waitFor();
    await page.clock.fastForward('00:30');
    await page.getByRole('link', { name: 'Settings', exact: true }).click();
  };
  await saveTheirs('Theirs, first.', business.revision);
  await returnLater();
  await expect(slogan).toHaveValue('Theirs, first.');

  await saveTheirs('Theirs, second.', business.revision + 1);
  const reading = Promise.withResolvers<void>();
  await page.route('**/api/settings', async route => {
    await reading.promise;
    await route.continue();
  });
  await returnLater();
  await expect(slogan).toHaveValue('Theirs, first.');
  await slogan.fill('Mine.');
  const read = page.waitForResponse('**/api/settings');
  reading.resolve();
  await read;
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('alert')).toContainText('Another user changed these settings');
  await expect(slogan).toHaveValue('Mine.');
  await page.getByRole('button', { name: 'Use theirs, discard mine' }).click();
  await expect(slogan).toHaveValue('Theirs, second.');

  await slogan.fill(before);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Settings saved. The site shows them now.')).toBeVisible();
  await window.close();
});

test('what is typed while settings are being saved stays, and counts as not saved', async ({ page }) => {
  await page.goto('/admin/settings');
  const slogan = page.getByLabel('Slogan');
  const before = await slogan.inputValue();
  const saving = Promise.withResolvers<void>();
  await page.route('**/api/settings/business', async route => {
    await saving.promise;
    await route.continue();
  });
  await slogan.fill('Sent.');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: 'Saving...' })).toBeVisible();
  await slogan.fill('Sent. And typed since.');
  saving.resolve();
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeEnabled();
  await expect(slogan).toHaveValue('Sent. And typed since.');
  await expect(page.getByText('There are changes that are not saved.')).toBeVisible();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(slogan).toHaveValue('Sent.');

  await slogan.fill(before);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Settings saved. The site shows them now.')).toBeVisible();
});

test('coordinates of a town are typed key by key, below zero and with decimals', async ({ page }) => {
  await page.goto('/admin/settings?tab=areas');
  await page.getByRole('button', { name: 'Add a town' }).click();
  const longitude = page.getByLabel('Longitude').last();
  await longitude.pressSequentially('-80.05');
  await expect(longitude).toHaveValue('-80.05');
  await longitude.fill('');
  await expect(longitude).toHaveValue('');
  await longitude.pressSequentially('-0.5');
  await longitude.blur();
  await expect(longitude).toHaveValue('-0.5');
});

test('a secret typed among settings is saved with them, or discarded', async ({ page }) => {
  await page.goto('/admin/settings?tab=accounts');
  const token = page.getByLabel('Token of the service', { exact: true });
  await token.fill('typed and unwanted');
  await expect(page.getByText('There are changes that are not saved.')).toBeVisible();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(token).toHaveValue('');
  await token.fill('typed and saved');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Token of the service saved.')).toBeVisible();
  await expect(page.getByText('Everything is saved.')).toBeVisible();
  await page.getByRole('button', { name: 'Take it away' }).click();
  await expect(page.getByText('Token of the service taken away.')).toBeVisible();
});

test('a typed name is not left behind', async ({ page }) => {
  await page.goto('/admin/account');
  const name = page.getByRole('textbox', { name: 'Name', exact: true });
  const before = await name.inputValue();
  await name.fill('Nora Keller');
  page.once('dialog', dialog => {
    void dialog.dismiss();
  });
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page).toHaveURL(/\/admin\/account$/);
  for (const one of ['Nora Keller', before]) {
    await name.fill(one);
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('Name saved.').last()).toBeVisible();
    await page.reload();
    await expect(name).toHaveValue(one);
  }
});

test('a photo of the owner’s takes the place of the drawing', async ({ page, request }) => {
  await page.goto('/admin/settings?tab=photos');
  const file = { name: 'about.png', mimeType: 'image/png', buffer: await photo() };
  await page.getByRole('region', { name: 'About' }).locator('input[type=file]').setInputFiles(file);
  await expect(page.getByRole('img', { name: 'Now shown: About' })).toBeVisible();
  const html = await (await request.get('/about')).text();
  const address = /src="(\/photos\/[^"]+)"/.exec(html)?.[1] ?? '';
  expect((await request.get(address)).headers()['content-type']).toBe('image/webp');

  await page.getByRole('region', { name: 'About' }).getByRole('button', { name: 'Take away' }).click();
  await page.getByRole('button', { name: 'Take it away' }).click();
  await expect(page.getByRole('img', { name: 'Now shown: About' })).toBeHidden();
  expect(await (await request.get('/about')).text()).not.toContain('/photos/');
});
