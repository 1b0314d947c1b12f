import { expect, type Page } from '@playwright/test';
import { appCode } from '../visitor.ts';
import { admin } from './admin-account.ts';
import { choose, tabTo } from './by-keyboard.ts';
import { declineNext } from './decline-next.ts';
import { expectNoFaults } from './no-faults.ts';
import { test } from './one-tab.ts';
import { startProgramWithMail } from './program-with-mail.ts';

// Needs its own program and mail server: other journeys stop theirs.
test.describe.configure({ mode: 'serial', timeout: 480_000 });

const email = 'nell@example.com';
const password = 'seven purple wheelbarrows';
const invitation = /(http\S+\/auth\?invitation=\S+)/;
let program: Awaited<ReturnType<typeof startProgramWithMail>>;
test.beforeAll(async () => {
  program = await startProgramWithMail({ demo: false });
});
test.afterAll(() => program.stop());

/** Each width and both schemes, but not every combination: the checker is slow. */
const looks = [
  { width: 375, colorScheme: 'light' },
  { width: 768, colorScheme: 'dark' },
  { width: 1200, colorScheme: 'light' },
] as const;

async function fitsAllWidths(page: Page, where: string): Promise<void> {
  for (const { width, colorScheme } of looks) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoFaults(page, { schemes: [colorScheme] });
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect.soft([where, width, wider]).toEqual([where, width, 0]);
  }
}

async function signIn(page: Page, account: { email: string; password: string }): Promise<void> {
  await page.getByLabel('Email').fill(account.email);
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

test('an admin invites a colleague, who chooses a password and is an admin', async ({ page, browser }) => {
  await page.goto(`${program.url}/admin/staff`);
  await signIn(page, admin);
  await expect(page.getByRole('table', { name: 'Staff' })).toContainText(admin.email);
  await page.getByRole('textbox', { name: 'Email of the new admin' }).fill(email);
  await page.getByRole('button', { name: 'Invite an admin' }).click();
  await expect(page.getByText(`${email} is invited.`)).toBeVisible();
  await expect(page.getByRole('list', { name: 'Invitations' })).toContainText('Waiting');
  await fitsAllWidths(page, 'staff');

  const colleague = await (await browser.newContext()).newPage();
  await colleague.goto(await program.mailTo(email, invitation));
  await expect(colleague.getByText(`Choose a password for ${email}`)).toBeVisible();
  await fitsAllWidths(colleague, 'invitation');
  await colleague.getByLabel('Your name').fill('Nell');
  await colleague.getByRole('textbox', { name: 'Password', exact: true }).fill('password123');
  await colleague.getByRole('textbox', { name: 'Confirm password' }).fill('password123');
  await colleague.getByRole('button', { name: 'Accept the invitation' }).click();
  await expect(colleague.getByRole('alert')).toContainText('easy to guess');
  await colleague.getByRole('textbox', { name: 'Password', exact: true }).fill(password);
  await colleague.getByRole('textbox', { name: 'Confirm password' }).fill(password);
  await colleague.getByRole('button', { name: 'Accept the invitation' }).click();
  await expect(colleague).toHaveURL(/\/admin$/);
  await colleague.goto(`${program.url}/admin/staff`);
  await expect(colleague.getByRole('table', { name: 'Staff' })).toContainText('You');
  await expect(colleague.getByRole('list', { name: 'Invitations' })).toContainText('Accepted');
  await colleague.goto(await program.mailTo(email, invitation));
  await expect(colleague.getByText('This invitation does not work')).toBeVisible();
  await colleague.context().close();
});

test('an admin makes a key, a program uses it within its scopes, and it is revoked', async ({ page }) => {
  await page.goto(`${program.url}/admin/staff?view=keys`);
  await signIn(page, { email, password });
  await expect(page.getByText('No API keys')).toBeVisible();
  await page.getByRole('button', { name: 'New API key' }).click();
  await page.getByRole('button', { name: 'Create key' }).click();
  await expect(page.getByText('Choose at least one scope')).toBeVisible();
  await fitsAllWidths(page, 'key-form');
  await page.getByLabel('Name').fill('Night import');
  await page.getByRole('checkbox', { name: 'Read Pages', exact: true }).press('Space');
  const asked = declineNext(page);
  await page.getByRole('link', { name: 'Dashboard' }).click();
  expect(await asked).toMatch(/^Leave without saving/);
  await expect(page.getByRole('checkbox', { name: 'Read Pages', exact: true })).toBeChecked();
  await page.getByRole('button', { name: 'Create key' }).click();
  const key = (await page.getByLabel('API key', { exact: true }).textContent()) ?? '';
  expect(key).toMatch(/^ph_/);
  await fitsAllWidths(page, 'new-key');
  const ask = (path: string) =>
    fetch(new URL(path, program.url), { headers: { authorization: `Bearer ${key}` } }).then(
      reply => reply.status,
    );
  expect([await ask('/api/pages'), await ask('/api/leads'), await ask('/api/staff')]).toEqual([
    200, 403, 403,
  ]);

  await page.getByRole('button', { name: 'I have kept it' }).click();
  await page.reload();
  await expect(page.getByRole('table', { name: 'API keys' })).toContainText('just now');
  expect(await page.content()).not.toContain(key);
  await fitsAllWidths(page, 'keys');
  await page.getByRole('button', { name: 'Revoke Night import' }).click();
  await page.getByRole('button', { name: 'Revoke the key' }).click();
  await expect(page.getByText('Key revoked')).toBeVisible();
  await expect(page.getByRole('table', { name: 'API keys' })).toContainText('Revoked');
  expect(await ask('/api/pages')).toBe(401);
});

/** Adds an authenticator app on the account screen by keyboard alone; returns its secret. */
async function addApp(page: Page): Promise<string> {
  await choose(page, page.getByRole('button', { name: 'Add an authenticator app' }));
  const secret = ((await page.getByLabel('Secret').textContent()) ?? '').replaceAll(' ', '');
  await tabTo(page, page.getByLabel('Code of the app'));
  await page.keyboard.type(appCode(secret));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')).toHaveCount(10);
  return secret;
}

const asked = 'Your company asks every admin for a second factor';
let ownersApp = '';
let ownersCode = '';

test('an admin requires a second factor of all admins; one without it adds it and continues', async ({
  page,
  browser,
}) => {
  const nell = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  await nell.goto(`${program.url}/admin/redirects?view=missing`);
  await signIn(nell, { email, password });
  await expect(nell.getByRole('heading', { level: 1, name: '301 Redirects' })).toBeVisible();

  await page.goto(`${program.url}/admin/settings?tab=accounts`);
  await signIn(page, admin);
  const rule = page.getByRole('switch', { name: 'Admins need a second factor' });
  await expect(page.getByText('You have none yet yourself.')).toBeVisible();
  await expect(page.getByText(`Others without one: ${email}.`)).toBeVisible();
  await fitsAllWidths(page, 'factor-rule');
  await rule.press('Space');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('Add a second factor to your own account first');
  await fitsAllWidths(page, 'factor-rule-refused');
  await page.getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('link', { name: 'Add yours under Account' }).click();
  ownersApp = await addApp(page);
  ownersCode =
    (await page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem').first().textContent()) ??
    '';
  await choose(page, page.getByRole('button', { name: 'I have kept them' }));
  await page.goto(`${program.url}/admin/settings?tab=accounts`);
  await rule.press('Space');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Settings saved.')).toBeVisible();
  await page.goto(`${program.url}/admin/account`);
  await page.getByRole('button', { name: 'Remove Authenticator app' }).click();
  await page.getByRole('button', { name: 'Remove it' }).click();
  await expect(page.getByText('This is your last second factor')).toBeVisible();

  // The next call redirects a signed-in admin there, and back to the same list.
  await nell.getByRole('link', { name: 'Leads' }).click();
  await expect(nell).toHaveURL(/\/admin\/account\?from=/);
  await expect(nell.getByText(asked)).toBeVisible();
  await addApp(nell);
  await nell.reload();
  await expect(nell.getByText('Your second factor is on')).toBeVisible();
  await fitsAllWidths(nell, 'factor-met');
  await choose(nell, nell.getByRole('button', { name: 'Continue where you were' }));
  await expect(nell).toHaveURL(/\/admin\/leads$/);
  await expect(nell.getByRole('heading', { level: 1, name: 'Leads' })).toBeVisible();
  await nell.context().close();
});

test('an admin who is invited while a second factor is asked for is sent straight to adding one', async ({
  page,
  browser,
}) => {
  await page.goto(`${program.url}/admin/staff`);
  await signIn(page, admin);
  await page.getByLabel('Code').fill(appCode(ownersApp, 1));
  await page.getByRole('button', { name: 'Continue' }).click();
  const third = 'kim@example.com';
  await page.getByRole('textbox', { name: 'Email of the new admin' }).fill(third);
  await page.getByRole('button', { name: 'Invite an admin' }).click();
  await expect(page.getByText(`${third} is invited.`)).toBeVisible();

  const kim = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  await kim.goto(await program.mailTo(third, invitation));
  await kim.getByLabel('Your name').fill('Kim');
  await kim.getByRole('textbox', { name: 'Password', exact: true }).fill(password);
  await kim.getByRole('textbox', { name: 'Confirm password' }).fill(password);
  await kim.getByRole('button', { name: 'Accept the invitation' }).click();
  await expect(kim).toHaveURL(/\/admin\/account\?from=%2Fadmin$/);
  await expect(kim.getByText(asked)).toBeVisible();
  await expect(kim.getByRole('button', { name: 'Add an authenticator app' })).toBeInViewport();
  await expect(kim.getByRole('link', { name: 'Templates' })).toBeHidden();
  await fitsAllWidths(kim, 'factor-needed');
  await kim.goto(`${program.url}/admin/leads?view=spam`);
  await expect(kim).toHaveURL(/\/admin\/account\?from=/);
  await addApp(kim);
  await fitsAllWidths(kim, 'factor-codes');
  await choose(kim, kim.getByRole('button', { name: 'I saved them. Continue' }));
  await expect(kim).toHaveURL(/\/admin\/leads\?view=spam$/);
  await expect(kim.getByRole('link', { name: 'Templates' })).toBeVisible();
  await kim.context().close();

  await page.reload();
  await page.getByRole('button', { name: `Delete ${third}` }).click();
  await page.getByRole('button', { name: 'Delete the account' }).click();
  await expect(page.getByRole('table', { name: 'Staff' })).not.toContainText(third);
});

test('the last admin is told that they have to stay', async ({ page }) => {
  await page.goto(`${program.url}/admin/staff`);
  await signIn(page, admin);
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Recovery code').fill(ownersCode);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: `Delete ${email}` }).click();
  await page.getByRole('button', { name: 'Delete the account' }).click();
  await expect(page.getByRole('table', { name: 'Staff' })).not.toContainText(email);
  await page.getByRole('button', { name: `Make a customer of ${admin.email}` }).click();
  await page.getByRole('button', { name: 'Make a customer', exact: true }).click();
  await expect(page.getByText(`${admin.email} is the last admin. Make another one first.`)).toBeVisible();
});
