import { expect, type Page, test } from '@playwright/test';
import { expectNoFaults } from '../journeys/no-faults.ts';
import { startProgramWithMail } from '../journeys/program-with-mail.ts';
import { appCode } from '../visitor.ts';

// Needs its own program and mail server: other journeys stop theirs.
const email = 'robin@example.com';
const password = 'eleven sleepy tug boats';
const towns = ['Archer', 'Bronson', 'Chiefland', 'Dunnellon', 'Evinston', 'Fanning', 'Grandin', 'Hawthorne'];
const limit = 10;
let program: Awaited<ReturnType<typeof startProgramWithMail>>;
test.beforeAll(async () => {
  program = await startProgramWithMail({ demo: true });
});
test.afterAll(() => program.stop());

async function fillIn(page: Page): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(password);
}

async function generate(page: Page, city: string): Promise<void> {
  await page.getByRole('textbox', { name: 'City' }).fill(city);
  await page.getByRole('textbox', { name: 'State' }).fill('FL');
  await page.getByRole('textbox', { name: 'Primary Keyword' }).fill('shed removal');
  await page.getByRole('button', { name: 'Generate Landing Page' }).click();
}

test('an account, from signing up to the page after the last of its plan', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${program.url}/auth`);
  await page.getByRole('button', { name: "Don't have an account? Sign up" }).click();
  await fillIn(page);
  await page.getByRole('textbox', { name: 'Confirm password' }).fill(password);
  await page.getByRole('button', { name: 'Sign up', exact: true }).click();
  await expect(page.getByText('Check your email for the confirmation link')).toBeVisible();

  await page.getByRole('button', { name: 'Already have an account? Sign in' }).click();
  await expect(page.getByText('Check your email for the confirmation link')).toBeHidden();
  await fillIn(page);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page).toHaveURL(/\/auth$/);

  await page.goto(await program.mailTo(email, /(http\S+\/auth\?confirm=\S+)/));
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText(`${email} is confirmed.`)).toBeVisible();
  await page.getByRole('button', { name: 'Go on' }).click();
  await fillIn(page);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(/\/customer$/);
  await expect(page.getByText(`0 of ${limit}`)).toBeVisible();

  await page.getByRole('link', { name: 'Open your account' }).click();
  await page.getByRole('button', { name: 'Add an authenticator app' }).click();
  const secret = ((await page.getByLabel('Secret').textContent()) ?? '').replaceAll(' ', '');
  await page.getByLabel('Code of the app').fill(appCode(secret));
  await page.getByRole('button', { name: 'Turn it on' }).click();
  await expect(page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')).toHaveCount(10);

  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL(/\/auth$/);
  await fillIn(page);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
  expect((await page.request.get(`${program.url}/api/customer`)).status()).toBe(401);
  await page.getByLabel('Code').fill(appCode(secret, 1));
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/customer$/);

  await page.goto(`${program.url}/admin`);
  await expect(
    page.getByText('Access Denied - You need admin privileges to access this area.'),
  ).toBeVisible();
  expect((await page.request.get(`${program.url}/api/templates`)).status()).toBe(403);

  await page.goto(`${program.url}/customer`);
  const cities = [...towns, 'Island Grove', 'Jasper'];
  for (const [n, city] of cities.entries()) {
    await generate(page, city);
    await expect(page.getByText(`${n + 1} of ${limit}`)).toBeVisible();
  }
  await expect(page.getByText(`You have generated all ${limit} pages of this month.`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Generate Landing Page' })).toBeDisabled();
  expect((await page.request.get(`${program.url}/shed-removal-in-jasper-fl/`)).status()).toBe(200);

  // The button is only a convenience: the server refuses a program that calls anyway, and nothing is created.
  const templates = await (await page.request.get(`${program.url}/api/customer/templates`)).json();
  const refused = await page.request.post(`${program.url}/api/customer/pages`, {
    headers: { origin: program.url },
    data: {
      template_id: templates.items[0].id,
      field_values: { city: 'Keystone Heights', state: 'FL', keyword: 'shed removal' },
    },
  });
  expect([refused.status(), await refused.text()]).toEqual([
    429,
    expect.stringContaining(`You have generated all ${limit} pages of this month.`),
  ]);
  expect((await page.request.get(`${program.url}/shed-removal-in-keystone-heights-fl/`)).status()).toBe(404);
  await expectNoFaults(page);
});
