import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCustomer, createTemplate } from '../../../../test/factories.ts';
import { startTestProgram, type TestProgram } from '../../../../test/test-program.ts';
import type { Page } from '../../../contract/pages/pages.ts';
import { draftPreviewPath } from '../../../contract/platform/draft-preview.ts';
import type { Post } from '../../../contract/website/posts.ts';
import type { SitePage } from '../../../contract/website/site-pages.ts';

let program: TestProgram;
let origin: string;
/** Where staff see each draft, its public address, and words of it. */
const drafts: { preview: string; path: string; words: string }[] = [];
beforeAll(async () => {
  program = await startTestProgram();
  ({ origin } = await program.listen());
  const page = await program.call<Page>('POST', '/api/pages', {
    template_id: (await createTemplate(program)).id,
    field_values: { city: 'Wexcombe', state: 'FL', keyword: 'attic cleaning' },
    url_pattern: 'keyword-city',
  });
  await program.call('PATCH', `/api/pages/${page.id}`, { status: 'draft' });
  const site = await program.call<SitePage>('POST', '/api/site-pages', { path: '/team', name: 'Our team' });
  const post = await program.call<Post>('POST', '/api/posts', {
    title: 'Told later',
    slug: 'told-later',
    description: '',
    body: 'Nobody reads this yet.',
  });
  drafts.push(
    { preview: draftPreviewPath('pages', page.id), path: `/${page.slug}/`, words: 'Wexcombe' },
    { preview: draftPreviewPath('site-pages', site.id), path: '/team', words: 'Our team' },
    {
      preview: draftPreviewPath('posts', post.id),
      path: '/blog/told-later',
      words: 'Nobody reads this yet.',
    },
  );
});
afterAll(() => program.stop());

const get = (path: string, cookie = '') =>
  fetch(`${origin}${path}`, { headers: { cookie }, redirect: 'manual' });

test('staff see drafts as visitors would; nothing keeps or lists them', async () => {
  for (const { preview, path, words } of drafts) {
    expect((await get(path)).status).toBe(404);
    const reply = await get(preview, program.cookie);
    expect([reply.status, await reply.text()]).toEqual([200, expect.stringContaining(words)]);
    expect(reply.headers.get('cache-control')).toBe('no-store');
    expect(reply.headers.get('x-robots-tag')).toBe('noindex, nofollow');
  }
});

test('strangers and customers who open a draft are redirected to the sign-in', async () => {
  const { cookie } = await createCustomer(program);
  for (const { preview } of drafts)
    for (const reply of [await get(preview), await get(preview, cookie)])
      expect([reply.status, reply.headers.get('location')]).toEqual([302, '/auth']);
});

test('a draft that does not exist is not found', async () => {
  const none = '00000000-0000-4000-8000-000000000000';
  for (const kind of ['pages', 'site-pages', 'posts'] as const)
    expect((await get(draftPreviewPath(kind, none), program.cookie)).status).toBe(404);
});
