import { expect, type Page, test } from '@playwright/test';
import { expectNoFaults } from './no-faults.ts';

test.use({ storageState: process.env.PAGEHAUL_SESSION ?? '' });
test.describe.configure({ mode: 'serial' });

/** Plans a batch over the API and opens the list with it alone. */
async function listPlanned(page: Page, name: string, keyword: string): Promise<string> {
  const templates = await (await page.request.get('/api/templates')).json();
  const { id: template_id } = templates.items.find(
    (one: { name: string }) => one.name === 'Junk Removal Landing Page',
  );
  const planned = await page.request.post('/api/batches', {
    data: { name, template_id, locations: 'Kona, FL\nLido, FL', keywords: keyword },
  });
  const { id } = await planned.json();
  await expect
    .poll(async () => (await (await page.request.get(`/api/batches/${id}`)).json()).is_planned)
    .toBe(true);
  await page.goto(`/admin/batches?search=${encodeURIComponent(name)}`);
  await expect(page.getByRole('row')).toHaveCount(2);
  return id;
}

test('selected batches that are still planning are approved only after a question with the verdict', async ({
  page,
}) => {
  const id = await listPlanned(page, 'Spring question', 'raft removal');
  const statusOf = async () => (await (await page.request.get(`/api/batches/${id}`)).json()).status;
  await expect(page.getByRole('button', { name: 'Generate Selected' })).toBeHidden();
  await page.getByRole('checkbox', { name: 'Select all' }).check();
  await page.getByRole('button', { name: 'Generate Selected' }).click();
  const question = page.getByRole('dialog', { name: 'Generate batch' });
  await expect(question.getByText('Approve and publish 2 pages?')).toBeVisible();
  await expect(question.getByRole('region', { name: 'Similarity forecast' })).toContainText(
    'Spring question',
  );
  await expectNoFaults(page, '[role="dialog"]');
  expect(await statusOf()).toBe('planning');
  await question.getByRole('button', { name: 'Not yet' }).click();
  await expect(question).toBeHidden();
  expect(await statusOf()).toBe('planning');
  await page.getByRole('button', { name: 'Generate Selected' }).click();
  await question.getByRole('button', { name: 'Approve and generate' }).click();
  await expect(page.getByText('1 batch on the way')).toBeVisible();
  await expect.poll(statusOf).toBe('completed');
});
