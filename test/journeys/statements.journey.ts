import { expect } from '@playwright/test';
import { expectNoFaults } from './no-faults.ts';
import { test } from './one-tab.ts';

test.use({ storageState: process.env.PAGEHAUL_SESSION ?? '' });

test('a statement is on its town’s pages at once and in their reports, and leaves them with its sentence', async ({
  page,
}) => {
  const address = '/concrete-removal-plantation-fl/';

  await page.goto('/admin/statements');
  await page.getByRole('button', { name: 'Add statement' }).click();
  const form = page.getByRole('dialog', { name: 'Add statement' });
  await form.getByRole('button', { name: 'Add statement' }).click();
  await expect(form.getByText('Enter what is true')).toBeVisible();
  await expect(form.getByText('Say what it is about')).toBeVisible();
  await expectNoFaults(page, { part: '[role="dialog"]' });
  await form.getByLabel('Name', { exact: false }).first().fill('Plantatoin, FL');
  await form.getByLabel('What').selectOption('permit');
  await form.getByLabel('Value').fill('needs a blue paper from the fire station');
  await expect(
    form.getByText('Pages say: A dumpster on the street or building work needs a blue paper'),
  ).toBeVisible();
  await form.getByLabel('Source', { exact: false }).first().fill('https://www.plantation.org/paper');
  await form.getByLabel('Name of the source').fill('City Hall of Plantation');
  await form.getByRole('button', { name: 'Add statement' }).click();
  await expect(form.getByText('The gazetteer has no place “Plantatoin” in FL.')).toBeVisible();
  await form.getByLabel('Name', { exact: false }).first().fill('Plantation, FL');
  await form.getByRole('button', { name: 'Add statement' }).click();
  await expect(form).toBeHidden();

  const visit = await page.context().newPage();
  await visit.setViewportSize({ width: 375, height: 812 });
  await visit.goto(address);
  await visit.locator('summary', { hasText: /in Plantation/ }).click();
  await expect(visit.getByRole('heading', { name: /Rules Worth Knowing|Rules to Know in/ })).toBeVisible();
  await expect(visit.getByText('needs a blue paper from the fire station.')).toBeVisible();
  await expect(visit.getByRole('link', { name: 'City Hall of Plantation' }).first()).toBeVisible();
  await expectNoFaults(visit);

  await page.bringToFront();
  await page.goto('/admin/pages?search=concrete-removal-plantation');
  await page.locator('[data-row-link]').first().click();
  const sentences = page.getByRole('region', { name: 'Sentences and sources' });
  await sentences.getByText(/^Its place · /).click();
  await expect(
    sentences.getByRole('listitem').filter({ hasText: 'needs a blue paper' }).getByRole('link'),
  ).toHaveText('City Hall of Plantation');
  await expect(sentences.getByText('The service’s text')).toHaveCount(0);
  await expectNoFaults(page);

  await page.goto('/admin/statements');
  await page.getByLabel('Search statements').fill('blue paper');
  await expect(page.getByRole('row')).toHaveCount(2);
  await expectNoFaults(page);
  await page
    .getByRole('row')
    .nth(1)
    .getByRole('button', { name: /^Change / })
    .click();
  const change = page.getByRole('dialog', { name: 'Change statement' });
  await change.getByLabel('Value').fill('needs a blue paper and a stamp');
  const { origin } = new URL(page.url());
  const [{ id }] = (await (await page.request.get('/api/statements?search=blue paper')).json()).items;
  const data = { value: 'needs a blue paper and a photo' };
  expect((await page.request.patch(`/api/statements/${id}`, { headers: { origin }, data })).ok()).toBe(true);
  await change.getByRole('button', { name: 'Save statement' }).click();
  await expect(change.getByText('Another user changed this statement.')).toBeVisible();
  await expectNoFaults(page, { part: '[role="dialog"]' });
  await change.getByRole('button', { name: 'Save mine over them' }).click();
  await expect(change).toBeHidden();
  await expect(page.getByRole('row').nth(1)).toContainText('needs a blue paper and a stamp');
  await page
    .getByRole('row')
    .nth(1)
    .getByRole('button', { name: /^Delete / })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No statements match')).toBeVisible();
  await visit.reload();
  await expect(visit.getByText('blue paper')).toHaveCount(0);
});

test('where sources disagree, a person chooses which one pages show', async ({ page }) => {
  await page.goto('/admin/statements');
  await page.getByRole('button', { name: 'Import CSV' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import statements' });
  const file = (rows: string[]) => ({
    name: 'statements.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(['subject,predicate,value,source', ...rows].join('\n')),
  });
  await dialog.locator('input[type=file]').setInputFiles(file(['"place:Ocala, FL",nonsense,x,owner']));
  await expect(dialog.getByText('refused: Not in the list of what can be stated')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Nothing to import' })).toBeDisabled();
  await expectNoFaults(page, { part: '[role="dialog"]' });
  await dialog
    .locator('input[type=file]')
    .setInputFiles(
      file([
        '"place:Ocala, FL",bulk_limit,3 cubic yards,owner',
        '"place:Ocala, FL",bulk_limit,4 cubic yards,https://www.ocalafl.gov/bulk',
      ]),
    );
  await dialog.getByRole('button', { name: 'Import 2 statements' }).click();
  await expect(dialog).toBeHidden();

  await page.goto('/admin/statements?state=disputed&search=ocala');
  await expect(page.getByText('Sources disagree: no page shows it')).toHaveCount(2);
  const chosen = page.getByRole('row', { name: /4 cubic yards/ });
  await chosen.getByRole('button', { name: /^Choose this source / }).click();
  await expect(page.getByText('No statements match')).toBeVisible();
  await page.goto('/admin/statements?search=ocala');
  await expect(page.getByText('Chosen among sources')).toHaveCount(1);
  await expectNoFaults(page);
});

test('what expires next is listed with the pages that will lose a sentence', async ({ page }) => {
  await page.goto('/admin/statements');
  await page.getByRole('tab', { name: 'Expiring' }).click();
  await expect(page.getByText(/\d+ statements expire within a year/)).toBeVisible();
  await expect(page.getByRole('row').nth(1)).toContainText('2027-05-31');
  await expectNoFaults(page);
});
