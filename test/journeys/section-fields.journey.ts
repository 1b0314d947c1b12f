import { expect } from '@playwright/test';
import type { Template } from '../../src/contract/templates/templates.ts';
import { makeTemplate } from './make-template.ts';
import { test } from './one-tab.ts';

test.use({ storageState: process.env.PAGEHAUL_SESSION ?? '' });

test('an order that was typed is saved by Ctrl+S, and the section is at its place', async ({
  page,
  request,
}) => {
  const template = await makeTemplate(request, 'Ordered');
  await page.goto(`/admin/templates/${template.id}/edit`);
  await page.getByRole('button', { name: /^CALL TO ACTION - / }).click();
  const order = page.getByRole('spinbutton', { name: 'Order' });
  await order.fill('1');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Template saved successfully!')).toBeVisible();
  await expect(order).toHaveValue('1');
  await expect(page.locator('[data-section]').first()).toContainText('CALL TO ACTION - ');
  const stored: Template = await (await request.get(`/api/templates/${template.id}`)).json();
  expect(stored.content_sections.map(section => section.order)).toEqual(
    stored.content_sections.map((_, index) => index + 1),
  );
  expect(stored.content_sections[0]?.type).toBe('cta');
});

test('an address that is a script is refused with its reason, at its field', async ({ page, request }) => {
  const template = await makeTemplate(request, 'Refused');
  await page.goto(`/admin/templates/${template.id}/edit`);
  await page.getByRole('button', { name: /^CALL TO ACTION - / }).click();
  const address = page.getByRole('textbox', { name: 'Button address' });
  await address.fill('javascript:alert(1)');
  await expect(page.getByText('A link may not hold a script.')).toBeVisible();
  await page.getByRole('button', { name: /^CALL TO ACTION - / }).click();
  await page.getByRole('button', { name: 'Save Template' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to update template: ' })).toBeVisible();
  await expect(address).toBeFocused();
});
