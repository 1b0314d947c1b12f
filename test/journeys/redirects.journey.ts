import { expect } from '@playwright/test';
import { declineNext } from './decline-next.ts';
import { test } from './one-tab.ts';

test.use({ storageState: process.env.PAGEHAUL_SESSION ?? '' });

test('a missing address becomes a redirect in one step, and a cycle is refused', async ({
  page,
  request,
}) => {
  await request.get('/junk-removal-hialeahh-fl/');
  await page.goto('/admin/redirects?view=missing');
  const row = page.getByRole('row', { name: /junk-removal-hialeahh-fl/ });
  await expect(row.getByText('Nearest live page: /junk-removal-hialeah-fl/')).toBeVisible();
  const button = row.getByRole('button', { name: /^Redirect there: \/junk-removal-hialeahh-fl to / });
  // Clicks twice before the next render.
  await button.evaluate((one: HTMLElement) => {
    one.click();
    one.click();
  });
  await expect(
    page.getByText('/junk-removal-hialeahh-fl redirects to /junk-removal-hialeah-fl/'),
  ).toBeVisible();
  await expect(row).toBeHidden();
  const moved = await request.get('/junk-removal-hialeahh-fl/?a=1', { maxRedirects: 0 });
  expect([moved.status(), moved.headers().location]).toEqual([301, '/junk-removal-hialeah-fl/?a=1']);
  // Counted now: a notice disappears after a while.
  expect(await page.getByText('The redirect could not be added').count()).toBe(0);

  await request.get('/somewhere-else-entirely');
  await page.reload();
  await page.getByRole('button', { name: 'Redirect /somewhere-else-entirely', exact: true }).click();
  const form = page.getByRole('dialog', { name: 'Add redirect' });
  await expect(form.getByLabel('Source path')).toHaveValue('/somewhere-else-entirely');
  await form.getByRole('button', { name: 'Cancel' }).click();
  await expect(form).toBeHidden();

  await page.getByRole('button', { name: 'Add redirect' }).click();
  await page.getByLabel('Source path').fill('/junk-removal-hialeah-fl');
  await page.getByLabel('Destination path').fill('/junk-removal-hialeahh-fl');
  // Two fields are work: the dialog asks before it loses them, and here nobody agrees.
  const asked = declineNext(page);
  await page.keyboard.press('Escape');
  expect(await asked).toMatch(/^Close without saving/);
  await expect(page.getByLabel('Source path')).toHaveValue('/junk-removal-hialeah-fl');
  await form.getByRole('button', { name: 'Add redirect' }).click();
  await expect(form.getByText('round in a circle')).toBeVisible();
  await form.getByRole('button', { name: 'Cancel' }).click();

  await page.getByRole('tab', { name: 'Redirects' }).click();
  await row.getByRole('button', { name: /^Edit/ }).click();
  const change = page.getByRole('dialog', { name: 'Change redirect' });
  await change.getByLabel('Description').fill('Mine');
  const { origin } = new URL(page.url());
  const [{ id, source_path, destination_path }] = (
    await (await request.get('/api/redirects?search=hialeahh')).json()
  ).items;
  const data = { source_path, destination_path, description: 'Theirs' };
  expect((await request.put(`/api/redirects/${id}`, { headers: { origin }, data })).ok()).toBe(true);
  await change.getByRole('button', { name: 'Save redirect' }).click();
  await change.getByRole('button', { name: 'Load the saved texts' }).click();
  await expect(change.getByLabel('Description')).toHaveValue('Theirs');
  await change.getByLabel('Description').fill('Both');
  await change.getByRole('button', { name: 'Save redirect' }).click();
  await expect(change).toBeHidden();
  await row.getByRole('switch').click({ force: true });
  await expect(page.getByText('/junk-removal-hialeahh-fl is not redirected')).toBeVisible();
  await expect.poll(async () => (await request.get('/junk-removal-hialeahh-fl/')).status()).toBe(404);
  await row.getByRole('button', { name: /^Delete/ }).click();
  await expect(page.getByText('Are you sure you want to delete this redirect?')).toBeVisible();
  await page.getByRole('button', { name: 'Delete redirect' }).click();
  await expect(page.getByText('Redirect deleted')).toBeVisible();
  await expect(row).toBeHidden();
});

test('a file is looked at before it is taken, and refused rows are listed', async ({ page, request }) => {
  await page.goto('/admin/redirects');
  const take = async (csv: string) => {
    await page.getByRole('button', { name: 'Import CSV' }).click();
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'old.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  };
  await take('source_path,destination_path\n/file-a,/contact\nfile-b,/about');
  await expect(page.getByText('1 new, 0 changed, 0 the same, 1 row refused.')).toBeVisible();
  const kept = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download every verdict' }).click();
  expect((await kept).suggestedFilename()).toBe('redirect-verdicts.csv');
  await expect(page.getByRole('button', { name: 'Import the other redirect' })).toBeEnabled();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();

  await take('source_path,destination_path\n/file-a,/contact\n/file-b,/file-a');
  await expect(page.getByText('Leads on to /contact')).toBeVisible();
  await page.getByRole('button', { name: 'Import 2' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('row', { name: /file-b/ })).toBeVisible();
  const moved = await request.get('/file-b', { maxRedirects: 0 });
  expect(moved.headers().location).toBe('/contact');
});
