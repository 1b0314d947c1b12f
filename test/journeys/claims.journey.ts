import { expect } from '@playwright/test';
import { expectNoFaults } from './no-faults.ts';
import { inOwnProgram as test } from './one-tab.ts';

// The question about claims is off in the shared program.
test('a template with unstated claims waits until it is reworded or accepted', async ({ page }) => {
  await page.goto('/admin/settings?tab=claims');
  await page.getByLabel('Don’t publish unstated claims').check();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Settings saved. The site shows them now.')).toBeVisible();
  await expect(page.getByText('None yet.', { exact: false })).toBeVisible();

  const { items } = await (await page.request.get('/api/templates')).json();
  await page.goto(`/admin/templates/${items[0].id}/edit`);
  const description = page.getByRole('textbox', { name: 'Meta description template' });
  const before = await description.inputValue();
  await description.fill('The cheapest crew of {{city}} since 1987, {{keyword}} included.');
  await page.keyboard.press('Control+s');
  const dialog = page.getByRole('dialog', { name: 'Unstated claims' });
  await expect(dialog.getByText('“cheapest” in Meta description template')).toBeVisible();
  await expect(dialog.getByText('“1987” in Meta description template')).toBeVisible();
  await dialog.getByRole('button', { name: 'Accept and save' }).click();
  await expect(dialog.getByText('Give a reason of at least 10 characters')).toBeVisible();
  await expectNoFaults(page, { part: '[role="dialog"]' });
  await dialog.getByRole('button', { name: 'Reword them' }).click();
  await expect(page.getByText('“cheapest”, “1987”: not stated.', { exact: false }).first()).toBeVisible();

  await description.fill(before.replace('.', '. Since 1987.'));
  await page.keyboard.press('Control+s');
  await expect(dialog.getByText('“1987” in Meta description template')).toBeVisible();
  await expect(dialog.getByText('cheapest')).toHaveCount(0);
  await dialog.getByLabel('Reason').fill('Founded in 1987, as the register says.');
  await dialog.getByRole('button', { name: 'Accept and save' }).click();
  await expect(page.getByText('Template saved successfully!')).toBeVisible();

  const [post] = (await (await page.request.get('/api/posts')).json()).items;
  await page.goto(`/admin/posts/${post.id}`);
  await page.getByRole('textbox', { name: 'Description' }).fill('What Channel Ten says of us.');
  await page.keyboard.press('Control+s');
  await expect(dialog.getByText('“Channel Ten” in the description')).toBeVisible();
  await dialog.getByRole('button', { name: 'Reword them' }).click();
  await page.getByRole('textbox', { name: 'Description' }).fill('What people say of us.');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Post saved. The site shows it now.')).toBeVisible();

  const [made] = (await (await page.request.get('/api/pages?per_page=1')).json()).items;
  await page.goto(`/admin/pages/${made.id}/edit`);
  const subtitle = page.getByRole('textbox', { name: 'Hero subtitle' });
  await subtitle.fill('Seen on Channel Ten.');
  await page.getByRole('button', { name: 'Save page' }).click();
  await expect(dialog.getByText('“Channel Ten” in Hero subtitle')).toBeVisible();
  await expectNoFaults(page, { part: '[role="dialog"]' });
  await dialog.getByRole('button', { name: 'Reword them' }).click();
  await subtitle.fill('We haul what you point at.');
  await page.getByRole('button', { name: 'Save page' }).click();
  await expect(page.getByText('Page saved. Visitors see it now.')).toBeVisible();

  await page.goto('/admin/settings?tab=claims');
  await expect(page.getByRole('cell', { name: '1987', exact: true })).toBeVisible();
  await page.setViewportSize({ width: 375, height: 812 });
  await expectNoFaults(page);
  await page.getByRole('button', { name: 'Remove 1987' }).click();
  await expect(page.getByText('None yet.', { exact: false })).toBeVisible();
  await page.goto(`/admin/templates/${items[0].id}/edit`);
  await page.getByRole('button', { name: /problem/ }).click();
  await expect(
    page.getByRole('list', { name: 'Issues' }).getByText('“1987”', { exact: false }),
  ).toBeVisible();
  const { x = 0, width = 0 } = (await page.getByRole('list', { name: 'Issues' }).boundingBox()) ?? {};
  expect(x).toBeGreaterThan(0);
  expect(x + width).toBeLessThan(375);

  await page.goto('/admin/cases/new');
  await page.getByLabel('What was done').fill('12 mattresses from a warehouse, hauled on Monday.');
  await page.getByLabel('Service').selectOption('Carpet Removal');
  await page.getByLabel('Town').fill('Stuart, FL');
  await page.getByRole('button', { name: 'Save finished work' }).click();
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(dialog.getByText('“12” in what was done')).toBeVisible();
  await dialog.getByLabel('Reason').fill('We counted them in the truck.');
  await dialog.getByRole('button', { name: 'Accept and publish' }).click();
  await expect(page.getByText('Published. Pages show it now.')).toBeVisible();
  await expect(page.getByText('obody has stated')).toHaveCount(0);
});
