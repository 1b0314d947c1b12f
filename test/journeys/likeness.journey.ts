import { type APIRequestContext, expect, type Locator } from '@playwright/test';
import { expectNoFaults } from './no-faults.ts';
import { test } from './one-tab.ts';

const signedIn = { storageState: process.env.PAGEHAUL_SESSION ?? '' };
test.use(signedIn);

/** Each sentence in two wordings, which say the same. */
const plain = [
  '{We carry old furniture out of any room|Sofas, beds and wardrobes leave on our arms}.',
  '{The price is said before anything is lifted|You hear one number first, and it stays}.',
  '{Two of us come with a truck and blankets|Expect a pair of movers and padded straps}.',
  '{What still works goes to people who need it|Good pieces find a second home nearby}.',
  '{The floor is swept before we drive away|Nothing but a clean room stays behind}.',
].join(' ');
const local = `${plain} You are {{fact:place.from_largest}}. Our trucks pass {{fact:place.nearby}} on the way.`;

async function createTemplate(request: APIRequestContext): Promise<string> {
  const answer = await request.post('/api/templates', {
    data: {
      name: 'Too much alike',
      title_template: '{{keyword}} in {{city}}',
      hero_title_template: '{{keyword}} in {{city}}',
      hero_subtitle_template: 'For {{city}}.',
      content_sections: [{ id: 'intro', type: 'text', title: 'Intro', content: plain, order: 1 }],
      status: 'published',
    },
  });
  expect(answer.status()).toBe(201);
  const { id }: { id: string } = await answer.json();
  return id;
}

test('pages that say the same of every town are refused, pass with facts, are made before two windows and taken back', async ({
  page,
  context,
  request,
}) => {
  const template = await createTemplate(request);

  await test.step('all places of three counties are planned', async () => {
    await page.goto(`/admin/templates/${template}/generate`);
    await page.getByRole('button', { name: 'Pick places' }).click();
    await page.getByRole('combobox', { name: 'State', exact: true }).selectOption({ label: 'Florida' });
    for (const county of ['Palm Beach County', 'Broward County', 'Miami-Dade County']) {
      await page.getByRole('combobox', { name: 'County' }).selectOption(county);
      await page.getByRole('button', { name: /^Add \d+ places to the locations$/ }).click();
    }
    await page.getByRole('textbox', { name: 'Keywords' }).fill('piano haulers');
    await page
      .getByRole('button', { name: /^Create Generation Batch \(\d+ pages will be generated\)$/ })
      .click();
    await expect(page).toHaveURL(/\/admin\/batches\/[0-9a-f-]+$/);
  });
  const batch = page.url();
  const card = page.getByRole('region', { name: 'Similarity forecast' });
  const decision = page.getByRole('region', { name: 'Decide before you approve' });

  await test.step('the forecast refuses the batch, and so does approving it', async () => {
    await expect(decision.getByText('Too similar to approve')).toBeVisible();
    const address = page.getByRole('table').first().getByRole('cell').first();
    expect((await address.boundingBox())?.y).toBeLessThan(900);
    await page.getByRole('button', { name: 'Approve Plan' }).click();
    await expect(page.getByText(/or overrule with a reason/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Start Generation' })).toBeHidden();
    await expectNoFaults(page);
  });

  await test.step('what would help leads to the section, where facts are added', async () => {
    await card.getByRole('heading', { name: 'Similarity forecast' }).click();
    await expectNoFaults(page);
    await card.getByRole('link', { name: 'Intro' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('textbox', { name: 'Text', exact: true }).fill(local);
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Template saved successfully!')).toBeVisible();
  });

  await test.step('with the newest version the same addresses pass', async () => {
    await page.goto(batch);
    await expect(page.getByText(/^Different enough to approve\./)).toBeVisible();
    await page.getByRole('button', { name: 'Update to version 2' }).click();
    await expect(page.getByText('With the template as it is now')).toBeHidden();
    await expect(card.getByText('Different enough to approve').first()).toBeVisible();
    await expect(decision).toBeHidden();
    await expectNoFaults(page);
  });

  const second = await context.newPage();
  await test.step('approved, it is made before two windows', async () => {
    await second.goto(batch);
    await page.bringToFront();
    await page.getByRole('button', { name: 'Approve Plan' }).click();
    for (const window of [page, second])
      await expect(window.getByRole('button', { name: 'Start Generation' })).toBeVisible();
    await page.getByRole('button', { name: 'Start Generation' }).click();
    for (const window of [page, second])
      await expect(window.getByRole('heading', { name: /pages are live$/ })).toBeVisible();
    expect((await request.get('/piano-haulers-in-jupiter-fl/')).status()).toBe(200);
  });

  await test.step('reverted, it is gone', async () => {
    await second.getByRole('button', { name: 'Revert' }).click();
    const dialog = second.getByRole('dialog', { name: 'Revert batch' });
    await dialog.getByRole('button', { name: /^Delete \d+ pages$/ }).click();
    await expect(second.getByText('Reverted.', { exact: true })).toBeVisible();
    await page.reload();
    await expect(page.getByText('Reverted.', { exact: true })).toBeVisible();
    expect((await request.get('/piano-haulers-in-jupiter-fl/')).status()).toBe(404);
  });
});

/** True if a box is ticked by its click, before the browser does anything else. */
function isTickedAtOnce(box: Locator): Promise<boolean> {
  return box.evaluate(async (input: HTMLInputElement) => {
    input.click();
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
    return input.checked;
  });
}

test('a batch is overruled with its too alike pages kept out of search engines', async ({
  page,
  request,
}) => {
  const template_id = await createTemplate(request);
  const letters = Array.from('abcdefghijkl');
  const locations = letters.flatMap(one => letters.map(other => `Lot ${one}${other}, FL`)).join('\n');
  const answer = await request.post('/api/batches', {
    data: { template_id, locations, keywords: 'noindex hauling', url_pattern: 'keyword-city-state' },
  });
  const { id }: { id: string } = await answer.json();
  await page.goto(`/admin/batches/${id}`);
  const card = page.getByRole('region', { name: 'Decide before you approve' });
  const noindex = card.getByRole('checkbox', { name: /as noindex and keep them out of the sitemap/ });
  await expect(noindex).toBeVisible();
  expect(await isTickedAtOnce(noindex)).toBe(true);
  await page.getByRole('button', { name: 'Approve Plan' }).click();
  await expect(page.getByText(/or overrule with a reason/)).toBeVisible();
  await expect(noindex).toBeChecked();
  await card.getByRole('textbox', { name: 'Reason' }).fill('Landing pages for an advertising campaign');
  await card.getByRole('button', { name: 'Overrule and approve' }).click();
  const decided = page.getByRole('region', { name: 'What was decided' });
  await expect(decided).toContainText('too similar. “Landing pages for an advertising campaign”');
  await page.getByRole('button', { name: 'Start Generation' }).click();
  await expect(page.getByText('144 pages published as noindex and kept out of the sitemap')).toBeVisible();
  const html = await (await request.get('/noindex-hauling-lot-aa-fl/')).text();
  expect(html).toContain('content="noindex, follow"');
  await page.goto('/admin/activity');
  const kept = page.getByText(/Landing pages for an advertising campaign/).filter({ visible: true });
  await expect(kept).toHaveCount(1);
});
