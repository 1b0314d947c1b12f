import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { switchClaims } from '../../../../test/factories.ts';
import { startTestProgram, type TestProgram } from '../../../../test/test-program.ts';
import type { Post, PostRow } from '../../../contract/website/posts.ts';
import { fillClaims } from '../../business/claims/fill-claims.ts';
import { packStore } from '../../business/packs/pack-store.ts';
import { addDemoClaims } from '../../business/statements/add-business-claims.ts';
import { defaultSettings } from '../../platform/settings/default-settings.ts';
import { findPostClaims } from './post-claims.ts';

const blogPosts = packStore.own().posts;

let program: TestProgram;
beforeAll(async () => {
  program = await startTestProgram();
});
afterAll(() => program.stop());

let counter = 0;
function input(changes: Record<string, unknown> = {}) {
  counter += 1;
  return {
    title: `Post ${counter}`,
    slug: `post-${counter}`,
    description: 'What it is about.',
    body: 'Some *words*.',
    status: 'draft',
    ...changes,
  };
}
const create = (changes: Record<string, unknown> = {}): Promise<Post> =>
  program.call('POST', '/api/posts', input(changes));
const save = (post: Post, changes: Record<string, unknown>): Promise<Post> =>
  program.call('PUT', `/api/posts/${post.id}`, { ...post, ...changes });
const list = (query: string) =>
  program.call<{ items: PostRow[]; next_cursor: string | null; total: number }>('GET', `/api/posts?${query}`);

async function refusal(method: string, path: string, body: unknown) {
  const reply = await program.request(method, path, { body, cookie: program.cookie });
  const { error } = await reply.json();
  return { status: reply.status, ...error };
}

describe('posts', () => {
  test('a post is a draft without a day until it is published, and keeps that day as a draft again', async () => {
    const since = Date.now();
    const draft = await create();
    expect(draft).toMatchObject({ status: 'draft', published_at: null, revision: 1, old_slugs: [] });
    const published = await save(draft, { status: 'published' });
    expect(published).toMatchObject({ status: 'published', revision: 2 });
    expect(Date.parse(published.published_at ?? '')).toBeGreaterThanOrEqual(since);
    const again = await save(published, { status: 'draft', published_at: null });
    expect(again.published_at).toBe(published.published_at);
  });

  test('a post with unstated claims is a draft until each is reworded or accepted', async () => {
    await addDemoClaims(program.database.kysely);
    await switchClaims(program, true);
    const body = [
      '## Who We Are',
      '',
      'We know **Miami**, and [its rules](https://example.com/1999).',
      '1. Call 17+ crews.',
      '2. Wait.',
      '',
      'The cheapest since 1987.',
    ].join('\n');
    const draft = await create({ title: 'Our rules', body });
    const refused = await refusal('PUT', `/api/posts/${draft.id}`, { ...draft, status: 'published' });
    expect(refused).toMatchObject({
      status: 409,
      reason: 'claims',
      fields: [{ path: 'body', message: expect.stringMatching(/^“cheapest”, “1987”: not stated/) }],
      current: {
        claims: [
          { claim: 'cheapest', where: 'line 7 of the text' },
          { claim: '1987', where: 'line 7 of the text' },
        ],
      },
    });
    await program.call('POST', '/api/claims', { claims: ['1987'], reason: 'As the register says' });
    const published = await save(draft, {
      status: 'published',
      body: body.replace('cheapest', 'same crew'),
    });
    expect(published.status).toBe('published');
    for (const { title, description, markdown } of blogPosts.map(post => fillClaims(post, defaultSettings)))
      await program.database.kysely.transaction().execute(async trx => {
        expect(await findPostClaims(trx, { title, description, body: markdown })).toEqual([]);
      });
    await switchClaims(program, false);
  });

  test('texts are trimmed, line ends are made one kind and control characters are dropped', async () => {
    const post = await create({ title: ' A\u0000 \n title ', body: 'One\r\nTwo\u0007\n' });
    expect(post).toMatchObject({ title: 'A title', body: 'One\nTwo' });
  });

  test('a second editor is refused, told who saved, and nothing of theirs is stored', async () => {
    const post = await create();
    await save(post, { title: 'First' });
    const late = await refusal('PUT', `/api/posts/${post.id}`, { ...post, title: 'Second' });
    expect(late).toMatchObject({ status: 409, kind: 'conflict', reason: 'post-changed' });
    expect(late.message).toMatch(/^admin@example\.com saved this post on \d{4}-\d\d-\d\d at \d\d:\d\d UTC/);
    expect(await program.call('GET', `/api/posts/${post.id}`)).toMatchObject({ title: 'First', revision: 2 });
  });

  test('of ten editors who save the same revision at once, one wins', async () => {
    const post = await create();
    const saves = Array.from({ length: 10 }, (_, n) =>
      program.request('PUT', `/api/posts/${post.id}`, {
        body: { ...post, slug: `${post.slug}-${n}` },
        cookie: program.cookie,
      }),
    );
    const statuses = (await Promise.all(saves)).map(reply => reply.status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, ...Array<number>(9).fill(409)]);
  });

  test('an address belongs to one post, and the refusal names it', async () => {
    const first = await create({ title: 'Holder' });
    const taken = await refusal('POST', '/api/posts', input({ slug: first.slug }));
    expect(taken).toMatchObject({ status: 409, reason: 'slug-taken', fields: [{ path: 'slug' }] });
    expect(taken.message).toBe('“Holder” has this address already. Choose another.');
    const other = await create();
    expect(await refusal('PUT', `/api/posts/${other.id}`, { ...other, slug: first.slug })).toMatchObject({
      status: 409,
    });
  });

  test('of ten posts that want one address at once, one gets it', async () => {
    const replies = await Promise.all(
      Array.from({ length: 10 }, () =>
        program.request('POST', '/api/posts', { body: input({ slug: 'wanted' }), cookie: program.cookie }),
      ),
    );
    expect(replies.map(reply => reply.status).toSorted((a, b) => a - b)).toEqual([
      201,
      ...Array<number>(9).fill(409),
    ]);
  });

  test('a former public address stays the post’s, and the post may go back to it', async () => {
    const post = await create({ slug: 'before', status: 'published' });
    const moved = await save(post, { slug: 'after' });
    expect(moved.old_slugs).toEqual(['before']);
    const taken = await refusal('POST', '/api/posts', input({ slug: 'before' }));
    expect(taken.message).toMatch(/^This address still leads to “Post \d+”/);
    const back = await save(moved, { slug: 'before' });
    expect(back).toMatchObject({ slug: 'before', old_slugs: ['after'], old_address_count: 1 });
  });

  test('an address that was never public is free again', async () => {
    const draft = await create({ slug: 'never-public' });
    expect((await save(draft, { slug: 'another' })).old_slugs).toEqual([]);
    expect(await create({ slug: 'never-public' })).toMatchObject({ slug: 'never-public' });
  });

  test('the list is filtered by words and status, newest first, continues by cursor and has no text', async () => {
    const posts = await Promise.all(['a', 'b', 'c'].map(n => create({ title: `100% Zebra_${n}` })));
    const page = await list('search=zebra_&per_page=2');
    expect(page.total).toBe(3);
    expect(page.items.map(item => 'body' in item)).toEqual([false, false]);
    const rest = await list(`search=zebra_&per_page=2&cursor=${page.next_cursor}`);
    expect(rest.next_cursor).toBeNull();
    expect([...page.items, ...rest.items].map(item => item.id).toSorted()).toEqual(
      posts.map(post => post.id).toSorted(),
    );
    expect((await list('search=zebra&status=published')).total).toBe(0);
    expect((await list('search=100%25')).total).toBe(3);
  });

  test('a deleted post is gone with its former addresses', async () => {
    const post = await create({ slug: 'doomed', status: 'published' });
    await save(post, { slug: 'doomed-too' });
    await program.call('DELETE', `/api/posts/${post.id}`);
    expect(await refusal('GET', `/api/posts/${post.id}`, undefined)).toMatchObject({ status: 404 });
    expect(await create({ slug: 'doomed' })).toMatchObject({ old_slugs: [] });
  });
});

describe('bad input', () => {
  const wrong: readonly (readonly [string, Record<string, unknown>, string])[] = [
    ['no title', { title: '  ' }, 'A post needs a title'],
    ['a text of a megabyte', { body: 'x'.repeat(1_000_000) }, 'Text: at most 60,000 characters'],
    ['brackets that never close', { body: '!['.repeat(3_000) }, 'Text: at most 2,000 opening brackets'],
    ['capitals in an address', { slug: 'Not-Good' }, 'An address holds only a–z, 0–9'],
    ['a path as an address', { slug: '../admin' }, 'An address holds only a–z, 0–9'],
    ['the feed’s address', { slug: 'feed' }, 'The blog itself uses this address'],
    ['an unknown status', { status: 'gone' }, 'Invalid option'],
    ['a day that is none', { published_at: 'tomorrow' }, 'Invalid'],
    ['publishing without a text', { status: 'published', body: ' ' }, 'A published post needs a text'],
    [
      'publishing on a later day',
      { status: 'published', published_at: '2999-01-01T00:00:00Z' },
      'The day of',
    ],
  ];
  test.each(wrong)('%s is refused with a sentence', async (_, changes, message) => {
    const refused = await refusal('POST', '/api/posts', input(changes));
    expect(refused.status).toBe(400);
    expect(refused.message).toContain(message);
  });

  test('an unknown filter value and a made-up cursor are refused, unknown names are not looked at', async () => {
    expect(await refusal('GET', '/api/posts?status=gone', undefined)).toMatchObject({ status: 400 });
    expect(await refusal('GET', '/api/posts?cursor=abc', undefined)).toMatchObject({ reason: 'cursor' });
    expect((await list('color=red')).total).toBeGreaterThan(0);
  });

  test('a save without a revision is refused', async () => {
    const { revision: _, ...post } = await create();
    expect(await refusal('PUT', `/api/posts/${post.id}`, post)).toMatchObject({ status: 400 });
  });
});

test('the preview is a whole document in the site’s looks, with markup as text and without script', async () => {
  const preview = await program.call<{ html: string; minutes: number }>('POST', '/api/posts/preview', {
    title: '<script>alert(1)</script>',
    description: '',
    body: `## Part\n\n<img src=x onerror=alert(1)> ${'word '.repeat(660)}`,
  });
  expect(preview.minutes).toBe(3);
  expect(preview.html).toMention('<link rel="stylesheet" href="/assets/site.css"/>');
  expect(preview.html).toMention('<h2>Part</h2>');
  expect(preview.html).toMention('&lt;img src=x');
  expect(preview.html).not.toMention(/<script|<img/);
});
