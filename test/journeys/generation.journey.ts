import { expect, type Page } from '@playwright/test';
import { expectNoFaults } from './no-faults.ts';
import { test } from './one-tab.ts';
import { overruleAlike } from './overrule-alike.ts';
import { pasteInto } from './paste-into.ts';

test.use({ storageState: process.env.PAGEHAUL_SESSION ?? '' });
test.describe.configure({ mode: 'serial' });

async function openGenerator(page: Page): Promise<void> {
  await page.goto('/admin/generator');
  const template = page.getByRole('combobox', { name: 'Template' });
  if ((await template.inputValue()) !== 'Junk Removal Landing Page') {
    await template.click();
    await page.getByRole('option', { name: 'Junk Removal Landing Page', exact: true }).click();
  }
}

test('one page is generated from its fields, and not twice', async ({ page, request }) => {
  await openGenerator(page);
  await page.getByRole('tab', { name: 'Single page' }).click();
  const form = page.getByRole('form', { name: 'Single page' });
  await expect(form.getByText('Fill in the fields above to see the final URL')).toBeVisible();
  await form.getByRole('button', { name: 'Generate Landing Page' }).click();
  await expect(form.getByRole('alert')).toContainText(
    'Please fill in required fields: City, State, Primary Keyword',
  );
  await form.getByRole('textbox', { name: 'City' }).fill('Key Largo');
  await form.getByRole('textbox', { name: 'State' }).fill('FL');
  await form.getByRole('textbox', { name: 'Primary Keyword' }).fill('dock removal');
  await expect(form.getByText('/dock-removal-in-key-largo-fl/')).toBeVisible();
  await expect(form.getByText('URL ready for generation')).toBeVisible();
  await expectNoFaults(page);
  await form.getByRole('button', { name: 'Generate Landing Page' }).click();
  await expect(form.getByRole('link', { name: /dock-removal-in-key-largo-fl/ })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Recent generated pages' })).toBeVisible();
  expect((await request.get('/dock-removal-in-key-largo-fl/')).status()).toBe(200);
  await form.getByRole('button', { name: 'Generate Landing Page' }).click();
  await expect(form.getByRole('alert')).toContainText('Page already exists with this combination');

  await page.getByRole('tab', { name: 'Keyword usage' }).click();
  await page.getByRole('searchbox', { name: 'Search keywords' }).fill('dock');
  await expect(page.getByRole('table', { name: 'Keyword usage' })).toContainText('dock removal');
  await expectNoFaults(page);
});

test('every place of a county becomes a page, and the batch is taken back', async ({ page, request }) => {
  await openGenerator(page);
  await page.getByRole('button', { name: 'Pick places' }).click();
  await page.getByRole('combobox', { name: 'State', exact: true }).selectOption({ label: 'Florida' });
  await page.getByRole('combobox', { name: 'County' }).selectOption('Palm Beach County');
  await expect(page.getByText('Jupiter, FL')).toBeVisible();
  await expectNoFaults(page);
  await page.getByRole('button', { name: /^Add \d+ places to the locations$/ }).click();
  await page.getByRole('textbox', { name: 'Keywords' }).fill('gazebo removal');
  await page
    .getByRole('button', { name: /^Create Generation Batch \(\d+ pages will be generated\)$/ })
    .click();
  await overruleAlike(page);
  await page.getByRole('button', { name: 'Start Generation' }).click();
  await expect(page.getByRole('heading', { name: /pages are live$/ })).toBeVisible();
  expect((await request.get('/gazebo-removal-in-jupiter-fl/')).status()).toBe(200);

  await page.getByRole('button', { name: 'Revert' }).click();
  const dialog = page.getByRole('dialog', { name: 'Revert batch' });
  await expect(dialog).toContainText(/\d+ pages it made will be deleted\. You can undo this for 30 days\./);
  await dialog.getByRole('button', { name: /^Delete \d+ pages$/ }).click();
  await expect(page.getByText('Reverted.', { exact: true })).toBeVisible();
  expect((await request.get('/gazebo-removal-in-jupiter-fl/')).status()).toBe(404);
});

test('places that were picked and not added are asked about before a plan leaves them out', async ({
  page,
}) => {
  await openGenerator(page);
  for (const tab of ['Bulk', 'Auto-Batch Manager']) {
    await page.getByRole('tab', { name: tab }).click();
    if (tab !== 'Bulk') await page.getByRole('textbox', { name: 'Series name' }).fill('Picked');
    await page.getByRole('textbox', { name: 'Locations' }).fill('Marathon, FL');
    await page.getByRole('textbox', { name: 'Keywords' }).fill('kiosk removal');
    await page.getByRole('button', { name: 'Pick places' }).click();
    await page.getByRole('combobox', { name: 'State', exact: true }).selectOption({ label: 'Florida' });
    await page.getByRole('combobox', { name: 'County' }).selectOption('Martin County');
    await page.getByRole('button', { name: /^Add \d+ places to the locations$/ }).waitFor();
    await page.getByRole('button', { name: /^Create (?:Generation|1) Batch/ }).click();
    await expect(page.getByText(/^\d+ picked places not in the locations$/)).toBeVisible();
    await page.getByRole('button', { name: 'Add them', exact: true }).click();
    await expect(page.getByText(/picked places not in the locations/)).toHaveCount(0);
    await expect(page.getByRole('textbox', { name: 'Locations' })).toHaveValue(
      /^Marathon, FL\n[^]*Stuart, FL/,
    );
    await expectNoFaults(page);
    await page.getByRole('button', { name: 'Clear form' }).click();
  }
});

test('a keyword used before for the same place is warned about', async ({ page }) => {
  await openGenerator(page);
  await page.getByRole('textbox', { name: 'Locations' }).fill('Key Largo, FL\nIslamorada, FL');
  await page.getByRole('textbox', { name: 'Keywords' }).fill('Dock Removal\nhammock removal');
  await expect(page.getByText('1 keyword was used before for some of these places')).toBeVisible();
});

test('a series is planned, approved and generated batch by batch', async ({ page }) => {
  await openGenerator(page);
  await page.getByRole('tab', { name: 'Auto-Batch Manager' }).click();
  await page.getByRole('textbox', { name: 'Series name' }).fill('Winter');
  await page.getByRole('textbox', { name: 'Locations' }).fill('Marathon, FL\nTavernier, FL');
  await page.getByRole('textbox', { name: 'Keywords' }).fill('igloo removal');
  await page.getByRole('button', { name: 'Create 1 Batch' }).click();
  const approve = page.getByRole('button', { name: 'Approve Winter - Batch 1 of 1' });
  await approve.click();
  await expect(page.getByText(/or overrule with a reason/)).toBeVisible();
  await page.getByRole('link', { name: 'Winter - Batch 1 of 1' }).first().click();
  await overruleAlike(page);
  await expect(page.getByText('Batch approved by overrule')).toBeVisible();
  await openGenerator(page);
  await page.getByRole('tab', { name: 'Auto-Batch Manager' }).click();
  await page.getByRole('button', { name: 'Generate Winter - Batch 1 of 1' }).click();
  const made = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: 'Delete Winter - Batch 1 of 1' }) });
  await expect(made).toContainText('100%');
  await expectNoFaults(page);
});

test('a form that is left before its first forecast is not busy for ever', async ({ page }) => {
  let release = () => undefined as void;
  const isLeft = new Promise<void>(resolve => {
    release = resolve;
  });
  await page.route(/forecast\.worker/, async route => {
    await isLeft;
    await route.continue();
  });
  await openGenerator(page);
  await page.getByRole('tab', { name: 'Keyword usage' }).click();
  await expect(page.getByRole('tabpanel', { name: 'Keyword usage' })).toBeVisible();
  release();
  await expectNoFaults(page);
});

test('what was pasted is reported line by line, and the button says what is missing', async ({ page }) => {
  await openGenerator(page);
  const create = page.locator('form button[type=submit]').first();
  await expect(create).toHaveText('Enter valid locations to continue');
  await expect(create).toBeDisabled();
  const wrong = Array.from({ length: 9 }, (_, at) => `Nowhere ${at}`);
  await page
    .getByRole('textbox', { name: 'Locations' })
    .fill(['Marathon, FL', '', 'Tavernier Florida', ...wrong].join('\n'));
  await expect(create).toHaveText('Enter keywords to continue');
  const report = page.getByRole('region', { name: 'Locations read' });
  for (const [name, value] of Object.entries({ Lines: 12, Empty: 1, Ready: 2, Rejected: 9, Repeated: 0 }))
    await expect(report.getByText(name, { exact: true }).locator('xpath=..')).toContainText(String(value));
  await expect(report).toContainText('Most lines could not be read.');
  await expect(report.getByText(/^Line \d+:/)).toHaveCount(3);
  await expect(report).toContainText('... and 6 more rejected');
  const locations = Array.from({ length: 1_600 }, (_, at) => `Town ${at}, FL`).join('\n');
  await pasteInto(page, page.getByRole('textbox', { name: 'Locations' }), locations);
  await page.getByRole('textbox', { name: 'Keywords' }).fill('hammock removal');
  await expect(page.getByText(/about 2 batches of 1,500/)).toBeVisible();
  await expect(create).toHaveText('Create Generation Batch (1,600 pages will be generated)');
});

test('a planned batch is generated from the list once a question is answered', async ({ page, request }) => {
  const { items }: { items: { id: string; name: string }[] } = await (
    await request.get('/api/templates')
  ).json();
  const template = items.find(({ name }) => name === 'Junk Removal Landing Page');
  await request.post('/api/batches', {
    data: {
      template_id: template?.id,
      name: 'From the list',
      locations: 'Layton, FL',
      keywords: 'raft removal',
    },
  });
  await page.goto('/admin/batches?search=From+the+list');
  await page.getByRole('button', { name: 'Generate From the list' }).click();
  const dialog = page.getByRole('dialog', { name: 'Generate batch' });
  await expect(dialog).toContainText('Approve and publish 1 page?');
  await expectNoFaults(page, { part: '[role=dialog]' });
  await dialog.getByRole('button', { name: 'Approve and generate' }).click();
  await expect(page.getByRole('heading', { name: '1 page is live' })).toBeVisible();
});

test('existing batches and the system are looked at from the generator', async ({ page }) => {
  await openGenerator(page);
  await page.getByRole('switch', { name: 'View existing batches' }).check();
  await page.getByRole('switch', { name: 'System monitor' }).check();
  await expect(page.getByRole('region', { name: 'System Monitor' })).toContainText('Total batches');
  await page.getByRole('button', { name: /^View Plans of Winter/ }).click();
  const plans = page.getByRole('table', { name: 'Plans in FL' });
  await expect(plans).toContainText('/igloo-removal-in-marathon-fl/');
  await expectNoFaults(page);
  await page.getByRole('button', { name: /^Hide Plans of Winter/ }).click();
  await expect(plans).toBeHidden();
});

test('selected batches are deleted together, and the figures follow', async ({ page }) => {
  await page.goto('/admin/batches');
  await expect(page.getByText('Unique keywords')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search batches' }).fill('Winter');
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByRole('checkbox', { name: 'Select all' }).check();
  await expect(page.getByText('1 batch selected')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Generate Selected' })).toBeDisabled();
  await expectNoFaults(page);
  await page.getByRole('button', { name: 'Delete Selected' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete 1 batch' }).click();
  await expect(page.getByText('No batch matches')).toBeVisible();
});
