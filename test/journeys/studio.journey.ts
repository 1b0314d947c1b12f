import { type Browser, expect, type Page } from '@playwright/test';
import type { Template } from '../../src/contract/templates/templates.ts';
import { makeTemplate } from './make-template.ts';
import { test } from './one-tab.ts';

const signedIn = { storageState: process.env.PAGEHAUL_SESSION ?? '' };
test.use(signedIn);

test('two people who edit one template at the same time lose nothing', async ({ browser, request }) => {
  const template = await makeTemplate(request, 'Edited by two');
  const address = `/admin/templates/${template.id}/edit`;
  const ana = await openAs(browser, address);
  const ben = await openAs(browser, address);
  const title = (page: Page) => page.getByRole('textbox', { name: 'Title template', exact: true });
  const hero = (page: Page) => page.getByRole('textbox', { name: 'Hero title template', exact: true });
  const subtitle = (page: Page) => page.getByRole('textbox', { name: 'Hero subtitle template', exact: true });
  const save = (page: Page) => page.getByRole('button', { name: 'Save Template' }).click();

  // Each receives the other's events.
  await expect(ana.getByText(/has this template open too/)).toBeVisible();
  await expect(ben.getByText(/has this template open too/)).toBeVisible();

  // Different fields: Ben's are brought in beside Ana's unsaved ones.
  await title(ana).fill('Ana’s title in {{city}}');
  await hero(ben).fill('Ben’s heading in {{city}}');
  await save(ben);
  await expect(ben.getByText('Template saved successfully!')).toBeVisible();
  await expect(ana.getByText(/(?:now|ago) while you were editing/)).toBeVisible();
  await ana.getByRole('button', { name: 'Merge their changes' }).click();
  await expect(hero(ana)).toHaveValue('Ben’s heading in {{city}}');
  await expect(title(ana)).toHaveValue('Ana’s title in {{city}}');
  await save(ana);
  await expect(ana.getByText('Template saved successfully!')).toBeVisible();

  // Ben has no changes, so his screen updates to Ana's text.
  await expect(title(ben)).toHaveValue('Ana’s title in {{city}}');

  // The same field: the second save shows both and asks for a choice.
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

  // Leaving asks for confirmation and can save first; the stored draft is then deleted.
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
  await page.getByRole('button', { name: /^Actions for QUESTIONS AND ANSWERS - / }).click();
  await page.getByRole('menuitem', { name: 'Copy section' }).click();
  await expect(page.getByText(/^Section copied/)).toBeVisible();
  await page.goto('/admin/templates/new/edit');
  await page.getByRole('button', { name: 'More ways to add a section' }).click();
  await page.getByRole('menuitem', { name: 'Paste section' }).click();
  await expect(page.locator('[data-section]')).toHaveCount(11);
  await expect(page.getByRole('button', { name: /^QUESTIONS AND ANSWERS - / })).toHaveCount(2);

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
