import { expect, type Page } from '@playwright/test';
import { test } from './one-tab.ts';

test.use({ storageState: process.env.PAGEHAUL_SESSION ?? '' });

const editorButton = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('a post is written, published, read, moved to another address and taken off the site', async ({
  page,
  request,
}) => {
  await page.goto('/admin/posts');
  await page.getByRole('link', { name: 'Write Post' }).click();
  await page.getByLabel('Title').fill('Where Old Pianos Go');
  await expect(page.getByLabel('Address')).toHaveValue('where-old-pianos-go');
  await page.getByLabel('Description').fill('What becomes of a piano that nobody wants, and who takes it.');
  const text = page.getByRole('textbox', { name: 'Text' });
  await text.fill('Few people want a piano. <b>Ask</b> first.');
  await text.press('ControlOrMeta+a');
  await editorButton(page, 'Quote').click();
  await expect(text).toHaveValue('> Few people want a piano. <b>Ask</b> first.');
  const preview = page.frameLocator('iframe[title="The post as visitors will read it"]');
  await expect(preview.getByRole('blockquote')).toHaveText('Few people want a piano. <b>Ask</b> first.');

  await text.press('ControlOrMeta+s');
  await expect(page.getByText('Draft saved')).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/posts\/[0-9a-f-]{36}$/);
  expect((await request.get('/blog/where-old-pianos-go')).status()).toBe(404);
  await editorButton(page, 'Publish').click();
  await expect(page.getByText('Visitors would see these otherwise')).toBeVisible();
  await page.getByRole('button', { name: 'Publish anyway' }).click();
  await expect(page.getByText('Post published')).toBeVisible();

  const opening = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'View on site' }).click();
  const site = await opening;
  await expect(site.getByRole('heading', { level: 1 })).toHaveText('Where Old Pianos Go');
  await site.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Blog' }).click();
  await expect(site.getByRole('link', { name: 'Where Old Pianos Go' })).toBeVisible();
  expect(await (await request.get('/blog/feed.xml')).text()).toContain('/blog/where-old-pianos-go</link>');

  await page.getByLabel('Address').fill('old-pianos');
  await expect(page.getByText('/blog/where-old-pianos-go will lead visitors on')).toBeVisible();
  await editorButton(page, 'Save Changes').click();
  await expect(page.getByText('Former addresses that lead here:')).toBeVisible();
  await expect
    .poll(async () => {
      const reply = await request.get('/blog/where-old-pianos-go', { maxRedirects: 0 });
      return [reply.status(), reply.headers().location];
    })
    .toEqual([301, '/blog/old-pianos']);

  await editorButton(page, 'Unpublish').click();
  await expect(page.getByText('Post is a draft again')).toBeVisible();
  await expect.poll(async () => (await request.get('/blog/old-pianos')).status()).toBe(404);
  expect((await request.get('/blog/where-old-pianos-go')).status()).toBe(404);
});

test('a user who saves over another’s text is told, and unsaved text survives the browser', async ({
  page,
  request,
}) => {
  const slug = 'two-editors';
  const reply = await request.post('/api/posts', {
    data: { title: 'Two Editors', slug, description: '', body: 'Start.' },
  });
  const post = await reply.json();
  await page.goto(`/admin/posts/${post.id}`);
  const text = page.getByRole('textbox', { name: 'Text' });
  await text.fill('Mine.');
  await request.put(`/api/posts/${post.id}`, { data: { ...post, body: 'Theirs.' } });
  await text.press('ControlOrMeta+s');
  await expect(page.getByRole('alert')).toContainText('saved this post on');

  await expect.poll(() => keptText(page)).toContain('Mine.');
  page.on('dialog', dialog => void dialog.accept());
  await page.reload();
  await expect(text).toHaveValue('Theirs.');
  // Writing on without an answer to the offer loses neither text.
  await text.fill('Theirs, and more.');
  await expect.poll(() => keptText(page)).toContain('Theirs, and more.');
  await page.reload();
  await expect(text).toHaveValue('Theirs.');
  await page.getByRole('button', { name: 'Discard it' }).click();
  await page.getByRole('button', { name: 'Restore it' }).click();
  await expect(text).toHaveValue('Mine.');
  await request.put(`/api/posts/${post.id}`, { data: { ...post, revision: 2, body: 'Theirs again.' } });
  await editorButton(page, 'Save Draft').click();
  await page.getByRole('button', { name: 'Load the saved text' }).click();
  await page.getByRole('button', { name: 'Load saved text' }).click();
  await expect(text).toHaveValue('Theirs again.');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect.poll(() => keptText(page)).not.toContain('Mine.');

  await page.goto('/admin/posts?search=two+editors');
  await page.getByRole('button', { name: 'Delete Two Editors' }).click();
  await expect(page.getByRole('dialog')).toContainText('Its text is lost. No visitor sees it now.');
  await page.getByRole('button', { name: 'Delete post' }).click();
  await expect(page.getByText('No post matches')).toBeVisible();
});

test('what is typed while a post is being saved stays, and text taken back leaves nothing to restore', async ({
  page,
}) => {
  const saving = Promise.withResolvers<void>();
  await page.route('**/api/posts', async route => {
    await saving.promise;
    await route.continue();
  });
  await page.goto('/admin/posts/new');
  await page.getByLabel('Title').fill('Typed On');
  const text = page.getByRole('textbox', { name: 'Text' });
  await text.fill('Sent.');
  await text.press('ControlOrMeta+s');
  await expect(editorButton(page, 'Saving...')).toBeVisible();
  await text.fill('Sent. And typed since.');
  saving.resolve();
  await expect(page).toHaveURL(/\/admin\/posts\/[0-9a-f-]{36}$/);
  await expect(text).toHaveValue('Sent. And typed since.');
  await expect(editorButton(page, 'Save Draft')).toBeEnabled();

  await expect.poll(() => keptText(page)).toContain('And typed since.');
  await text.fill('Sent.');
  await expect(editorButton(page, 'Save Draft')).toBeDisabled();
  expect(await keptText(page)).not.toContain('Sent.');
});

test.describe('what visitors read', () => {
  test.use({ viewport: { width: 375, height: 812 } });

  test('the blog fits a phone', async ({ page }) => {
    for (const path of ['/blog', '/blog/get-ready-for-a-junk-pickup']) {
      await page.goto(path);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow, path).toBeLessThanOrEqual(0);
    }
  });
});

/** This browser's unsaved posts. */
const keptText = (page: Page) =>
  page.evaluate(() =>
    JSON.stringify(Object.entries(localStorage).filter(([key]) => key.startsWith('pagehaul-post'))),
  );
