import { expect } from '@playwright/test';
import { admin } from './admin-account.ts';
import { test } from './one-tab.ts';

test('the back office asks strangers to sign in', async ({ page }) => {
  await page.goto('/admin/batches');
  await expect(page).toHaveURL(/\/auth/);
  await expect(page.getByRole('heading', { name: /sign in/i })).toBeVisible();
});

test('a wrong password is refused with a sentence, and the right one opens the screen that was asked for', async ({
  page,
}) => {
  await page.goto('/admin/pages');
  await page.getByLabel('Email').fill(admin.email);
  await page.getByRole('textbox', { name: 'Password' }).fill('not the password');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toContainText(/email and password don’t belong together/);

  await page.getByRole('textbox', { name: 'Password' }).fill(admin.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/admin\/pages/);
});
