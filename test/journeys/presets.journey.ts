import { expect } from '@playwright/test';
import { test } from './one-tab.ts';

// In sequence: they create and delete the same template.
test.describe.configure({ mode: 'default' });
test.use({ storageState: process.env.PAGEHAUL_SESSION ?? '' });

test('a preset is made by its button, opened, and not offered again until it is gone', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  for (const one of [page, other]) await one.goto('/admin/templates');
  const button = (one: typeof page) => one.getByRole('button', { name: 'Vitrectomy Medical', exact: true });
  await expect(button(other)).toBeVisible();

  await page.bringToFront();
  await button(page).click();
  await expect(page.getByText('Vitrectomy Medical Template created successfully!')).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/templates\/[0-9a-f-]{36}\/edit/);
  const id = /templates\/([0-9a-f-]{36})\//.exec(page.url())?.[1] ?? '';

  await button(other).click();
  await expect(
    other.getByText(
      'Failed to create template: A template named “Vitrectomy Medical Template” exists already.',
    ),
  ).toBeVisible();
  await expect(button(other)).toBeHidden();

  await page.evaluate(one => fetch(`/api/templates/${one}`, { method: 'DELETE' }), id);
  await other.reload();
  await expect(button(other)).toBeVisible();
});

test('a preset that failed says so in its own words', async ({ page }) => {
  await page.route('**/api/templates/presets/official-lp', call => call.abort());
  await page.goto('/admin/templates');
  await page.getByRole('button', { name: 'Create Official LP' }).click();
  await expect(page.getByText('Error creating template. Please try again.')).toBeVisible();
});
