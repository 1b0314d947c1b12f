import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { expectNoFaults } from './no-faults.ts';
import { type OneProgram, startOneProgram } from './start-program.ts';

// Its own program: the demo is gone afterwards.
let program: OneProgram;
test.beforeAll(async () => {
  program = await startOneProgram(process.env.PAGEHAUL_MAIL_PORT ?? '');
});
test.afterAll(() => program.stop());

const phone = { width: 390, height: 844 };
const description = readFileSync('test/descriptions/dog-grooming-boise.txt', 'utf8');
const max = 40;

test('a step is left once it says all it has to, and the summary leads back to what was skipped', async ({
  browser,
}) => {
  const page = await browser.newPage({
    baseURL: program.url,
    storageState: program.session,
    viewport: phone,
    reducedMotion: 'reduce',
  });
  const next = page.getByRole('button', { name: 'Next' });
  const step = page.getByRole('heading', { level: 2 });
  await page.goto('/admin/setup');
  await page.getByRole('radio', { name: /^House cleaning/ }).click();
  await next.click();
  await next.click();
  const name = page.getByLabel('Name of the business');
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription('This can’t be empty');
  await expectNoFaults(page);
  await name.fill('Linden Home Care');
  await expect(name).toHaveAccessibleDescription('');
  await page.getByLabel('Phone').fill('(919) 555-0134');
  await page.getByRole('button', { name: 'Where' }).click();
  await page.getByRole('textbox', { name: 'Town', exact: true }).fill('Ralegh');
  await page.getByLabel('State').selectOption('NC');
  await next.click();
  await next.click();
  await next.click();
  await expect(page.getByRole('alert')).toHaveText(/Email: Enter an email address/);
  await expect(page.getByRole('button', { name: 'Business: unfinished' })).toBeVisible();
  await expectNoFaults(page);
  await page.getByRole('button', { name: 'To step 2: Business' }).click();
  const email = page.getByLabel('Email');
  await expect(email).toBeFocused();
  await email.fill('hello@linden.example');
  await email.press('Enter');
  await expect(step).toHaveText('3. Where');
  await next.click();
  const town = page.getByRole('textbox', { name: 'Town', exact: true });
  await expect(town).toHaveAccessibleDescription(/Did you mean Raleigh\?/);
  await page.getByText('Counties', { exact: true }).click();
  await page.getByLabel('State').selectOption('');
  await next.click();
  await expect(page.getByLabel('State')).toHaveAccessibleDescription('Choose a state');
  await expect(page.getByLabel('State')).toBeFocused();
  await page.getByLabel('State').selectOption('NC');
  await next.click();
  await expect(page.getByRole('combobox', { name: 'Counties' })).toHaveAccessibleDescription(
    'Choose at least one county',
  );
  await page.getByText('A list', { exact: true }).click();
  const towns = page.getByLabel('Towns, one a line');
  await towns.fill('Cary, North Carolina\nGarner');
  await next.click();
  await expect(towns).toHaveAccessibleDescription('Line 2, “Garner”: Add a state, such as "Garner, NC"');
  await expectNoFaults(page);
  await page.getByText('A town', { exact: true }).click();
  await town.fill('Raleigh');
  await next.click();
  await expect(step).toHaveText('4. Services');
  await page.close();
});

test('a trade of any kind is named by its owner, who keeps a neighborhood and shows a logo', async ({
  browser,
}) => {
  const page = await browser.newPage({
    baseURL: program.url,
    storageState: program.session,
    viewport: phone,
    reducedMotion: 'reduce',
  });
  const next = page.getByRole('button', { name: 'Next' });
  await page.goto('/admin/setup');
  await page.getByRole('radio', { name: /^Local services/ }).click();
  await next.click();
  const name = page.getByRole('textbox', { name: 'What your trade is called' });
  await expect(name).toHaveAccessibleDescription(/Say what your trade is called/);
  await expectNoFaults(page);
  await name.fill('Dog grooming');
  await next.click();
  await page.getByLabel('Name of the business').fill('Calm Hands');
  await page.getByLabel('Phone').fill('(512) 555-0134');
  await page.getByLabel('Email').fill('hello@calmhands.example');
  await page.getByRole('button', { name: 'Where' }).click();
  await page.getByText('A list', { exact: true }).click();
  await page.getByLabel('Towns, one a line').fill('Austin, TX\nBouldin Creek, TX');
  await next.click();
  await expect(page.getByLabel('Towns, one a line')).toHaveAccessibleDescription(/name its county/);
  await page.getByLabel('County of Bouldin Creek, TX').selectOption('Travis');
  await expectNoFaults(page);
  await next.click();
  const box = page.getByLabel('Describe the work in about ten lines');
  await box.fill(`${description}I am the best groomer in town.`);
  await page.getByRole('button', { name: 'Sort my lines' }).click();
  await expect(page.getByText('11 of 12 sentences that only this service has.')).toBeVisible();
  await expect(page.getByText('Line 11, “I am the best groomer in town.”')).toBeVisible();
  await expect(page.getByLabel('More lines')).toHaveValue('I am the best groomer in town.');
  await expectNoFaults(page);
  const steps = page.getByLabel('What happens, step by step?');
  await steps.fill('I brush the coat out dry.\nThen comes the bath.');
  await page.reload();
  await expect(steps).toHaveValue('I brush the coat out dry.\nThen comes the bath.');
  await steps.press('Control+Enter');
  await expect(page.getByText('Its pages can be offered to search engines.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Take this answer' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Change How long it takes' }).click();
  await expect(page.getByLabel('How long does it take?')).toHaveValue(/^A terrier takes about 90 minutes/);
  await page.getByRole('button', { name: 'Skip' }).click();
  await page.getByLabel('More services, one a line').fill('Nail trimming');
  await expect(page.getByRole('button', { name: 'Nail trimming' })).toBeVisible();
  await expectNoFaults(page);
  await next.click();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a logo' }).click();
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 20"><path d="M0 0h80v20z"/></svg>';
  await (await chooser).setFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(svg) });
  await expect(page.getByRole('img', { name: 'Your logo as pages show it' })).toBeVisible();
  await expectNoFaults(page);
  await page.getByRole('button', { name: 'Show my front page' }).click();
  const preview = page.frameLocator('iframe[title="Your front page"]');
  await expect(preview.getByText('Dog Grooming in Austin')).toBeVisible();
  await expect(preview.getByText('I groom dogs in a van that parks in your driveway')).toBeVisible();
  await expect(preview.locator('header img')).toHaveAttribute('src', /^data:image\/svg/);
  await page.reload();
  await expect(page.getByRole('img', { name: 'Your logo as pages show it' })).toBeVisible();
  await next.click();
  await expect(page.getByText('Kept on your word, in no list of towns: Bouldin Creek, TX')).toBeVisible();
  await expect(page.getByText(/Pages of “Nail trimming” stay out of search engines/)).toBeVisible();
  await expectNoFaults(page);
  await page.evaluate(() => localStorage.clear());
  await page.close();
});

test('a plumber in Austin sets up the business on a phone in under 40 steps and finds a finished site', async ({
  browser,
}) => {
  const page = await browser.newPage({
    baseURL: program.url,
    storageState: program.session,
    viewport: phone,
    reducedMotion: 'reduce',
  });
  const { request } = page.context();
  let steps = 0;
  const tap = async (name: string | RegExp, role: 'button' | 'link' | 'radio' = 'button') => {
    steps += 1;
    await page.getByRole(role, { name }).click();
  };
  const type = async (label: string, text: string) => {
    steps += 1;
    await page.getByRole('textbox', { name: label, exact: true }).fill(text);
  };
  await page.goto('/admin');
  await tap('Set up my business', 'link');
  await tap(/^Plumbing/, 'radio');
  await expectNoFaults(page);
  await tap('Next');
  await type('Name of the business', 'Barton Creek Plumbing');
  await type('Phone', '(512) 555-0134');
  await type('Email', 'hello@bartoncreekplumbing.example');
  await expectNoFaults(page);
  await tap('Show my front page');
  const preview = page.frameLocator('iframe[title="Your front page"]');
  await expect(preview.getByRole('link', { name: 'Barton Creek Plumbing' })).toBeVisible();
  await expectNoFaults(page);
  await page.reload();
  await expect(page.getByLabel('Name of the business')).toHaveValue('Barton Creek Plumbing');
  await tap('Next');
  await type('Town', 'Austin');
  steps += 1;
  await page.getByLabel('State').selectOption('TX');
  await type('Miles around it', '30');
  await type('Towns that get pages', '34');
  await expectNoFaults(page);
  await tap('Next');
  await expectNoFaults(page);
  await tap('Next');
  await expectNoFaults(page);
  await tap('Next');
  await expect(page.getByText('408 landing pages in 34 towns')).toBeVisible();
  await expectNoFaults(page);
  await tap('Set up my business');
  await page.getByRole('heading', { level: 1, name: 'Your business is set up' }).waitFor();
  expect(steps).toBeLessThan(max);
  await expectNoFaults(page);

  await expect
    .poll(async () => (await (await request.get('/api/setup')).json()).is_working, { timeout: 120_000 })
    .toBe(false);
  await page.goto('/admin');
  await expect(page.getByRole('heading', { name: /^Your new site: 2 of 5 done/ })).toBeVisible();
  for (const left of ['Put your own photo', 'Add a real review', 'Send yourself a test request']) {
    const link = page.getByRole('link', { name: left });
    const href = (await link.getAttribute('href')) ?? '';
    await link.click();
    await expect(page).toHaveURL(`${program.url}${href}`);
    await expectNoFaults(page);
    await page.goBack();
  }
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Barton Creek Plumbing' }).first()).toBeVisible();
  await expectNoFaults(page);
  await page.goto('/drain-cleaning-round-rock-tx/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Round Rock');
  await page.goto('/contact');
  const form = page.locator('form[action^="/leads"]').first();
  await form.getByLabel('Name').fill('Ann Lee');
  await form.getByLabel('Phone').fill('(512) 555-0177');
  await form.getByLabel('Email').fill('ann@example.com');
  await form.getByLabel('ZIP code').fill('78701');
  await form.getByLabel('Clogged or slow drain').check();
  await form.getByRole('button', { name: 'Send my request' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Thank you');
  const { items } = await (await request.get('/api/leads')).json();
  expect(items[0]).toMatchObject({ name: 'Ann Lee', wanted: 'Clogged or slow drain', zip_answer: 'served' });
  await expect
    .poll(async () => (await request.get('/sitemap-pages.xml')).text())
    .toContain('/drain-cleaning');
  await page.goto('/admin/setup');
  await expect(page.getByRole('heading', { name: /3 of 5 done/ })).toBeVisible();
});
