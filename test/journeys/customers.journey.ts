import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { dirname, join } from 'node:path';
import { type Browser, expect, type Page } from '@playwright/test';
import { expectNoFaults, isAllThere } from './no-faults.ts';
import { test } from './one-tab.ts';

// One customer, from account to being switched off.
test.describe.configure({ mode: 'serial' });

const customer = { email: 'dana@example.com', password: 'four quiet harbour cranes' };

test.beforeAll(async () => {
  const line = join(import.meta.dirname, '../../dist/server/command-line.js');
  const child = spawn(
    process.execPath,
    [line, 'users', 'create', customer.email, '--role', 'customer', '--password-stdin'],
    {
      env: { ...process.env, DATA_DIR: dirname(process.env.PAGEHAUL_SESSION ?? '') },
      stdio: ['pipe', 'ignore', 'inherit'],
    },
  );
  child.stdin.end(`${customer.password}\n`);
  const [code] = await once(child, 'exit');
  expect(code).toBe(0);
});

async function asAdmin(browser: Browser, work: (page: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext({
    storageState: process.env.PAGEHAUL_SESSION ?? '',
    baseURL: process.env.PAGEHAUL_URL ?? '',
    reducedMotion: 'reduce',
  });
  await work(await context.newPage());
  await context.close();
}

async function signIn(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/auth');
  await page.getByLabel('Email').fill(customer.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(customer.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/customer$/);
}

async function generate(page: Page, city: string): Promise<void> {
  await page.getByRole('textbox', { name: 'City' }).fill(city);
  await page.getByRole('textbox', { name: 'State' }).fill('FL');
  await page.getByRole('textbox', { name: 'Primary Keyword' }).fill('piano moving');
  await page.getByRole('button', { name: 'Generate Landing Page' }).click();
}

test('staff find a customer and set plan and limit; a wrong website is told beside its field', async ({
  browser,
}) => {
  await asAdmin(browser, async page => {
    await page.goto('/admin/users');
    await page.getByRole('searchbox', { name: 'Search customers' }).fill('nobody like this');
    await expect(page.getByText('No customers found')).toBeVisible();
    await page.getByRole('searchbox', { name: 'Search customers' }).fill('DANA@');
    await expectNoFaults(page);
    await page.getByRole('link', { name: customer.email, exact: true }).click();
    // The list has a filter "Plan" too; choosing in it would cancel the navigation to the customer.
    await expect(page.getByRole('form', { name: 'Customer' })).toBeVisible();
    await page.getByLabel('Plan').selectOption('Basic');
    await page.getByLabel('Pages a month').fill('2');
    await page.getByLabel('Website').fill('javascript:alert(1)');
    await page.getByRole('button', { name: 'Save customer' }).click();
    await expect(page.getByText('Enter a web address that starts with https:// or http://')).toBeVisible();
    await page.getByLabel('Website').fill('https://dana.example');
    page.once('dialog', question => void question.dismiss());
    await page.getByRole('main').getByRole('link', { name: 'Customers' }).click();
    await expect(page.getByLabel('Website')).toHaveValue('https://dana.example');
    await expectNoFaults(page);
    await page.getByRole('button', { name: 'Save customer' }).click();
    await expect(page.getByText('Customer saved')).toBeVisible();
  });
});

test('the customer generates up to the limit, is refused the next, and never sees the back office', async ({
  page,
}) => {
  await signIn(page);
  await expect(page.getByText('0 of 2')).toBeVisible();
  await expectNoFaults(page);
  const secondTab = await page.context().newPage();
  await secondTab.goto('/customer');
  await expect(secondTab.getByText('0 of 2')).toBeVisible();
  await page.bringToFront();

  await generate(page, 'Micanopy');
  await expect(page.getByText('Page generated')).toBeVisible();
  await generate(page, 'Micanopy');
  await expect(page.getByRole('alert')).toContainText('Page already exists with this combination');
  await expect(page.getByText('1 of 2')).toBeVisible();
  await generate(page, 'Cedar Key');
  await expect(page.getByText('2 of 2')).toBeVisible();
  const words = 'You have generated all 2 pages of this month.';
  await expect(page.getByText(words)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Generate Landing Page' })).toBeDisabled();
  await expectNoFaults(page);

  await generate(secondTab, 'Archer');
  await expect(secondTab.getByRole('alert')).toContainText(words);
  const own = page.getByRole('link', { name: /Piano Moving in Micanopy/ });
  await expect(own).toHaveAttribute('href', '/piano-moving-in-micanopy-fl/');
  expect((await page.request.get('/piano-moving-in-micanopy-fl/')).status()).toBe(200);
  expect((await page.request.get('/piano-moving-in-archer-fl/')).status()).toBe(404);

  const refused: string[] = [];
  page.on('response', reply => reply.status() >= 400 && refused.push(reply.url()));
  for (const screen of ['/admin', '/admin/pages']) {
    await page.goto(screen);
    await expect(
      page.getByText('Access Denied - You need admin privileges to access this area.'),
    ).toBeVisible();
  }
  await isAllThere(page);
  expect(refused).toEqual([]); // Nothing on the screen is requested.
  expect((await page.request.get('/api/pages')).status()).toBe(403);
});

test('staff see whose pages they are and switch the customer off, who is told so', async ({
  browser,
  page,
}) => {
  await asAdmin(browser, async staff => {
    await staff.goto('/admin/pages?search=piano-moving');
    await expect(staff.getByRole('link', { name: customer.email })).toHaveCount(2);
    await staff.goto('/admin/users?search=dana');
    await staff.getByRole('switch', { name: `${customer.email} is active` }).click({ force: true });
    await expect(staff.getByText(`${customer.email} is inactive now`)).toBeVisible();
  });
  await signIn(page);
  await expect(page.getByText('Your customer account is inactive.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Generate Landing Page' })).toBeHidden();
  expect((await page.request.get('/api/customer/pages')).status()).toBe(403);
  await expectNoFaults(page);
});
