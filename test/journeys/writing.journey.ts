import { expect } from '@playwright/test';
import { expectNoFaults } from './no-faults.ts';
import { test } from './one-tab.ts';

test.use({ storageState: process.env.PAGEHAUL_SESSION ?? '' });

test('a text is generated, expanded, spun, changed, applied and undone with the keyboard alone', async ({
  page,
}) => {
  await page.goto('/admin/templates/new/edit');
  const field = page.getByRole('textbox', { name: 'Meta description template' });
  const help = page.getByRole('group', { name: 'Writing help: Meta description template' });
  const preview = page.getByRole('textbox', { name: 'Written text, editable' });

  await field.fill('');
  await expect(help.getByRole('button', { name: 'Expand' })).toHaveCount(0);
  await help.getByRole('button', { name: 'Spin' }).press('Enter');
  await expect(page.getByRole('alert')).toHaveText('Please add content first before generating spintax.');
  await page.keyboard.press('Escape');
  await expect(help.getByRole('button', { name: 'Spin' })).toBeFocused();

  await help.getByRole('button', { name: 'Generate' }).press('Enter');
  await expect(preview).toBeFocused();
  await expect(page.getByText('Written by the built-in writer')).toBeVisible();
  await expect(preview).toHaveValue(/\{\{city\}\}/);
  await expect(field).toHaveValue('');
  await page.getByRole('button', { name: 'Apply' }).press('Enter');
  await expect(field).toHaveValue(/\{\{city\}\}/);
  const generated = await field.inputValue();

  await help.getByRole('button', { name: 'Expand' }).press('Enter');
  await expect(preview).toBeFocused();
  await page.getByRole('button', { name: 'Apply' }).press('Enter');
  await expect(field).toHaveValue(/\. \S/);
  expect((await field.inputValue()).startsWith(generated)).toBe(true);

  await field.fill('Call us today for a free quote. Our team comes seven days a week.');
  await help.getByRole('button', { name: 'Spin' }).press('Enter');
  await expect(preview).toHaveValue(/\{Our team\|Our crew\}/);
  await page.getByRole('radio', { name: 'Medium' }).press('ArrowRight');
  await expect(preview).toHaveValue(/\{[^{}]*\{/);
  // The page in the preview's frame has its own checks.
  await expectNoFaults(page);
  await preview.fill('{Call|Ring} us{');
  await expect(page.getByText('This opening brace is never closed.')).toBeVisible();
  await preview.fill('{Call|Ring} us.');
  await page.getByRole('button', { name: 'Apply' }).press('Enter');
  await expect(field).toHaveValue('{Call|Ring} us.');
  const spin = help.getByRole('button', { name: 'Spin' });
  await expect(spin).toHaveAttribute('aria-disabled', 'true');
  await expect(spin).toHaveAccessibleDescription(/no more options/);
  await help.getByRole('button', { name: 'Applied. Undo' }).press('Enter');
  await expect(spin).toHaveAttribute('aria-disabled', 'false');
  await expect(field).toHaveValue('Call us today for a free quote. Our team comes seven days a week.');
});

test('a removed section leaves the focus with the next one, whether it is removed by key or mouse', async ({
  page,
}) => {
  const { items } = await (await page.request.get('/api/templates')).json();
  await page.goto(`/admin/templates/${items.at(-1).id}/edit`);
  const menus = page.getByRole('button', { name: /^Actions for/ });
  await expect(menus.nth(3)).toBeVisible();
  const names = await menus.evaluateAll(all => all.map(one => one.getAttribute('aria-label') ?? ''));
  await menus.nth(1).click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  await expect(page.getByRole('button', { name: names[2] ?? '', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Remove' }).press('Enter');
  await expect(page.getByRole('button', { name: names[3] ?? '', exact: true })).toBeFocused();
});
