import { expect, type Page } from '@playwright/test';
import { admin } from './admin-account.ts';

/** Signs in as the admin by the form, from wherever the page is, and waits until the back office is there. */
export async function signIn(page: Page): Promise<void> {
  await page.goto('/auth');
  await page.getByLabel('Email').fill(admin.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(admin.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/admin/);
}
