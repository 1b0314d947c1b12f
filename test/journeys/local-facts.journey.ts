import { expect, test } from '@playwright/test';
import { expectNoFaults } from './no-faults.ts';
import { signIn, spawnProgram } from './start-program.ts';

// Its own program: a plumber in Austin.
let program: Awaited<ReturnType<typeof spawnProgram>>;
let session: string;
test.beforeAll(async () => {
  program = await spawnProgram({ mailPort: null, demo: false });
  session = `${program.folder}/session.json`;
  await signIn(program.url, session);
});
test.afterAll(() => program.stop());

test('a plumber tells two towns on pages of their county, puts them back, answers questions about them, and their batch passes', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: program.url, storageState: session });
  const { request } = context;
  const headers = { origin: program.url };
  const call = async (method: 'post' | 'put', path: string, data: object) => {
    const answer = await request[method](path, { headers, data });
    expect(answer.ok(), await answer.text()).toBe(true);
    return answer.json();
  };
  await call('post', '/api/setup', {
    trade: 'plumbing',
    business: { name: 'Barton Creek Plumbing', phone: '(512) 555-0134', email: 'hello@barton.example' },
    areas: { center: { city: 'Austin', state: 'TX', miles: 30 } },
    landing_pages: 'none',
  });
  const isSetUp = async () => !(await (await request.get('/api/setup')).json()).is_working;
  await expect.poll(isSetUp).toBe(true);
  const { substance, likeness } = await (await request.get('/api/settings')).json();
  const asked = { is_on: true, place_sentences: 9, service_sentences: 12 };
  await call('put', '/api/settings/substance', { ...substance, value: asked });
  await call('put', '/api/settings/likeness', { ...likeness, value: { ...likeness.value, is_on: false } });
  const { items } = await (await request.get('/api/templates')).json();
  const { id } = await call('post', '/api/batches', {
    template_id: items[0].id,
    locations: 'Kyle, TX\nBuda, TX',
    keywords: 'drain cleaning\nrepiping',
    url_pattern: 'keyword-city-state',
  });

  const page = await context.newPage();
  await page.goto(`/admin/batches/${id}`);
  await expect(page.getByText(/2 towns lack .* answer \d+ questions \(about \d+ minutes?\)/)).toBeVisible();
  await expectNoFaults(page, { schemes: ['light', 'dark'] });
  await page.getByRole('button', { name: 'Tell 2 towns on 2 county pages' }).click();
  await expect(page.getByText('Hays County, TX: for 4 pages of 2 towns')).toBeVisible();
  await expect(page.getByText('2 pages will be created')).toBeVisible();
  await expectNoFaults(page, { schemes: ['light', 'dark'] });
  await page.getByRole('button', { name: 'Put the towns back' }).click();
  await page.getByRole('link', { name: 'Answer questions' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Local facts' })).toBeVisible();
  await expect(page.getByText(/2 towns lack/)).toBeVisible();
  await expectNoFaults(page, { schemes: ['light', 'dark'] });

  const answer = page.getByLabel('Your answer');
  await expect(answer).toBeFocused();
  await answer.fill('the best town in Texas');
  await answer.press('Enter');
  await expect(page.getByText('“best town” is praise')).toBeVisible();
  await expect(answer).toHaveValue('the best town in Texas');
  await answer.fill('the road to Lockhart');
  await answer.press('Enter');
  await expect(page.getByText(/This names Lockhart/)).toBeVisible();
  await expectNoFaults(page);
  const question = await page.getByRole('heading', { level: 2 }).first().textContent();
  await page.getByRole('checkbox').first().check();
  await page.getByRole('button', { name: 'Keep it and go on' }).click();
  await expect(page.getByRole('heading', { name: question ?? '' })).toBeHidden();

  await page.setViewportSize({ width: 375, height: 812 });
  const passes = page.getByText('Every town has enough to say');
  for (let at = 0; at < 12 && !(await passes.isVisible()); at += 1) {
    const next = (await page.getByRole('heading', { level: 2 }).first().textContent()) ?? '';
    await answer.fill(`what plumbers here learn in year ${at + 1}`);
    await answer.press('Enter');
    await expect(page.getByRole('heading', { name: next })).toBeHidden();
  }
  await expect(passes).toBeVisible();
  const skipped = (await page.getByRole('heading', { level: 2 }).first().textContent()) ?? '';
  await answer.press('Escape');
  await expect(page.getByRole('heading', { name: skipped })).toBeHidden();
  await expect(page.getByText(/, 1 skipped/)).toBeVisible();
  await expectNoFaults(page);

  await page.getByRole('link', { name: 'Back to the batch' }).click();
  await expect(page.getByText('too little to say')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Approve', exact: false }).first()).toBeEnabled();
  await context.close();
});
