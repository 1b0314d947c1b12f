import { expect, type Page } from '@playwright/test';
import { appCode } from '../visitor.ts';
import { admin } from './admin-account.ts';
import { choose, tabTo } from './by-keyboard.ts';
import { expectNoFaults } from './no-faults.ts';
import { test } from './one-tab.ts';
import { startProgramWithMail } from './program-with-mail.ts';

// Needs its own program and mail server: other journeys stop theirs.
test.describe.configure({ mode: 'serial' });

const email = 'casey@example.com';
const password = 'seven purple wheelbarrows';
let program: Awaited<ReturnType<typeof startProgramWithMail>>;
test.beforeAll(async () => {
  program = await startProgramWithMail({ demo: false });
});
test.afterAll(() => program.stop());

async function fillIn(page: Page, secret: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(secret);
}

let secret = '';
let recoveryCode = '';

test('a visitor signs up, confirms by the link of the mail, and adds a second factor', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${program.url}/auth`);
  await page.getByRole('button', { name: "Don't have an account? Sign up" }).click();
  await fillIn(page, password);
  await page.getByRole('textbox', { name: 'Confirm password' }).fill('something else');
  await page.getByRole('button', { name: 'Sign up', exact: true }).click();
  await expect(page.getByText('Passwords do not match')).toBeVisible();
  await page.getByRole('textbox', { name: 'Confirm password' }).fill(password);
  await page.getByRole('button', { name: 'Sign up', exact: true }).click();
  await expect(page.getByText('Check your email for the confirmation link')).toBeVisible();
  await expectNoFaults(page);

  await page.goto(`${program.url}/auth?confirm=`);
  await expect(page.getByText('No session defined in URL')).toBeVisible();
  await expectNoFaults(page);
  await page.goto(await program.mailTo(email, /(http\S+\/auth\?confirm=\S+)/));
  await expectNoFaults(page);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText(`${email} is confirmed.`)).toBeVisible();
  await page.getByRole('button', { name: 'Go on' }).click();
  await fillIn(page, password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/customer$/);

  await page.getByRole('link', { name: 'Open your account' }).click();
  await page.getByRole('button', { name: 'Add an authenticator app' }).click();
  secret = ((await page.getByLabel('Secret').textContent()) ?? '').replaceAll(' ', '');
  await expectNoFaults(page);
  await page.getByLabel('Code of the app').fill('000000');
  await page.getByRole('button', { name: 'Turn it on' }).click();
  await expect(page.getByRole('alert')).toContainText('This code is wrong');
  await page.getByLabel('Code of the app').fill(appCode(secret));
  await page.getByRole('button', { name: 'Turn it on' }).click();
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  recoveryCode = (await codes.first().textContent()) ?? '';
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL(/\/auth$/);
});

test('a customer signs in with a new account, by keyboard alone, and is refused the back office', async ({
  page,
}) => {
  await page.goto(`${program.url}/auth`);
  const emailField = page.getByLabel('Email');
  await expect(emailField).toBeFocused();
  await page.keyboard.type(email);
  await tabTo(page, page.getByRole('textbox', { name: 'Password' }));
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
  await expectNoFaults(page);
  await choose(page, page.getByRole('button', { name: 'Use a recovery code' }));
  await tabTo(page, page.getByLabel('Recovery code'), { back: true });
  await page.keyboard.type(recoveryCode);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/customer$/);

  await choose(page, page.getByRole('button', { name: 'Sign Out' }));
  await expect(page).toHaveURL(/\/auth$/);
  await fillIn(page, password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByLabel('Code').fill(appCode(secret, 1));
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/customer$/);
  await page.goto(`${program.url}/admin`);
  await expect(
    page.getByText('Access Denied - You need admin privileges to access this area.'),
  ).toBeVisible();
});

test('a forgotten password is replaced by the link of a mail', async ({ page }) => {
  await page.goto(`${program.url}/auth`);
  await page.getByRole('button', { name: 'Forgot your password?' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText('If there is an account with this email')).toBeVisible();
  await page.goto(await program.mailTo(email, /(http\S+\/auth\?reset=\S+)/));
  await page.getByRole('textbox', { name: 'New password' }).fill('password123');
  await page.getByRole('textbox', { name: 'Confirm password' }).fill('password123');
  await page.getByRole('button', { name: 'Set the password' }).click();
  await expect(page.getByRole('alert')).toContainText('easy to guess');
  await page.getByRole('textbox', { name: 'New password' }).fill('nine silent accordions');
  await page.getByRole('textbox', { name: 'Confirm password' }).fill('nine silent accordions');
  await page.getByRole('button', { name: 'Set the password' }).click();
  await page.getByRole('button', { name: 'Go on to signing in' }).click();
  await fillIn(page, 'nine silent accordions');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
});

test('a wrong code by email is refused in words, and another one is mailed that signs in', async ({
  page,
}) => {
  await page.goto(`${program.url}/auth`);
  await page.getByRole('button', { name: 'Mail me a one-time code instead' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Mail the code' }).click();
  const first = await program.mailTo(email, /sign in: (\d{6})/);
  await page.getByLabel('Code').fill('none');
  await page.getByRole('button', { name: 'Use the code' }).click();
  await expect(page.getByRole('alert')).toContainText('Check its six digits, or ask for another.');
  await expectNoFaults(page);
  await page.getByRole('button', { name: 'Mail another code' }).click();
  await expect.poll(() => program.mailTo(email, /sign in: (\d{6})/)).not.toBe(first);
  await page.getByLabel('Code').fill(await program.mailTo(email, /sign in: (\d{6})/));
  await page.getByRole('button', { name: 'Use the code' }).click();
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
});

test('an admin sees what was sent, and no link that another user could still use', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${program.url}/admin/outbox`);
  await page.getByLabel('Email').fill(admin.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(admin.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/admin\/outbox/);
  await expectNoFaults(page);
  await page.getByRole('button', { name: /^A new password for/ }).click();
  await expect(page.getByText('The text was deleted')).toBeVisible();
  await page.goto(`${program.url}/admin/settings?tab=accounts`);
  await expect(page.getByLabel('Name on the button')).toBeVisible();
  await expectNoFaults(page);
});
