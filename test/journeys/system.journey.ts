import { expect, type Page } from '@playwright/test';
import { freePort } from '../free-port.ts';
import { admin } from './admin-account.ts';
import { expectNoFaults, isAllThere } from './no-faults.ts';
import { test } from './one-tab.ts';
import { spawnProgram } from './start-program.ts';

// Needs its own program: a restore also resets the data of other journeys.
test.describe.configure({ mode: 'serial' });

let program: Awaited<ReturnType<typeof spawnProgram>>;
test.beforeAll(async () => {
  program = await spawnProgram({ mailPort: await freePort(), demo: true });
});
test.afterAll(async () => {
  await program.stop();
});

async function open(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${program.url}${path}`);
  await page.getByLabel('Email').fill(admin.email);
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(admin.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(`${program.url}${path}`);
}

test('a backup is made, something is deleted, and restoring brings it back as it was', async ({ page }) => {
  const address = `${program.url}/junk-removal-boca-raton-fl/`;
  const before = await (await page.request.get(address)).text();
  await open(page, '/admin/database');
  await expect(page.getByText('No backups yet')).toBeVisible();
  await page.getByRole('button', { name: 'Back up now' }).click();
  const backups = page.getByRole('table', { name: 'Backups' });
  const made = backups.getByRole('row', { name: /Made by hand/ });
  await expect(made).toBeVisible();
  const name = /pagehaul-\d[a-z0-9-]*\.pagehaul-backup/.exec((await made.textContent()) ?? '')?.[0] ?? '';
  expect(name).not.toBe('');
  await expectNoFaults(page);

  await page.goto(`${program.url}/admin/pages?search=junk-removal-boca-raton`);
  await page.getByRole('button', { name: /^Delete Junk Removal/ }).click();
  await page.getByRole('button', { name: 'Delete page' }).click();
  await expect
    .poll(async () => (await page.request.get(address, { maxRedirects: 0 })).status())
    .not.toBe(200);

  await page.goto(`${program.url}/admin/database`);
  await made.getByRole('button', { name: `Restore ${name}` }).click();
  const restore = page.getByRole('dialog').getByRole('button', { name: 'Restore', exact: true });
  await expect(restore).toBeDisabled();
  await page.getByLabel('Type the name of the file to restore it').fill(name);
  await expectNoFaults(page);
  await restore.click();
  await expect.poll(async () => (await page.request.get(address, { maxRedirects: 0 })).status()).toBe(200);
  expect(withoutStamps(await (await page.request.get(address)).text())).toBe(withoutStamps(before));
  await expect(page.getByText('What a restore replaced')).toBeVisible();
  await expect(page.getByText(/^Last restored/)).toBeVisible();
});

/** A form says when it was drawn, signed. */
function withoutStamps(html: string): string {
  return html.replaceAll(/value="[^"]*"/g, '');
}

test('a webhook that leads back to this machine is refused, and one without an answer says so and waits', async ({
  page,
}) => {
  await open(page, '/admin/webhooks');
  await page.getByRole('button', { name: 'Add the first one' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Address').fill('https://127.0.0.1/hook');
  await form.getByRole('button', { name: 'Add webhook' }).click();
  await expect(form.getByText('That address is not on the open internet')).toBeVisible();
  await form.getByLabel('Address').fill('https://hooks.invalid/pagehaul');
  await expectNoFaults(page);
  await form.getByRole('button', { name: 'Add webhook' }).click();
  await expect(page.getByText('Copy the secret now')).toBeVisible();
  await expect(page.getByRole('dialog').getByText(/^whsec_/)).toBeVisible();
  await page.getByRole('button', { name: 'I have copied it' }).click();
  const list = page.getByRole('table', { name: 'Webhooks' });
  await expect(list).toContainText('https://hooks.invalid/pagehaul');
  await page.getByRole('button', { name: 'Send test https://hooks.invalid/pagehaul' }).click();
  const messages = page.getByRole('dialog');
  await expect(messages.getByText(/1 attempt/)).toBeVisible();
  await expect(messages).toContainText('Waiting');
  await expectNoFaults(page);
});

test('who is signed out in another tab signs in over the half-filled form, and nothing is lost', async ({
  page,
}) => {
  await open(page, '/admin/settings');
  const slogan = page.getByLabel('Slogan');
  await slogan.fill('One call and it is gone.');
  const other = await page.context().newPage();
  await other.goto(`${program.url}/admin`);
  await other.getByRole('button', { name: 'Sign Out' }).click();
  await expect(other).toHaveURL(/\/auth$/);
  await other.close();

  await page.getByRole('button', { name: 'Save' }).click();
  const dialog = page.getByRole('dialog', { name: 'You are signed out' });
  const password = dialog.getByRole('textbox', { name: 'Password' });
  await expect(password).toBeFocused();
  await expectNoFaults(page);
  await password.fill('not my password');
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await password.fill(admin.password);
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await expect(dialog).toBeHidden();
  await expect(slogan).toHaveValue('One call and it is gone.');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Settings saved. The site shows them now.')).toBeVisible();

  // Signed out again, and now leaving: nothing of the screen stays.
  await page.context().clearCookies();
  await page.getByRole('link', { name: 'Customers' }).click();
  await dialog.getByRole('button', { name: 'Leave this screen' }).click();
  await expect(page).toHaveURL(/\/auth\?from=/);
  await expect(page.getByRole('heading', { name: 'Sign in to Pagehaul' })).toBeVisible();
});

test('a button pressed twice does it once', async ({ page }) => {
  await open(page, '/admin/redirects');
  await page.getByRole('button', { name: 'Add redirect' }).first().click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Source path').fill('/pressed-twice');
  await form.getByLabel('Destination path').fill('/pricing');
  await form.getByRole('button', { name: 'Add redirect' }).dblclick();
  await expect(form).toBeHidden();
  await expect(page.getByRole('row', { name: /pressed-twice/ })).toHaveCount(1);
  await expect(page.getByRole('alert')).toHaveText([/^\/pressed-twice redirects to \/pricing/]);
});

test('the second click of the double click that opens a dialog neither answers nor closes it', async ({
  page,
}) => {
  await open(page, '/admin/redirects');
  const dialog = page.getByRole('dialog');
  const add = page.getByRole('button', { name: 'Add redirect' });
  const clickAgain = async () => {
    await page.mouse.down({ clickCount: 2 });
    await page.mouse.up({ clickCount: 2 });
    await isAllThere(page);
  };
  await add.first().click();
  await expect(dialog).toBeVisible();
  await clickAgain();
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).hover();
  await clickAgain();
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
});

test('a dialog that closes when it is answered hears one answer of a double click', async ({ page }) => {
  await open(page, '/admin/pages');
  let asked = 0;
  await page.route('**/api/pages/bulk', route => {
    asked += 1;
    return route.abort();
  });
  await page
    .getByRole('button', { name: /^Delete / })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Delete page' });
  await dialog.getByRole('button', { name: 'Delete page' }).dblclick();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('alert')).toHaveCount(1);
  expect(asked).toBe(1);
});
