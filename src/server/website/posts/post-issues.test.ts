import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestProgram, type TestProgram } from '../../../../test/test-program.ts';
import type { Post } from '../../../contract/website/posts.ts';
import { fillClaims } from '../../business/claims/fill-claims.ts';
import { packStore } from '../../business/packs/pack-store.ts';
import { defaultSettings } from '../../platform/settings/default-settings.ts';
import { postIssues } from './post-issues.ts';

const told = (body: string) => postIssues(body).map(({ line, excerpt }) => `${line} ${excerpt}`);

describe('a post', () => {
  test.each([
    ['<!-- wp:paragraph -->', '<!-- wp:paragraph -->'],
    ['[gallery ids="1,2"]', '[gallery ids="1,2"]'],
    ['[caption]Us[/caption]', '[caption]'],
    ['[contact-form-7 id="4"]', '[contact-form-7 id="4"]'],
    ['{{< figure src="a.png" >}}', '{{< figure src="a.png" >}}'],
    ['<p>Hello</p>', '<p>'],
    ['We haul in {{city}}.', '{{city}}'],
    ['We haul in [city].', '[city]'],
    ['{Fast|Quick} help', '{Fast|Quick}'],
    ['![A truck](https://example.com/a.png)', 'https://example.com/a.png'],
    ['![A truck](http://example.com/a.png)', 'http://example.com/a.png'],
    ['![A truck][1]\n\n[1]: https://example.com/a.png', 'https://example.com/a.png'],
  ])('with %j tells it with its line', (written, excerpt) => {
    expect(told(`# Hi\n\nFirst\n${written}`)[0]).toBe(`4 ${excerpt}`);
  });

  test('of ordinary prose tells nothing, nor what stands in code', () => {
    const fine = [
      'A [link](https://example.com), [sic], 100% #1, 5 < 7 > 3, [1], [x] done',
      '`{{city}}` and `<p>`\n\n```\n<!-- a --> {a|b} [gallery]\n```',
      '![Ours](/photos/a.webp)',
      '| a | b |\n| - | - |\n| {x} | y |',
      '<https://example.com>',
    ];
    expect(fine.flatMap(told)).toEqual([]);
  });

  test('of any pack tells nothing', () => {
    const posts = packStore.shipped().flatMap(pack => pack.posts);
    expect(posts.length).toBeGreaterThan(5);
    for (const post of posts) expect(told(fillClaims(post, defaultSettings).markdown)).toEqual([]);
  });
});

describe('publishing', () => {
  let program: TestProgram;
  beforeAll(async () => {
    program = await startTestProgram();
  });
  afterAll(() => program.stop());

  test('says so first, and publishes what is meant', async () => {
    const post = {
      title: 'Old post',
      slug: 'old-post',
      description: 'From another program.',
      body: 'Hello\n<!-- wp:more -->\n![x](https://example.com/a.png)',
      status: 'published',
    };
    const send = (changes: object) =>
      program.request('POST', '/api/posts', { cookie: program.cookie, body: { ...post, ...changes } });
    const refused = await send({});
    expect([refused.status, await refused.json()]).toMatchObject([
      409,
      {
        error: {
          reason: 'post-marks',
          fields: [{ path: 'body' }],
          current: { issues: [{ line: 2, excerpt: '<!-- wp:more -->' }, { line: 3 }] },
        },
      },
    ]);
    expect((await send({ status: 'draft', slug: 'a-draft' })).status).toBe(201);
    const made = await send({ publish_anyway: true });
    const saved: Post = await made.json();
    expect([made.status, saved.status]).toEqual([201, 'published']);
    const change = (body: string) =>
      program.request('PUT', `/api/posts/${saved.id}`, {
        cookie: program.cookie,
        body: { ...post, body, revision: saved.revision },
      });
    expect((await change(`${post.body}\n[gallery ids="1"]`)).status).toBe(409);
    // What was meant once is not asked about again.
    expect((await change(`${post.body}\nMore.`)).status).toBe(200);
  });
});
