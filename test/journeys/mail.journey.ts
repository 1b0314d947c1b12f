import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { quoteForm } from '../lead-forms.ts';
import { type MailServer, startMailServer } from '../mail-server.ts';
import { admin } from './admin-account.ts';
import { signIn, spawnProgram } from './start-program.ts';

// Needs a program without a mail server, and one at a port that a private network may use.
test.describe.configure({ mode: 'serial' });

const account = { user: 'web@haul.example', password: 'the right one', refusal: 'Authentication failed' };
/** Programs beside this one may listen at the same port of other addresses. */
const host = `127.${77 + (process.pid % 100)}.${process.pid % 251}.9`;
let program: Awaited<ReturnType<typeof spawnProgram>>;
let mail: MailServer;
let session: string;

test.beforeAll(async () => {
  mail = await startMailServer({ host, port: 2525, account });
  program = await spawnProgram({ mailPort: null, demo: true });
  session = join(program.folder, 'session.json');
  await signIn(program.url, session);
});
test.afterAll(async () => {
  await program.stop();
  await mail.close();
});

const count = (page: Page) => page.getByRole('navigation', { name: 'Main' }).getByRole('link').first();

test('a new request shows in every tab within a second, and mail is set up in the browser', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: program.url, storageState: session });
  const [list, other] = [await context.newPage(), await context.newPage()];
  await list.goto('/admin/leads');
  await other.goto('/admin/pages');
  await list.bringToFront();
  await expect(list.getByText('No leads yet')).toBeVisible();
  await expect(list.getByText('no mail server is set')).toBeVisible();
  const send = (name: string) => context.request.post('/api/leads', { data: quoteForm({ name }) });

  await send('Dana Early');
  await expect(list.getByText('Dana Early').first()).toBeVisible();
  await expect(list).toHaveTitle('(1) Leads · Pagehaul');
  await expect(other).toHaveTitle(/^\(1\) /);
  await expect(count(other)).toHaveText('Leads1 new');
  await list.getByLabel('Status of Dana Early').selectOption('contacted');
  await expect(other).toHaveTitle(/^[^(]/);
  await expect(count(other)).toHaveText('Leads');

  // The tab that was connected closes: the other one goes on.
  await list.getByRole('link', { name: 'Set up mail' }).click();
  await expect(list.getByLabel('Host')).toBeVisible();
  await list.getByLabel('Host').fill(host);
  await list.getByLabel('Security').selectOption('none');
  await list.getByLabel('Port').fill('2525');
  await list.getByLabel('User', { exact: true }).fill(account.user);
  await list.getByLabel('Password', { exact: true }).fill('wrong');
  await expect(list.getByRole('button', { name: 'Send me a test' })).toBeDisabled();
  await list.getByRole('button', { name: 'Save' }).click();
  await expect(list.getByText('Settings saved. Mail uses them now.')).toBeVisible();
  await list.getByRole('button', { name: 'Send me a test' }).click();
  await expect(list.getByText('535 Authentication failed')).toBeVisible();
  await list.getByLabel('Password', { exact: true }).fill(account.password);
  await list.getByRole('button', { name: 'Save' }).click();
  await list.getByRole('button', { name: 'Send me a test' }).click();
  await expect(list.getByText(`Sent to ${admin.email}`)).toBeVisible();
  expect(await mail.mailTo(admin.email, /(mail server works)/)).toBe('mail server works');
  expect(await mail.mailTo('sales@youcallwehaul.example', /(Dana Early)/)).toBe('Dana Early');
  await list.close();

  await send('Dana Late');
  await expect(other).toHaveTitle(/^\(1\) /);
  await count(other).click();
  await expect(other.getByText('Dana Late').first()).toBeVisible();
  await expect(other.getByText('no mail server is set')).toBeHidden();
  await context.close();
});
