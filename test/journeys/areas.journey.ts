import { type APIRequestContext, expect } from '@playwright/test';
import type { Batch } from '../../src/contract/generation/batches.ts';
import { expectNoFaults } from './no-faults.ts';
import { inOwnProgram as test } from './one-tab.ts';

// The question about outside pages is off in the shared program.
async function planBatch(request: APIRequestContext, pattern: string): Promise<string> {
  const templates = await (await request.get('/api/templates')).json();
  const answer = await request.post('/api/batches', {
    data: {
      template_id: templates.items[0].id,
      locations: 'Stuart, FL\nAsheville, NC\nMacon, GA',
      keywords: 'junk removal\ndental implants',
      url_pattern: pattern,
    },
  });
  const { id }: Batch = await answer.json();
  await expect
    .poll(async () => ((await (await request.get(`/api/batches/${id}`)).json()) as Batch).is_planned)
    .toBe(true);
  return id;
}

test('pages outside the served areas wait for a decision: serve, leave out, or overrule', async ({
  page,
}) => {
  const card = page.getByRole('region', { name: 'Decide before you approve' });
  const decided = page.getByRole('region', { name: 'What was decided' });

  await test.step('the owner switches the question on', async () => {
    await page.goto('/admin/settings?tab=areas');
    await page.getByLabel('Ask before pages outside the areas or services are made').check();
    await page.getByRole('button', { name: 'Add a circle' }).click();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('This can’t be empty')).toBeVisible();
    await page.getByLabel('Around town').fill('Macon');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Town not found. Choose one whose position is known.').first()).toBeVisible();
    await page.getByLabel('State', { exact: true }).nth(4).fill('GA');
    await expectNoFaults(page);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Settings saved. The site shows them now.')).toBeVisible();
  });

  await test.step('the plan says what lies outside, and approval is refused', async () => {
    await page.setViewportSize({ width: 375, height: 812 });
    await page.goto(`/admin/batches/${await planBatch(page.request, 'first-keyword-city-state')}`);
    await expect(card.getByText(/4 of 6 pages lie outside/)).toBeVisible();
    await expect(card.getByText('(Asheville, NC)')).toBeVisible();
    await expect(page.getByText(/^6 pages will be created · outside your areas and services/)).toBeVisible();
    await expectNoFaults(page);
    await page.getByRole('button', { name: 'Approve Plan' }).click();
    await expect(page.getByText(/Add the area or service, leave these pages out/)).toBeVisible();
  });

  await test.step('a served county is no longer outside; the rest is left out', async () => {
    await card.getByRole('button', { name: 'Serve Buncombe County, NC' }).click();
    await expect(page.getByText('Buncombe County, NC is served')).toBeVisible();
    await expect(card.getByText(/3 of 6 pages lie outside/)).toBeVisible();
    await expect(card.getByText('Too similar to approve')).toBeVisible();
    await card.getByRole('button', { name: 'Leave them out and approve' }).click();
    await expect(card.getByText('Give a reason of at least 10 characters')).toBeVisible();
    await card.getByLabel('Reason').fill('The towns get their statements this week.');
    await card.getByRole('button', { name: 'Leave them out and approve' }).click();
    await expect(page.getByText('Batch approved without these pages')).toBeVisible();
    await expect(decided.getByText(/These pages were left out/)).toBeVisible();
    await page.getByRole('button', { name: 'Start Generation' }).click();
    await expect(page.getByText('Left out: outside the served areas or services').first()).toBeVisible();
    const made = await page.request.get('/first-junk-removal-asheville-nc/');
    expect(await made.text()).toContain('Buncombe County');
    expect((await page.request.get('/first-dental-implants-stuart-fl/')).status()).toBe(404);
  });

  await test.step('overruled pages are made, and search engines leave them out', async () => {
    await page.goto(`/admin/batches/${await planBatch(page.request, 'second-keyword-city-state')}`);
    await expect(card.getByText('Too similar to approve')).toBeVisible();
    await card.getByRole('button', { name: 'Overrule and approve' }).click();
    await expect(card.getByText('Give a reason of at least 10 characters')).toBeVisible();
    await card.getByLabel('Reason').fill('A dentist next door asked for it.');
    await card.getByRole('button', { name: 'Overrule and approve' }).click();
    await expect(page.getByText('Batch approved by overrule')).toBeVisible();
    await expect(decided).toContainText(
      'outside your areas and services, too similar. “A dentist next door asked for it.”',
    );
    await page.getByRole('button', { name: 'Start Generation' }).click();
    await expect(page.getByRole('link', { name: 'View pages' })).toBeVisible();
    const outside = await (await page.request.get('/second-dental-implants-stuart-fl/')).text();
    expect(outside).toContain('<meta name="robots" content="noindex, follow"');
    const inside = await (await page.request.get('/second-junk-removal-macon-ga/')).text();
    expect(inside).toContain('Serving Macon');
    expect(inside).not.toContain('noindex, follow');
    await expectNoFaults(page);
  });
});
