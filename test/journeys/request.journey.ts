import { expect, type Page } from '@playwright/test';
import { startMailServer } from '../mail-server.ts';
import { test } from './one-tab.ts';

const phone = { viewport: { width: 375, height: 812 } };
const landing = '/junk-removal-boca-raton-fl/';

async function fillQuote(page: Page, name: string, number: string): Promise<void> {
  const form = page.getByRole('region', { name: 'Get your free quote' });
  await form.getByText('Add your name, email or a note').click();
  await form.getByLabel('Name (optional)').fill(name);
  await form.getByLabel('Phone').fill(number);
  await form.getByLabel('ZIP code').fill('33432');
  await form.getByLabel('Email').fill('dana@example.com');
  await form.getByRole('radio', { name: 'Commercial' }).check();
  await form.getByRole('button', { name: 'Get my free quote' }).click();
}

test.describe('on a phone', () => {
  test.use(phone);

  test('a visitor asks for a quote, and the owner finds it in the back office and, once mail works, in the mailbox', async ({
    page,
    browser,
  }) => {
    await page.goto(`${landing}?utm_source=flyer`);
    await page
      .getByRole('navigation', { name: 'Call or ask for a quote' })
      .getByRole('link', { name: 'Free quote' })
      .click();
    await expect(page.getByRole('region', { name: 'Get your free quote' })).toBeInViewport();
    await fillQuote(page, 'Dana Phone', '(561) 555-0190');
    await expect(page).toHaveURL(
      /\/thank-you\?request=quote&county=Palm\+Beach&zip=33432&more=[\w.-]+#main$/,
    );
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Thank you!');
    await expect(page.getByText('What happens next')).toBeVisible();

    const context = await browser.newPage({ storageState: process.env.PAGEHAUL_SESSION ?? '' });
    await context.goto('/admin/leads');
    await context.getByRole('link', { name: 'Dana Phone' }).first().click();
    await expect(context.getByRole('main')).toContainText(landing);
    await expect(context.getByRole('main')).toContainText('flyer');
    await expect(context.getByText('Not agreed to: call or write instead')).toBeVisible();
    await expect(context.getByText('Waiting', { exact: true })).toBeVisible();

    const server = await startMailServer({ port: Number(process.env.PAGEHAUL_MAIL_PORT) });
    const subjects = async () => (await server.mails()).map(mail => mail.subject);
    await expect.poll(subjects).toContain('New quote request: Dana Phone, Boca Raton');
    await context.reload();
    await expect(context.locator('[data-tone="green"]', { hasText: 'Sent' })).toBeVisible();
    await context.getByRole('button', { name: 'Mark as spam' }).click();
    await expect(context.getByText('Dana Phone is set aside as suspected spam')).toBeVisible();
    await context.getByRole('button', { name: 'Not spam' }).click();
    await expect(context.getByText('Dana Phone is among the requests now')).toBeVisible();
    await context.close();
    await server.close();
  });

  test('a mistake brings the visitor back to the form, with what they typed and the way to the field', async ({
    page,
  }) => {
    await page.goto(landing);
    await fillQuote(page, 'Dana Mistaken', '12');
    const form = page.getByRole('region', { name: 'Get your free quote' });
    await expect(form.getByRole('alert')).toBeInViewport();
    await expect(form).toBeFocused();
    await expect(form.getByLabel('Name (optional)')).toHaveValue('Dana Mistaken');
    await expect(form.getByRole('radio', { name: 'Commercial' })).toBeChecked();
    await form.getByRole('link', { name: /phone number with its area code/ }).click();
    await expect(form.getByLabel('Phone')).toBeFocused();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('561 555 0191');
    await form.getByRole('button', { name: 'Get my free quote' }).click();
    await expect(page).toHaveURL(/\/thank-you/);
  });
});

test('a ZIP code is answered as it is typed, and the hours say if it is open now', async ({ page }) => {
  await page.goto(landing);
  await expect(page.locator('.open-now')).toHaveText(/^Open(?:s| now)/);
  const form = page.getByRole('region', { name: 'Get your free quote' });
  const answer = form.getByRole('status');
  await form.getByLabel('ZIP code').fill('33432');
  await expect(answer).toHaveText('Yes, we come to 33432 (Boca Raton).');
  await form.getByLabel('ZIP code').fill('7870');
  await expect(answer).toHaveText('');
  await form.getByLabel('ZIP code').fill('78701');
  await expect(answer).toContainText('is outside our area: call');
});

test('the scheduling dialog opens, closes and gives the focus back by keyboard alone', async ({ page }) => {
  await page.goto('/services');
  const opener = page.getByRole('button', { name: 'Schedule a pickup' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Schedule your pickup' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Tab');
  const isInside = () => dialog.evaluate(element => element.contains(document.activeElement));
  expect(await isInside()).toBe(true);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test('a day is asked for in the dialog, wrongly at first, without any script', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, ...phone });
  await page.goto('/services');
  await page.getByRole('button', { name: 'Schedule a pickup' }).click();
  const dialog = page.getByRole('dialog', { name: 'Schedule your pickup' });
  await dialog.getByLabel('Name').fill('Dana Scheduled');
  await dialog.getByLabel('Phone').fill('561-555-0192');
  await dialog.getByLabel('Email').fill('dana@example.com');
  await dialog.getByLabel('Service', { exact: true }).selectOption('furniture-removal');
  await dialog.getByLabel('Preferred day').fill('2020-01-01');
  await dialog.getByLabel('ZIP code').fill('33458');
  await dialog.getByRole('button', { name: 'Request this day' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Please choose today or a later day.');
  await expect(dialog.getByLabel('ZIP code')).toHaveValue('33458');
  const tomorrow = new Date(Date.now() + 30 * 3_600_000).toISOString().slice(0, 10);
  await dialog.getByLabel('Preferred day').fill(tomorrow);
  await dialog.getByRole('button', { name: 'Request this day' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    "Thank you! We'll contact you soon to schedule your junk removal service.",
  );
  await page.close();
});
