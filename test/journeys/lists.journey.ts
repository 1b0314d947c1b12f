import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { templateInput } from '../factories.ts';
import { workbook } from '../workbook.ts';
import { expectNoFaults } from './no-faults.ts';
import { test } from './one-tab.ts';

test.use({ storageState: process.env.PAGEHAUL_SESSION ?? '' });
test.describe.configure({ mode: 'serial' });

const csv = [
  'Town,ST,Crew Phone,Service',
  'Lake Worth Beach,FL,555-0141,cabana removal',
  'Lantana,Florida,555-0142,',
  'Nowhere,Florda,,',
].join('\n');
const crews = workbook([
  { name: 'Read me', rows: [] },
  {
    name: 'Crews',
    rows: [
      ['Crews of the winter'],
      ['City', 'State', 'Crew phone'],
      ['Boynton Beach', 'FL', '555-0151'],
      ['Greenacres', null, null],
    ],
    merged: ['A1:C1', 'B3:B4', 'C3:C4'],
  },
]);

let templateId = '';

async function openGenerator(page: Page, request: APIRequestContext): Promise<void> {
  if (templateId === '') {
    const reply = await request.post('/api/templates', {
      data: templateInput({
        name: 'Crew pages',
        content_sections: [{ type: 'text', title: 'Crew', content: 'Call {{crew_phone}}.', order: 1 }],
      }),
    });
    templateId = (await reply.json()).id;
  }
  await page.goto(`/admin/templates/${templateId}/generate`);
  await expect(page.getByRole('textbox', { name: 'Locations' })).toBeVisible();
}

async function choose(page: Page, name: string, content: string | Uint8Array): Promise<void> {
  await page.getByRole('button', { name: 'Upload CSV or XLSX' }).first().click();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('dialog').getByRole('button', { name: 'CSV or XLSX file' }).click();
  await (await chooser).setFiles({
    name,
    mimeType: 'application/octet-stream',
    buffer: Buffer.from(content),
  });
}

async function makePages(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Create Generation Batch/ }).click();
  await page.getByRole('button', { name: 'Approve Plan' }).click();
  await page.getByRole('button', { name: 'Start Generation' }).click();
  await expect(page.getByRole('heading', { name: /pages are live$/ })).toBeVisible();
}

test('a CSV with an extra column becomes pages that show it, and a data set', async ({ page, request }) => {
  await openGenerator(page, request);
  await choose(page, 'crews.csv', csv);
  const dialog = page.getByRole('dialog', { name: 'Upload CSV or XLSX' });
  await expect(dialog.getByRole('combobox', { name: 'Town is' })).toHaveValue('city');
  await expect(dialog.getByRole('combobox', { name: 'ST is' })).toHaveValue('state');
  await expect(dialog.getByRole('textbox', { name: 'Placeholder of Crew Phone' })).toHaveValue('crew_phone');
  await expect(dialog.getByText('{{crew_phone}}: every place')).toBeVisible();
  await expect(dialog.getByText('Row 4:')).toContainText('Nowhere, Florda');
  await dialog.getByRole('combobox', { name: 'Service is' }).selectOption('Keyword');
  await expectNoFaults(page, { part: '[role=dialog]' });
  await dialog.getByRole('button', { name: 'Add: 2 places, 1 keyword' }).click();
  await expect(page.getByRole('textbox', { name: 'Locations' })).toHaveValue(
    'Lake Worth Beach, FL\nLantana, FL',
  );
  await expect(page.getByText('2 places have values of their own')).toBeVisible();

  await page.getByRole('button', { name: 'Save as data set' }).click();
  const keeping = page.getByRole('dialog', { name: 'Save as data set' });
  await keeping.getByRole('textbox', { name: 'Name' }).fill('Winter crews');
  await keeping.getByRole('button', { name: 'Keep', exact: true }).click();
  await expect(page.getByText('From the data set “Winter crews”, version 1')).toBeVisible();
  await makePages(page);
  await expect(page.getByRole('link', { name: 'Winter crews' })).toBeVisible();
  const made = await request.get('/cabana-removal-in-lantana-fl/');
  expect((await made.text()).includes('Call 555-0142.')).toBe(true);
});

test('a workbook with merged cells is read by its sheet, as a new version of the data set', async ({
  page,
}) => {
  await page.goto('/admin/data-sets');
  await page.getByRole('link', { name: 'Winter crews' }).click();
  await expect(page.getByRole('heading', { name: 'Winter crews' })).toBeVisible();
  await page.getByRole('button', { name: 'Upload a new version' }).click();
  const dialog = page.getByRole('dialog', { name: 'New version of “Winter crews”' });
  const chooser = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: 'CSV or XLSX file' }).click();
  await (await chooser).setFiles({ name: 'crews.xlsx', mimeType: '', buffer: Buffer.from(crews) });
  await expect(dialog.getByRole('combobox', { name: 'Sheet' })).toHaveValue('Crews');
  await expect(dialog.getByText(/^Merged cells: their value was put into each row/)).toBeVisible();
  await expect(dialog.getByText(/was taken for a title/)).toBeVisible();
  await expect(dialog.getByRole('row', { name: /Greenacres/ })).toContainText('555-0151');
  await dialog.getByRole('button', { name: 'Use: 2 places' }).click();
  await page.getByRole('button', { name: 'Keep', exact: true }).click();
  await expect(page.getByText('Version 2 (newest)')).toBeVisible();
  await expect(page.getByRole('cell', { name: 'Greenacres, FL' })).toBeVisible();
  await expectNoFaults(page);
  await page.getByRole('button', { name: 'Restore version 1' }).click();
  await expect(page.getByText('Version 3 (newest)')).toBeVisible();
  await expect(page.getByRole('cell', { name: 'Lantana, FL' })).toBeVisible();
});

test('a data set fills the lists of the next batch', async ({ page, request }) => {
  await openGenerator(page, request);
  await page.getByRole('button', { name: 'Use a data set' }).click();
  await page.getByRole('button', { name: 'Use Winter crews' }).click();
  await expect(page.getByRole('textbox', { name: 'Locations' })).toHaveValue(
    'Lake Worth Beach, FL\nLantana, FL',
  );
  await expect(page.getByRole('textbox', { name: 'Keywords' })).toHaveValue('cabana removal');
  await expect(page.getByText('From the data set “Winter crews”, version 3')).toBeVisible();

  await page.getByRole('button', { name: 'Use a data set' }).click();
  await page.getByRole('button', { name: 'Older versions of Winter crews' }).click();
  await page.getByLabel('Version of Winter crews').selectOption('2');
  await expectNoFaults(page);
  await page.getByRole('button', { name: 'Use Winter crews' }).click();
  await expect(page.getByText('From the data set “Winter crews”, version 2')).toBeVisible();
});

test('a data set saved without a page per row does not switch it on again', async ({ page, request }) => {
  await openGenerator(page, request);
  await choose(page, 'twice.csv', 'City,State,Crew Phone\nTavares,FL,555-0161\nTavares,FL,555-0162\n');
  await page.getByRole('dialog').getByRole('button', { name: /^Add:/ }).click();
  const perRow = page.getByRole('switch', { name: 'One page per row' });
  if (!(await perRow.isChecked())) await perRow.click({ force: true });
  await perRow.click({ force: true });
  await expect(perRow).not.toBeChecked();
  await page.getByRole('button', { name: 'Save as data set' }).click();
  const keeping = page.getByRole('dialog', { name: 'Save as data set' });
  await keeping.getByRole('textbox', { name: 'Name' }).fill('One crew a town');
  await keeping.getByRole('button', { name: 'Keep', exact: true }).click();
  await expect(page.getByText('From the data set “One crew a town”, version 1')).toBeVisible();
  await expect(perRow).not.toBeChecked();

  await page.getByRole('button', { name: 'Clear place values' }).click();
  await page.getByRole('button', { name: 'Use a data set' }).click();
  await page.getByRole('button', { name: 'Use One crew a town' }).click();
  await expect(page.getByText('1 place has values of their own')).toBeVisible();
  await expect(perRow).toHaveCount(0);
});

test('a column that only later rows fill is there from the first page', async ({ page, request }) => {
  const towns = Array.from({ length: 60 }, (_, n) => ({ city: `Later Town ${n}`, state: 'FL' }));
  const reply = await request.post('/api/data-sets', {
    data: {
      name: 'Late values',
      locations: towns.map(({ city, state }) => `${city}, ${state}`).join('\n'),
      location_values: towns
        .slice(-1)
        .map(({ city, state }) => ({ city, state, field_values: { zip: '33401' } })),
    },
  });
  await page.goto(`/admin/data-sets/${(await reply.json()).data_set.id}`);
  await expect(page.getByRole('cell', { name: 'Later Town 0, FL' })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: '{{zip}}' })).toBeVisible();
});

test('a file that is no sheet says what to do, and the next one is read', async ({ page, request }) => {
  await openGenerator(page, request);
  await choose(page, 'report.pdf', '%PDF-1.7 and so on');
  const dialog = page.getByRole('dialog', { name: 'Upload CSV or XLSX' });
  await expect(dialog.getByRole('alert')).toContainText(
    'This is a PDF. Save the sheet as CSV (UTF-8) or XLSX',
  );
  const chooser = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: 'CSV or XLSX file' }).click();
  await (await chooser).setFiles({
    name: 'old.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('City,State\nCañon City,CO\n', 'latin1'),
  });
  await expect(dialog.getByRole('cell', { name: 'Cañon City' })).toBeVisible();
  await expect(dialog.getByText(/It was read as Windows-1252/)).toBeVisible();
});

test('places are left out by keyboard in the list and with the mouse on the map', async ({
  page,
  request,
}) => {
  await openGenerator(page, request);
  await page.getByRole('button', { name: 'Pick places' }).click();
  await page.getByRole('combobox', { name: 'State', exact: true }).selectOption({ label: 'Florida' });
  await page.getByRole('combobox', { name: 'County' }).selectOption('Palm Beach County');
  const jupiter = page.getByRole('checkbox', { name: 'Jupiter, FL', exact: true });
  await jupiter.focus();
  await page.keyboard.press('Space');
  await expect(jupiter).not.toBeChecked();
  await page.getByText('Map', { exact: true }).click();
  const map = page.getByRole('img', { name: /^Map of \d+ places, \d+ chosen$/ });
  await expect(map).toBeVisible();
  await expectNoFaults(page);
  const dot = page.locator('[data-place="Belle Glade, FL"]');
  await dot.click();
  await expect(dot).toHaveAttribute('data-out', 'true');
  await page.getByRole('button', { name: /^Add \d+ places to the locations$/ }).click();
  const locations = page.getByRole('textbox', { name: 'Locations' });
  await expect(locations).toHaveValue(/Boca Raton, FL/);
  await expect(locations).not.toHaveValue(/Jupiter, FL|Belle Glade, FL/);
});

test('the places of another county are added once they are there, never those of the county before', async ({
  page,
  request,
}) => {
  await openGenerator(page, request);
  await page.getByRole('button', { name: 'Pick places' }).click();
  await page.getByRole('combobox', { name: 'State', exact: true }).selectOption({ label: 'Florida' });
  const county = page.getByRole('combobox', { name: 'County' });
  const add = page.getByRole('button', { name: /^Add \d+ places to the locations$/ });
  await county.selectOption('Palm Beach County');
  await expect(page.getByRole('checkbox', { name: 'Jupiter, FL', exact: true })).toBeVisible();
  await expect(add).toBeEnabled();
  const asked = Promise.withResolvers<undefined>();
  const mayAnswer = Promise.withResolvers<undefined>();
  await page.route(/\/api\/places\?.*county=Monroe/, async route => {
    asked.resolve(undefined);
    await mayAnswer.promise;
    await route.continue();
  });
  await county.selectOption('Monroe County');
  await asked.promise;
  await expect(add).toBeDisabled();
  mayAnswer.resolve(undefined);
  await add.click();
  const locations = page.getByRole('textbox', { name: 'Locations' });
  await expect(locations).toHaveValue(/Key West, FL/);
  await expect(locations).not.toHaveValue(/Jupiter, FL/);
});
