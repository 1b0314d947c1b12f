import { expect } from '@playwright/test';
import { choose, tabTo } from '../journeys/by-keyboard.ts';

import { test } from '../journeys/one-tab.ts';
import { noteOutline } from './note-outline.ts';

test.use({ storageState: process.env.PAGEHAUL_SESSION ?? '' });

test('someone with a keyboard alone writes a template, previews it, publishes it and makes a page', async ({
  page,
}) => {
  await page.goto('/admin/templates');
  await choose(page, page.getByRole('link', { name: 'Create Template' }).first());
  await expect(page.getByRole('heading', { level: 1, name: 'Create Template' })).toBeVisible();
  await expect(page.locator('[data-section]')).toHaveCount(10);

  // Saving too early shows what is missing and focuses it.
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('alert').filter({ hasText: 'Template name is required' })).toBeVisible();
  const settings = page.getByRole('region', { name: 'Template Settings' });
  await expect(settings.getByRole('textbox', { name: 'Name' })).toBeFocused();
  await page.keyboard.type('Written by keyboard');
  await tabTo(page, page.getByRole('radio', { name: 'Draft' }));
  await page.keyboard.press('ArrowRight');

  const title = page.getByRole('textbox', { name: 'Title template', exact: true });
  await tabTo(page, title);
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Quick {{key');
  await expect(page.getByRole('option', { name: /keyword/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await page.keyboard.type(' for {{');
  await page.keyboard.press('Tab');
  await expect(title).toHaveValue('Quick {{keyword}} for {{city}}');
  await page.keyboard.type(' and {{nowhere}}');
  await expect(page.getByText('No field is named nowhere.').first()).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(title).not.toHaveValue(/nowhere/);

  // Both writing helpers, on the meta description.
  const meta = page.getByRole('textbox', { name: 'Meta description template' });
  const help = page.getByRole('group', { name: 'Writing help: Meta description template' });
  const written = page.getByRole('textbox', { name: 'Written text, editable' });
  await tabTo(page, meta);
  await page.keyboard.press('Control+a');
  await choose(page, help.getByRole('button', { name: 'Generate' }));
  await expect(written).toHaveValue(/\{\{city\}\}/);
  await choose(page, page.getByRole('button', { name: 'Apply' }));
  await expect(meta).toHaveValue(/\{\{city\}\}/);
  await tabTo(page, meta, { back: true });
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Call us today for a free quote. Our team comes seven days a week.');
  await choose(page, help.getByRole('button', { name: 'Spin' }));
  await expect(written).toHaveValue(/\{Our team\|Our crew\}/);
  await choose(page, page.getByRole('button', { name: 'Apply' }));
  await expect(meta).toHaveValue(/\{Our team\|Our crew\}/);

  // Adds a section and moves it to the top.
  await choose(page, page.getByRole('button', { name: 'Add Section' }));
  const added = page.getByRole('region', { name: /^TEXT - / });
  await expect(added.getByRole('combobox', { name: 'Type' })).toBeFocused();
  await tabTo(page, page.getByRole('textbox', { name: 'Title', exact: true }));
  await page.keyboard.type('Hello from {{city}}');
  await tabTo(page, added.getByRole('textbox', { name: 'Text', exact: true }));
  await page.keyboard.type('We lift it. {Really|Truly}, in {{city}}.');
  const handle = page.getByRole('button', { name: /^Move section \d+: TEXT - Hello from/ });
  await tabTo(page, handle, { back: true });
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: /^Move section 10: TEXT - Hello from/ })).toBeVisible();

  await choose(page, page.getByRole('button', { name: 'Preview', exact: true }), { back: true });
  const dialog = page.getByRole('dialog', { name: 'Preview' });
  const frame = dialog.frameLocator('iframe');
  await expect(frame.getByRole('heading', { name: 'Hello from Miami' })).toBeAttached();
  for (const [device, width] of [
    ['Desktop', 1200],
    ['Tablet', 768],
    ['Mobile', 375],
  ] as const) {
    await tabTo(page, dialog.getByRole('radiogroup', { name: 'Device' }).locator(':checked'));
    if (device !== 'Desktop') await page.keyboard.press('ArrowRight');
    await expect(dialog.locator('iframe')).toHaveAttribute('title', `Preview on ${device}`);
    await expect(dialog.locator('iframe')).toHaveCSS('width', `${width}px`);
  }
  await tabTo(page, dialog.getByLabel('City'));
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Hialeah');
  await expect(frame.getByRole('heading', { name: 'Hello from Hialeah' })).toBeAttached();
  const section = frame.locator('.sections > section:has(> .plain)');
  await section.evaluate(noteOutline);
  await choose(page, dialog.getByRole('button', { name: 'TEXT - Hello from {{city}}' }));
  await expect(section).toHaveAttribute('data-was-outlined', 'solid');
  await expect(section).toHaveCSS('outline-style', 'none');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await page.keyboard.press('Control+s');
  await expect(page.getByText('Template saved successfully!')).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/templates\/[0-9a-f-]{36}\/edit$/);
  await expect(page.getByText('Unsaved')).toBeHidden();

  await choose(page, page.getByRole('link', { name: 'Back to Templates' }), { back: true });
  const row = page.getByRole('row', { name: /Written by keyboard/ });
  await choose(page, row.getByRole('link', { name: /Generate/ }));
  await tabTo(page, page.getByRole('textbox', { name: 'Locations' }));
  await page.keyboard.type('Ocala, FL');
  await tabTo(page, page.getByRole('textbox', { name: 'Keywords' }));
  await page.keyboard.type('keyboard hauling');
  const create = page.getByRole('button', { name: /^Create Generation Batch/ });
  await choose(page, create);
  await expect(page.getByRole('button', { name: 'Approve Plan' })).toBeEnabled();
  await choose(page, page.getByRole('button', { name: 'Approve Plan' }));
  await choose(page, page.getByRole('button', { name: 'Start Generation' }));
  await expect(page.getByText('1 of 1 · 100%')).toBeVisible();
  await page.goto('/keyboard-hauling-in-ocala-fl/');
  await expect(page).toHaveTitle(/Quick Keyboard Hauling for Ocala/);
  await expect(page.getByRole('heading', { name: 'Hello from Ocala' })).toBeVisible();
});
