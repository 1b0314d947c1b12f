import { expect, type Page } from '@playwright/test';
import { expectNoFaults } from './no-faults.ts';
import { test } from './one-tab.ts';

test.use({ storageState: process.env.PAGEHAUL_SESSION ?? '' });

/** Creates a page that no other journey uses. */
async function makePage(page: Page, keyword: string): Promise<void> {
  await page.goto('/admin/pages');
  const status = await page.evaluate(async text => {
    const templates = await (await fetch('/api/templates')).json();
    const reply = await fetch('/api/pages', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        template_id: templates.items[0].id,
        field_values: { city: 'Miami', state: 'FL', keyword: text },
        url_pattern: 'keyword-city',
      }),
    });
    return reply.status;
  }, keyword);
  expect(status).toBe(201);
}

/** The cached page is removed when the database announces the change: shortly after the back office is answered. */
async function arrivesAt(visitor: Page, address: RegExp): Promise<void> {
  await expect
    .poll(async () => {
      await visitor.reload();
      return visitor.url();
    })
    .toMatch(address);
}

test('a page gets another address in one window while a visitor has it open in another', async ({
  page,
  browser,
}) => {
  await makePage(page, 'journey hauling');
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto('/journey-hauling-miami/');
  const heading = await visitor.getByRole('heading', { level: 1 }).textContent();

  await page.goto('/admin/pages?search=journey-hauling');
  const row = page.getByRole('row', { name: /journey-hauling-miami/ });
  await row.getByRole('button', { name: /^Change address/ }).click();
  const form = page.getByRole('dialog', { name: 'Change address' });
  await form.getByLabel('Address', { exact: true }).fill('pricing');
  await form.getByRole('button', { name: 'Change address' }).click();
  await expect(form.getByText('The site itself uses /pricing/')).toBeVisible();
  await expectNoFaults(page, { part: '[role=dialog] form' });
  await form.getByLabel('Address', { exact: true }).fill('hauling-on-a-journey');
  await form.getByRole('button', { name: 'Change address' }).click();
  await expect(page.getByText('/journey-hauling-miami/ redirects there')).toBeVisible();

  await arrivesAt(visitor, /\/hauling-on-a-journey\/$/);
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(heading ?? '');

  await page.goto('/admin/pages?search=hauling-on-a-journey');
  await page
    .getByRole('row', { name: /hauling-on-a-journey/ })
    .getByRole('button', { name: /^Delete/ })
    .click();
  const question = page.getByRole('dialog', { name: 'Delete page' });
  await question.getByLabel('To another address').check();
  await question.getByRole('textbox', { name: 'Address' }).fill('/pricing');
  await question.getByRole('button', { name: 'Delete page' }).click();
  await expect(question).toBeHidden();
  await arrivesAt(visitor, /\/pricing$/);
  await visitor.goto('/journey-hauling-miami/');
  await expect(visitor).toHaveURL(/\/pricing$/);
});
