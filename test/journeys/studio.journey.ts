import { type Browser, expect, type Page } from '@playwright/test';
import type { Template } from '../../src/contract/templates/templates.ts';
import { choose, tabTo } from './by-keyboard.ts';
import { makeTemplate } from './make-template.ts';
import { noteOutline } from './note-outline.ts';
import { test } from './one-tab.ts';

const signedIn = { storageState: process.env.PAGEHAUL_SESSION ?? '' };
test.use(signedIn);

test('someone with a keyboard alone writes a template, previews it, publishes it and makes a page', async ({
  page,
}) => {
  await page.goto('/admin/templates');
  await choose(page, page.getByRole('link', { name: 'Create Template' }).first());
  await expect(page.getByRole('heading', { level: 1, name: 'Create Template' })).toBeVisible();
  await expect(page.locator('[data-section]')).toHaveCount(10);

  // Saving too early says what is missing and goes there.
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

test('two people who edit one template at the same time lose nothing', async ({ browser, request }) => {
  const template = await makeTemplate(request, 'Edited by two');
  const address = `/admin/templates/${template.id}/edit`;
  const ana = await openAs(browser, address);
  const ben = await openAs(browser, address);
  const title = (page: Page) => page.getByRole('textbox', { name: 'Title template', exact: true });
  const hero = (page: Page) => page.getByRole('textbox', { name: 'Hero title template', exact: true });
  const subtitle = (page: Page) => page.getByRole('textbox', { name: 'Hero subtitle template', exact: true });
  const save = (page: Page) => page.getByRole('button', { name: 'Save Template' }).click();

  // Each hears of the other.
  await expect(ana.getByText(/has this template open too/)).toBeVisible();
  await expect(ben.getByText(/has this template open too/)).toBeVisible();

  // Different fields: Ben's are brought in beside Ana's unsaved ones.
  await title(ana).fill('Ana’s title in {{city}}');
  await hero(ben).fill('Ben’s heading in {{city}}');
  await save(ben);
  await expect(ben.getByText('Template saved successfully!')).toBeVisible();
  await ana.getByRole('button', { name: 'Merge their changes' }).click();
  await expect(hero(ana)).toHaveValue('Ben’s heading in {{city}}');
  await expect(title(ana)).toHaveValue('Ana’s title in {{city}}');
  await save(ana);
  await expect(ana.getByText('Template saved successfully!')).toBeVisible();

  // Ben has no changes, so his screen updates to Ana's text.
  await expect(title(ben)).toHaveValue('Ana’s title in {{city}}');

  // The same field: a save that comes second shows both and takes a choice.
  await subtitle(ana).fill('Ana’s words.');
  await subtitle(ben).fill('Ben’s words.');
  await save(ana);
  await expect(ben.getByText(/saved this template/).first()).toBeVisible();
  await save(ben);
  const merge = ben.getByRole('dialog', { name: 'Two changes to the same place' });
  await expect(merge.getByText('Ana’s words.')).toBeVisible();
  await expect(merge.getByText('Ben’s words.')).toBeVisible();
  await expect(merge.getByRole('button', { name: 'Save both together' })).toBeDisabled();
  await merge.getByRole('radio', { name: 'Take theirs' }).click();
  await merge.getByRole('button', { name: 'Save both together' }).click();
  await expect(merge).toBeHidden();
  await expect(subtitle(ben)).toHaveValue('Ana’s words.');

  // A window that dies with unsaved work offers it again.
  await title(ben).fill('Unsaved in {{city}}');
  await expect(ben.getByText('Unsaved', { exact: true })).toBeVisible();
  await expect.poll(() => ben.evaluate(() => JSON.stringify(localStorage))).toContain('Unsaved in ');
  const again = await ben.context().newPage();
  await ben.close();
  await again.goto(address);
  await expect(again.getByText('Unsaved work was kept in this browser')).toBeVisible();
  await again.getByRole('button', { name: 'Bring it back' }).click();
  await expect(title(again)).toHaveValue('Unsaved in {{city}}');

  // Leaving asks for confirmation and can save first; what was kept is then gone.
  await expect.poll(() => again.evaluate(() => JSON.stringify(localStorage))).toContain('Unsaved in ');
  await again.getByRole('link', { name: 'Back to Templates' }).click();
  await again.getByRole('button', { name: 'Save and leave' }).click();
  await expect(again.getByRole('heading', { level: 1, name: 'Templates' })).toBeVisible();
  const stored: Template = await (await request.get(`/api/templates/${template.id}`)).json();
  expect(stored).toMatchObject({
    title_template: 'Unsaved in {{city}}',
    hero_title_template: 'Ben’s heading in {{city}}',
    hero_subtitle_template: 'Ana’s words.',
  });
  expect(await again.evaluate(() => JSON.stringify(localStorage))).not.toContain('Unsaved in ');
  await ana.context().close();
  await again.context().close();
});

test('a new template that was never saved survives its window', async ({ page, context }) => {
  await page.goto('/admin/templates/new/edit');
  await page.getByRole('textbox', { name: 'Hero title template' }).fill('Never saved in {{city}}');
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('Never saved in ');
  const again = await context.newPage();
  await page.close();
  await again.goto('/admin/templates/new/edit');
  // The trade of the business fills the preview before anything is saved.
  await expect(again.getByRole('figure', { name: 'Search result' })).toContainText('Junk Removal in ');
  await again.getByRole('button', { name: 'Bring it back' }).click();
  await expect(again.getByRole('textbox', { name: 'Hero title template' })).toHaveValue(
    'Never saved in {{city}}',
  );
  await expect(again.locator('[data-section]')).toHaveCount(10);
  await again.getByRole('button', { name: 'Undo' }).click();
  await expect(again.getByRole('textbox', { name: 'Hero title template' })).toHaveValue(
    '{{keyword}} in {{city}}',
  );
  const settings = again.getByRole('region', { name: 'Template Settings' });
  await settings.getByRole('textbox', { name: 'Name' }).fill('Saved on leaving');
  await expect.poll(() => again.evaluate(() => JSON.stringify(localStorage))).toContain('Saved on leaving');
  await again.getByRole('link', { name: 'Back to Templates' }).click();
  await again.getByRole('button', { name: 'Save and leave' }).click();
  await again.getByRole('link', { name: 'Create Template' }).first().click();
  await expect(again.locator('[data-section]')).toHaveCount(10);
  await expect(again.getByText('Unsaved work was kept in this browser')).toHaveCount(0);
  await expect(again.getByRole('button', { name: 'Undo' })).toBeDisabled();
});

test('text pasted from elsewhere arrives as plain words, and a section travels between templates', async ({
  page,
  context,
  request,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const template = await makeTemplate(request, 'Pasted into');
  await page.goto(`/admin/templates/${template.id}/edit`);
  await page.getByRole('button', { name: /^Actions for FAQ - / }).click();
  await page.getByRole('menuitem', { name: 'Copy section' }).click();
  await expect(page.getByText(/^Section copied/)).toBeVisible();
  await page.goto('/admin/templates/new/edit');
  await page.getByRole('button', { name: 'More ways to add a section' }).click();
  await page.getByRole('menuitem', { name: 'Paste section' }).click();
  await expect(page.locator('[data-section]')).toHaveCount(11);
  await expect(page.getByRole('button', { name: /^FAQ - / })).toHaveCount(2);

  const title = page.getByRole('textbox', { name: 'Title template', exact: true });
  await title.fill('');
  const word = '<p class="MsoNormal"><b>Big</b>&nbsp;loads</p>';
  await page.evaluate(text => navigator.clipboard.writeText(text), `${word}${'x'.repeat(1_000_000)}`);
  await title.press('Control+v');
  await expect(title).toHaveValue(/^Big loads x+$/);
  expect(await title.inputValue()).toHaveLength(2_000);
  await expect(page.getByText(/was cut. This field takes 2,000 characters/)).toBeVisible();
});

async function openAs(browser: Browser, address: string): Promise<Page> {
  const context = await browser.newContext(signedIn);
  const page = await context.newPage();
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1, name: 'Edit Template' })).toBeVisible();
  return page;
}
