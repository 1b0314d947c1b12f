import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTemplate, generateBatch, planBatch, switchClaims } from '../../../../test/factories.ts';
import { startTestProgram, type TestProgram } from '../../../../test/test-program.ts';
import type { Page, PageRow } from '../../../contract/pages/pages.ts';

let program: TestProgram;
let template_id: string;
let hero: string;
beforeAll(async () => {
  program = await startTestProgram();
  const template = await createTemplate(program, {
    content_sections: [
      {
        type: 'hero',
        title: '{{keyword}} in {{city}}',
        content: { description: 'About {{city}}.', benefits: ['Quick', 'Fair'] },
      },
      { type: 'cta', title: 'Call', content: { button_text: 'Go', button_url: '/contact' } },
    ],
  });
  template_id = template.id;
  hero = template.content_sections[0]?.id ?? '';
  const batch = await planBatch(program, { template_id });
  await generateBatch(program, batch.id);
});
afterAll(() => program.stop());

const pageNamed = async (slug: string): Promise<Page> => {
  const list = await program.call<{ items: PageRow[] }>('GET', `/api/pages?search=${slug}`);
  return program.call('GET', `/api/pages/${list.items[0]?.id}`);
};
const edit = (page: Page, changes: object): Promise<Page> =>
  program.call('PATCH', `/api/pages/${page.id}`, { overrides: { revision: page.revision, ...changes } });
const refusal = async (page: Page, changes: object) => {
  const reply = await program.request('PATCH', `/api/pages/${page.id}`, {
    cookie: program.cookie,
    body: { overrides: { revision: page.revision, ...changes } },
  });
  const { error } = await reply.json();
  return { status: reply.status, reason: error.reason, message: error.message };
};
const visit = async (path: string) => {
  const preview = await program.call<{ html: string }>('POST', `/api/pages/${path}/preview`, {});
  return preview.html;
};

describe('a hand edit', () => {
  test('a hand edit is in the API, in the strings people search by and on the drawn page, and remembers what it replaced', async () => {
    const before = await pageNamed('junk-removal-miami');
    const page = await edit(before, {
      set: [
        { section_id: null, path: ['title'], text: 'Hauling by the Sea' },
        { section_id: hero, path: ['content', 'benefits', 1], text: 'Fair since 1999' },
      ],
    });
    expect(page).toMatchObject({ title: 'Hauling by the Sea', override_count: 2, conflicts: [] });
    expect(page.overrides.map(one => one.replaced)).toEqual(['Junk Removal in Miami, FL', 'Fair']);
    expect(page.template_text?.title).toBe('Junk Removal in Miami, FL');
    expect(page.content_sections[0]?.content).toMatchObject({ benefits: ['Quick', 'Fair since 1999'] });
    expect(page.template_text?.content_sections[0]?.content).toMatchObject({ benefits: ['Quick', 'Fair'] });
    const found = await program.call<{ items: PageRow[] }>('GET', '/api/pages?search=by%20the%20sea');
    expect(found.items.map(item => item.id)).toEqual([page.id]);
    const html = await visit(page.id);
    expect(html).toMention('Fair since 1999');
    expect(html).toMention('<title>Hauling by the Sea');
  });

  test('a hand edit with unstated claims about its place is refused; claims of the text before may stay', async () => {
    await switchClaims(program, true);
    const page = await pageNamed('junk-removal-orlando');
    const set = (text: string) => ({ set: [{ section_id: hero, path: ['content', 'description'], text }] });
    expect(await refusal(page, set('About Rio Vista.'))).toMatchObject({
      status: 409,
      reason: 'claims',
      message: expect.stringMatching(/^Not stated: “Rio Vista”\./),
    });
    const edited = await edit(page, set('All about Orlando, FL.'));
    expect(edited.override_count).toBe(1);
    await program.call('POST', '/api/statements', {
      subject_kind: 'place',
      subject: 'Orlando, FL',
      predicate: 'setting',
      value: 'a city around Lake Eola',
      source: 'owner',
    });
    expect((await edit(edited, set('By Lake Eola.'))).override_count).toBe(1);
    await switchClaims(program, false);
  });

  test('a hand edit is undone one by one and all at once, and the template’s text is used again', async () => {
    const before = await pageNamed('hauling-orlando');
    const set = [
      { section_id: null, path: ['hero_title'], text: 'Mine' },
      { section_id: hero, path: ['title'], text: 'Mine too' },
    ];
    const edited = await edit(before, { set });
    const one = await edit(edited, { remove: [{ section_id: null, path: ['hero_title'] }] });
    expect([one.hero_title, one.override_count]).toEqual([before.hero_title, 1]);
    const none = await edit(one, { remove_all: true });
    expect([none.override_count, none.revision]).toEqual([0, before.revision]);
    expect(none.content_sections).toEqual(before.content_sections);
  });

  test('a hand edit that says what the template says is none, and 1 and "1" are the same item', async () => {
    const page = await pageNamed('hauling-miami');
    const same = await edit(page, { set: [{ section_id: null, path: ['title'], text: page.title }] });
    expect(same.override_count).toBe(0);
    const once = await edit(same, {
      set: [{ section_id: hero, path: ['content', 'benefits', 1], text: 'First' }],
    });
    const twice = await edit(once, {
      set: [{ section_id: hero, path: ['content', 'benefits', '1'], text: 'Second' }],
    });
    expect(twice.overrides.map(one => one.text)).toEqual(['Second']);
  });

  test('a hand edit of a page that has changed since is refused with 409 and changes nothing', async () => {
    const page = await pageNamed('junk-removal-orlando');
    await edit(page, { set: [{ section_id: null, path: ['title'], text: 'First' }] });
    expect(await refusal(page, { set: [{ section_id: null, path: ['title'], text: 'Late' }] })).toMatchObject(
      { status: 409, reason: 'stale-revision' },
    );
    expect((await pageNamed('junk-removal-orlando')).title).toBe('First');
  });

  test('of two hand edits at the same moment on the same page, one is told of the other', async () => {
    const page = await pageNamed('junk-removal-atlanta');
    const both = await Promise.all(
      ['One', 'Two'].map(async text => {
        const reply = await program.request('PATCH', `/api/pages/${page.id}`, {
          cookie: program.cookie,
          body: {
            overrides: { revision: page.revision, set: [{ section_id: null, path: ['hero_title'], text }] },
          },
        });
        return reply.status;
      }),
    );
    expect(new Set(both)).toEqual(new Set([200, 409]));
  });

  test('markup in a hand edit is shown as escaped text', async () => {
    const page = await pageNamed('hauling-atlanta');
    await edit(page, {
      set: [{ section_id: hero, path: ['content', 'description'], text: '<script>alert(1)</script>\0 ok' }],
    });
    const html = await visit(page.id);
    expect(html).toMention('&lt;script&gt;alert(1)&lt;/script&gt; ok');
    expect(html).not.toMention('<script>alert');
  });
});

describe('refused with the reason and without a trace:', () => {
  const cta = async (page: Page) => page.content_sections.find(one => one.type === 'cta')?.id ?? '';
  test.each([
    ['a section that is not there', 'gone', ['title']],
    ['a field that is not there', 'hero', ['content', 'nothing']],
    ['a list as a whole', 'hero', ['content', 'benefits']],
    ['an item beyond the end', 'hero', ['content', 'benefits', 7]],
    ['the prototype', 'hero', ['content', '__proto__', 'x']],
    ['a constructor', 'hero', ['content', 'constructor', 'name']],
    ['a length', 'hero', ['content', 'description', 'length']],
    ['the id of a section', 'hero', ['id']],
    ['a head field that is none', null, ['slug']],
  ])('%s', async (_what, section, path) => {
    const page = await pageNamed('hauling-miami');
    const section_id = section === 'hero' ? hero : section;
    expect(await refusal(page, { set: [{ section_id, path, text: 'X' }] })).toMatchObject({
      status: 400,
      message: 'The page has no text there.',
    });
    expect((await pageNamed('hauling-miami')).revision).toBe(page.revision);
  });

  test.each(['javascript:alert(1)', '//evil.example', 'java\tscript:alert(1)', 'not an address'])(
    'the address %j',
    async text => {
      const page = await pageNamed('hauling-miami');
      const set = [{ section_id: await cta(page), path: ['content', 'button_url'], text }];
      expect(await refusal(page, { set })).toMatchObject({
        status: 400,
        message: 'Not an address a visitor may follow',
      });
    },
  );

  test('a text of a megabyte, an empty title, an endless path, no change at all', async () => {
    const page = await pageNamed('hauling-miami');
    const at = (path: unknown[], text: string) => refusal(page, { set: [{ section_id: null, path, text }] });
    const statuses = [
      await at(['title'], 'x'.repeat(1_000_000)),
      await at(['title'], ' '),
      await at(['title'], 'x'.repeat(4_001)),
      await at(
        Array.from({ length: 20 }, () => 'a'),
        'x',
      ),
    ].map(one => one.status);
    expect(statuses).toEqual([400, 400, 400, 400]);
    const reply = await program.request('PATCH', `/api/pages/${page.id}`, {
      cookie: program.cookie,
      body: {},
    });
    expect(reply.status).toBe(400);
  });

  test('a page whose template is gone', async () => {
    const page = await pageNamed('hauling-miami');
    await program.database.pool.query(
      'update generated_landing_pages set template_version_id = $2 where id = $1',
      [page.id, '00000000-0000-4000-8000-000000000000'],
    );
    const orphan = await program.call<Page>('GET', `/api/pages/${page.id}`);
    expect(orphan).toMatchObject({ template_text: null, content_sections: [] });
    expect(await refusal(orphan, { set: [{ section_id: null, path: ['title'], text: 'X' }] })).toMatchObject({
      status: 409,
      reason: 'template-missing',
    });
  });
});
