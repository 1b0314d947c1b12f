import { expect, type Page } from '@playwright/test';
import { expectNoFaults } from './no-faults.ts';
import { inOwnProgram as test } from './one-tab.ts';

// Other journeys read the front page and the menu.
const bothSchemes = { schemes: ['dark', 'light'] } as const;

test('the front page is rewritten by clicking it, a page is added and put into the menu, and all of it is undone', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { request } = page;
  await page.goto('/admin/site');
  await page.getByRole('heading', { name: 'Towns', exact: true }).waitFor();
  await expectNoFaults(page, bothSchemes);
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  const preview = page.frameLocator('iframe[title="Preview of the page"]');
  await preview.getByRole('heading', { name: 'How It Works', exact: true }).click();
  const title = page.getByLabel('Title', { exact: true });
  await expect(title).toBeFocused();
  await expect(title).toHaveValue('How It Works');
  await title.fill('What happens when you call');
  await expect(preview.getByRole('heading', { name: 'What happens when you call' })).toBeVisible();
  await page.getByRole('button', { name: 'Save Page' }).click();
  await expect(page.getByText('Unsaved')).toHaveCount(0);
  await expect.poll(async () => (await request.get('/')).text()).toContain('What happens when you call');
  await expectNoFaults(page, bothSchemes);

  await page.goto('/admin/site');
  await expect(page.getByText('Edited')).toHaveCount(1);
  await page.getByRole('button', { name: 'Add page' }).click();
  await page.getByLabel('Name').fill('مرحبا');
  await expect(page.getByText('This name gives no address.')).toBeVisible();
  await page.getByLabel('Name').fill('Our team');
  const adding = page.getByRole('dialog');
  await adding.getByRole('button', { name: 'Add page' }).click();
  await page.getByRole('heading', { level: 1, name: 'Edit Page' }).waitFor();
  expect((await request.get('/our-team')).status()).toBe(404);
  await page.getByRole('button', { name: 'Publish Page' }).click();
  await page.getByRole('button', { name: 'Save Page' }).waitFor();
  await expect.poll(async () => (await request.get('/our-team')).status()).toBe(200);
  await changesAreGuarded(page);

  await page.goto('/admin/site/navigation');
  const menu = page.getByRole('region', { name: 'Menu' });
  await menu.getByRole('button', { name: 'Add a link' }).click();
  await menu.getByLabel('Words of link 9').fill('Team');
  await menu.getByLabel('Address of link 9').fill('/our-team');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await expectNoFaults(page, bothSchemes);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Settings saved.').waitFor();
  await expect.poll(async () => (await request.get('/')).text()).toContain('<a href="/our-team">Team</a>');

  await menu.getByLabel('Address of link 9').fill('our team');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(menu.getByLabel('Address of link 9')).toBeFocused();
  await expect(menu.getByText('Enter a path like /pricing')).toBeVisible();
  page.once('dialog', dialog => void dialog.dismiss());
  await page.getByRole('link', { name: 'Blog', exact: true }).click();
  await expect(menu.getByLabel('Address of link 9')).toHaveValue('our team');
  await page.getByRole('button', { name: 'Use the trade’s again' }).click();
  await expect(menu.getByLabel(/^Address of link/)).toHaveCount(8);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Settings saved.').waitFor();
  await page.goto('/admin/site');
  await page.getByRole('button', { name: 'What to do with Our team' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const target = page.getByRole('combobox', { name: 'Where /our-team leads from then on' });
  await target.fill('/about');
  await page.getByRole('option', { name: '(/about)' }).click();
  await expectNoFaults(page, bothSchemes);
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Our team' })).toHaveCount(0);
  await expect
    .poll(async () => (await request.get('/our-team', { maxRedirects: 0 })).headers().location)
    .toMatch(/\/about$/);
  await page.getByRole('button', { name: 'What to do with Home', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Reset to the trade’s text' }).click();
  await page.getByRole('button', { name: 'Reset', exact: true }).click();
  await expect(page.getByText('Edited')).toHaveCount(0);
  const front = await (await request.get('/')).text();
  expect(front).not.toContain('What happens when you call');
  expect(front).not.toContain('/our-team');
});

/** No change of the page is lost unasked, and a refusal names what it is about. */
async function changesAreGuarded(page: Page): Promise<void> {
  const unsaved = page.getByText('Unsaved', { exact: true });
  const title = page.getByLabel('Title for search engines');
  const saved = page.getByText('Page saved. Visitors see it now.');
  await page.getByLabel('Address').fill('/our-crew');
  await page.getByRole('link', { name: 'Back to Site' }).click();
  await page.getByRole('button', { name: 'Stay' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByLabel('Address')).toHaveValue('/our-team');
  await expect(unsaved).toHaveCount(0);

  await title.fill('The people who come');
  await page.keyboard.press('Control+s');
  await page.keyboard.press('Control+s');
  await expect(saved.first()).toBeVisible();
  await expect(unsaved).toHaveCount(0);
  await expect(page.getByText('Another user saved this page')).toHaveCount(0);

  await title.fill('');
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('alert', { name: 'Not saved' })).toContainText('Title for search engines: ');
  await expect(title).toBeFocused();
  await page.getByRole('button', { name: 'Versions' }).click();
  await page.getByRole('button', { name: 'Restore', exact: true }).first().click();
  await page.getByRole('button', { name: 'Restore version', exact: true }).click();
  await expect(title).toHaveValue('Our team | {{name}}');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(title).toHaveValue('');
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect(unsaved).toHaveCount(0);
}

test('pages change places, and what two people changed of one page is brought together', async ({
  page,
  browser,
  own: { program },
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/admin/site');
  const services = page.getByRole('region', { name: 'Services', exact: true });
  const names = services.getByRole('link');
  await names.nth(1).waitFor();
  const [first = '', second = ''] = await names.allTextContents();
  await page.getByRole('button', { name: `What to do with ${first}`, exact: true }).click();
  await page.getByRole('menuitem', { name: 'Move down' }).click();
  await expect(names.first()).toHaveText(second);
  await page.reload();
  await expect(names.nth(1)).toHaveText(first);

  await page.getByRole('link', { name: 'Contact', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Edit Page' }).waitFor();
  const other = await browser.newPage({
    baseURL: program.url,
    storageState: program.session,
    reducedMotion: 'reduce',
  });
  await other.goto(page.url());
  await other.getByRole('textbox', { name: 'Name', exact: true }).fill('Reach us');
  await other.getByRole('button', { name: 'Save Page' }).click();
  await expect(other.getByText('Unsaved')).toHaveCount(0);
  await page.getByLabel('Title for search engines').fill('Reach Us by Phone or Email for a Free Quote Today');
  await expect(page.getByRole('figure', { name: 'Search result' })).toContainText('Reach Us by Phone');
  await page.getByRole('button', { name: 'Save Page' }).click();
  await page.getByText('Another user saved this page').waitFor();
  await expectNoFaults(page, bothSchemes);
  await page.getByRole('button', { name: 'Merge both' }).click();
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Reach us');
  await other.getByLabel('Title for search engines').fill('Another title that somebody else has written');
  await other.getByRole('button', { name: 'Save Page' }).click();
  await expect(other.getByText('Unsaved')).toHaveCount(0);
  await page.getByRole('button', { name: 'Save Page' }).click();
  await page.getByRole('button', { name: 'Merge both' }).click();
  const dialog = page.getByRole('dialog', { name: 'Two changes to the same place' });
  await dialog.getByRole('button', { name: 'All mine' }).click();
  await expectNoFaults(page, bothSchemes);
  await dialog.getByRole('button', { name: 'Bring together' }).click();
  await page.getByRole('button', { name: 'Save Page' }).click();
  await expect(page.getByText('Unsaved')).toHaveCount(0);
  const contact = await (await page.request.get('/contact')).text();
  expect(contact).toContain('<title>Reach Us by Phone or Email');

  await page.getByLabel('Title for search engines').fill('Reach Us Today');
  await page.getByRole('link', { name: 'Back to Site' }).click();
  await page.getByRole('button', { name: 'Leave', exact: true }).click();
  await other.reload();
  const description = 'Call, write, or send the form: we answer the same day, seven days a week.';
  await other.getByLabel('Description for search engines').fill(description);
  await other.getByRole('button', { name: 'Save Page' }).click();
  await expect(other.getByText('Unsaved')).toHaveCount(0);
  await page.getByRole('link', { name: 'Reach us', exact: true }).click();
  await expect(page.getByText('1 change: Title for search engines.')).toBeVisible();
  await page.getByRole('button', { name: 'Bring it back' }).click();
  await expect(page.getByLabel('Title for search engines')).toHaveValue('Reach Us Today');
  await expect(page.getByLabel('Description for search engines')).toHaveValue(description);
  await other.close();
});
