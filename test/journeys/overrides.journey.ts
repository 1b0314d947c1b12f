import { type APIRequestContext, expect } from '@playwright/test';
import { holdRequests } from './hold-requests.ts';
import { expectNoFaults } from './no-faults.ts';
import { test } from './one-tab.ts';

test.use({ storageState: process.env.PAGEHAUL_SESSION ?? '' });

const template = {
  name: 'Edited by hand',
  title_template: '{{keyword}} near {{city}}',
  hero_title_template: '{{keyword}}',
  hero_subtitle_template: 'Fair.',
  content_sections: [
    {
      id: 'top',
      type: 'hero',
      title: '{{keyword}} near {{city}}',
      content: { description: 'We come to {{city}}.' },
    },
  ],
  status: 'published',
};

test('a page’s text is edited, its template changes, the pages move, the conflict is answered, and all is live', async ({
  page,
  request,
}) => {
  const id = await makePages(request);
  await page.goto('/admin/pages?search=sofa-hauling-tampa-fl');
  await page.getByRole('link', { name: /^Edit text / }).click();
  await page.getByRole('button', { name: /^HERO - / }).click();
  await page.getByRole('textbox', { name: 'Description', exact: true }).fill('Sofas of Tampa, we know you.');
  const preview = page.frameLocator('iframe[title="Preview of the page"]');
  await expect(preview.getByText('Sofas of Tampa, we know you.')).toBeVisible();
  // What is typed while it is saved stays, and waits to be saved.
  const send = await holdRequests(page, '**/api/pages/*');
  await page.getByRole('button', { name: 'Save page' }).click();
  const title = page.getByRole('textbox', { name: 'Title', exact: true }).first();
  await title.fill('Sofas, hauled');
  send();
  await expect(page.getByText('1 text edited by hand · 1 change not saved')).toBeVisible();
  await expect(title).toHaveValue('Sofas, hauled');
  await title.fill('Sofa Hauling Near Tampa');
  expect(await (await request.get('/sofa-hauling-tampa-fl/')).text()).toContain(
    'Sofas of Tampa, we know you.',
  );

  await page.goto(`/admin/templates/${id}/edit?section=top`);
  await page.getByRole('textbox', { name: 'Description', exact: true }).fill('We drive to {{city}}.');
  await page.getByRole('button', { name: 'Save Template' }).click();
  await expect(page.getByText('2 pages still show version 1.')).toBeVisible();
  await page.getByRole('link', { name: 'Move 2 pages' }).click();
  await page.getByRole('button', { name: 'Move 2 pages to version 2' }).click();
  await expect(page.getByText('2 pages moved to version 2')).toBeVisible();
  await expect
    .poll(async () => (await request.get('/sofa-hauling-ocala-fl/')).text())
    .toContain('We drive to Ocala.');
  await expectNoFaults(page);

  await page.getByRole('link', { name: 'Write another text' }).click();
  await expect(page.getByText('Template now', { exact: true })).toBeVisible();
  await page
    .getByRole('textbox', { name: 'Description', exact: true })
    .fill('Sofas of Tampa, we drive to you.');
  await page.getByRole('button', { name: 'Save page' }).click();
  await expect(page.getByText('The template changed after your edits')).toBeHidden();
  expect(await (await request.get('/sofa-hauling-tampa-fl/')).text()).toContain(
    'Sofas of Tampa, we drive to you.',
  );
  await expectNoFaults(page);

  await page.getByRole('button', { name: 'Undo this edit: Description' }).click();
  await page.getByRole('button', { name: 'Save page' }).click();
  await expect(page.getByText('0 texts edited by hand')).toBeVisible();
  expect(await (await request.get('/sofa-hauling-tampa-fl/')).text()).toContain('We drive to Tampa.');
});

/** Two pages of a template of their own. */
async function makePages(request: APIRequestContext): Promise<string> {
  const { id } = await post(request, '/api/templates', template);
  const batch = await post(request, '/api/batches', {
    template_id: id,
    locations: 'Tampa, FL\nOcala, FL',
    keywords: 'sofa hauling',
    url_pattern: 'keyword-city-state',
  });
  const read = async () => (await request.get(`/api/batches/${batch.id}`)).json();
  await expect.poll(async () => (await read()).is_planned).toBe(true);
  // Two pages of one short text are alike.
  await post(request, `/api/batches/${batch.id}/approve`, {
    overrule: { reason: 'They are edited by hand.' },
  });
  await post(request, `/api/batches/${batch.id}/generate`);
  await expect.poll(async () => (await read()).status).toBe('completed');
  return id;
}

async function post(request: APIRequestContext, path: string, data?: object): Promise<{ id: string }> {
  const reply = await request.post(path, data ? { data } : {});
  expect(reply.ok(), await reply.text()).toBe(true);
  return reply.json();
}
