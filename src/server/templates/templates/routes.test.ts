import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTemplate, generateBatch, planBatch, templateInput } from '../../../../test/factories.ts';
import { startTestProgram, type TestProgram } from '../../../../test/test-program.ts';
import type { Template, TemplateRow, TemplateVersion } from '../../../contract/templates/templates.ts';

let program: TestProgram;
beforeAll(async () => {
  program = await startTestProgram();
});
afterAll(() => program.stop());

interface Rule {
  readonly source_path: string;
  readonly destination_path: string;
}

const versionsOf = async (id: string): Promise<TemplateVersion[]> => {
  const reply: { items: TemplateVersion[] } = await program.call('GET', `/api/templates/${id}/versions`);
  return reply.items;
};

describe('templates', () => {
  test('a template is created with ids for its sections and the default fields', async () => {
    const template = await createTemplate(program, { status: 'draft' });
    expect(template.status).toBe('draft');
    expect(Object.keys(template.custom_fields)).toEqual(['city', 'state', 'keyword']);
    const ids = template.content_sections.map(section => section.id);
    expect(new Set(ids).size).toBe(2);
    expect(ids).not.toContain(undefined);
  });

  test('a template without its texts is refused with the words of every field', async () => {
    const reply = await program.request('POST', '/api/templates', {
      body: { name: ' ', title_template: '', hero_title_template: '' },
      cookie: program.cookie,
    });
    const { error } = await reply.json();
    expect(reply.status).toBe(400);
    expect(error.fields.map((field: { message: string }) => field.message)).toEqual([
      'Template name is required',
      'Title template is required',
      'Hero title template is required',
      'Hero subtitle template is required',
    ]);
  });

  test('an empty meta description is stored as null and texts are trimmed', async () => {
    const template = await createTemplate(program, { name: '  Trimmed  ', meta_description_template: '   ' });
    expect(template.name).toBe('Trimmed');
    expect(template.meta_description_template).toBeNull();
  });

  test('the list holds counts instead of sections, newest first, and continues by cursor', async () => {
    const first = await createTemplate(program);
    const second = await createTemplate(program);
    const page: { items: TemplateRow[]; next_cursor: string } = await program.call(
      'GET',
      '/api/templates?per_page=1',
    );
    expect(page.items[0]).toMatchObject({
      id: second.id,
      section_count: 2,
      first_section_types: ['hero', 'text'],
      custom_field_count: 3,
    });
    const next: { items: TemplateRow[] } = await program.call(
      'GET',
      `/api/templates?per_page=1&cursor=${page.next_cursor}`,
    );
    expect(next.items[0]?.id).toBe(first.id);
  });

  test('a clone is a draft with "(Copy)" behind its name and the same sections', async () => {
    const source = await createTemplate(program, { name: 'Original' });
    const copy: Template = await program.call('POST', `/api/templates/${source.id}/clone`);
    expect(copy).toMatchObject({ name: 'Original (Copy)', status: 'draft' });
    expect(copy.content_sections).toEqual(source.content_sections);
  });

  test('publishing freezes a version once, however often the same text is saved', async () => {
    const template = await createTemplate(program, { status: 'draft' });
    expect(await versionsOf(template.id)).toHaveLength(0);
    await program.call('PUT', `/api/templates/${template.id}`, { ...template, status: 'published' });
    await program.call('PUT', `/api/templates/${template.id}`, { ...template, status: 'published' });
    expect(await versionsOf(template.id)).toMatchObject([{ number: 1, is_current: true }]);
    await program.call('PUT', `/api/templates/${template.id}`, {
      ...template,
      status: 'published',
      title_template: 'New {{city}}',
    });
    expect(await versionsOf(template.id)).toMatchObject([
      { number: 2, is_current: true },
      { number: 1, is_current: false },
    ]);
  });

  test('restoring a version brings its text back and keeps what stood there', async () => {
    const template = await createTemplate(program, { title_template: 'First {{city}}' });
    await program.call('PUT', `/api/templates/${template.id}`, {
      ...template,
      title_template: 'Second {{city}}',
      status: 'draft',
    });
    const restored: Template = await program.call('POST', `/api/templates/${template.id}/versions/1/restore`);
    expect(restored.title_template).toBe('First {{city}}');
    expect((await versionsOf(template.id)).map(version => version.number)).toEqual([2, 1]);
  });

  test('issues name the section, line and column of an unclosed brace', async () => {
    const template = await createTemplate(program, {
      content_sections: [
        { id: 'intro', type: 'text', title: 'Hi', content: 'Fine here.\nBut {a|b here.', order: 1 },
      ],
    });
    const { issues, names } = await program.call<{ issues: object[]; names: string[] }>(
      'GET',
      `/api/templates/${template.id}/issues`,
    );
    expect(issues).toEqual([
      expect.objectContaining({ where: expect.stringContaining('intro'), line: 2, column: 5 }),
    ]);
    expect(names).toContain('city');
  });

  test('deleting a template deletes its pages', async () => {
    const template = await createTemplate(program);
    const batch = await planBatch(program, { template_id: template.id, keywords: 'delete me' });
    await generateBatch(program, batch.id);
    expect(await program.call('DELETE', `/api/templates/${template.id}`)).toEqual({
      deleted_pages: 3,
      change: null,
    });
    const { total } = await program.call<{ total: number }>('GET', '/api/pages?search=delete-me');
    expect(total).toBe(0);
  });

  test('deleting a template leads visitors of its public pages on, or not, or not at all deletes it', async () => {
    const make = async (keywords: string) => {
      const template = await createTemplate(program);
      const batch = await planBatch(program, {
        template_id: template.id,
        locations: 'Ocala, FL\nStuart, FL',
        keywords,
      });
      await generateBatch(program, batch.id);
      return template.id;
    };
    const rules = async () =>
      Object.fromEntries(
        (await program.call<{ items: Rule[] }>('GET', '/api/redirects?search=led-on')).items.map(
          ({ source_path, destination_path }) => [source_path, destination_path],
        ),
      );
    await make('led on');
    const [left, nowhere, chosen] = [
      await make('led-ons'),
      await make('led-on nowhere'),
      await make('led-on there\nled-on elsewhere'),
    ];
    const { items } = await program.call<{ items: { id: string }[] }>(
      'GET',
      '/api/pages?search=led-ons-stuart',
    );
    await program.call('PATCH', `/api/pages/${items[0]?.id}`, { status: 'draft' });
    await program.call('POST', '/api/redirects', {
      source_path: '/old-led-on',
      destination_path: '/led-ons-ocala-fl/',
    });

    await program.call('DELETE', `/api/templates/${left}`);
    expect(await rules()).toEqual({
      '/led-ons-ocala-fl': '/led-on-ocala-fl/',
      '/old-led-on': '/led-on-ocala-fl/',
    });
    await program.call('DELETE', `/api/templates/${nowhere}?redirect_to=none`);
    expect(Object.keys(await rules())).toHaveLength(2);

    for (const to of ['/led-on-there-ocala-fl/', '//evil.example']) {
      const refused = await program.request(
        'DELETE',
        `/api/templates/${chosen}?redirect_to=${encodeURIComponent(to)}`,
        { cookie: program.cookie },
      );
      expect([refused.status, (await refused.json()).error.reason]).toEqual([400, 'redirect']);
    }
    await program.call('DELETE', `/api/templates/${chosen}?redirect_to=%2Fpricing`);
    expect(await rules()).toMatchObject({
      '/led-on-there-ocala-fl': '/pricing',
      '/led-on-elsewhere-stuart-fl': '/pricing',
    });
  });

  test('an unknown template is not found', async () => {
    const reply = await program.request('GET', '/api/templates/00000000-0000-4000-8000-000000000000', {
      cookie: program.cookie,
    });
    expect(reply.status).toBe(404);
    expect((await reply.json()).error).toMatchObject({ kind: 'not-found', message: 'Template not found' });
  });

  test('scripts in a template are kept as text, never as code', async () => {
    const template = await createTemplate(
      program,
      templateInput({ title_template: '<script>alert(1)</script> {{city}}' }),
    );
    expect(template.title_template).toContain('<script>');
  });

  test('a save based on an older text is refused, and the refusal holds the current text', async () => {
    const opened = await createTemplate(program, { status: 'draft' });
    const path = `/api/templates/${opened.id}`;
    await program.call('PUT', path, { ...opened, name: 'Theirs', based_on: opened.revision });
    const reply = await program.request('PUT', path, {
      cookie: program.cookie,
      body: { ...opened, name: 'Mine', based_on: opened.revision },
    });
    const { error } = await reply.json();
    expect(reply.status).toBe(409);
    expect(error).toMatchObject({
      reason: 'stale',
      current: { name: 'Theirs', revision: opened.revision + 1 },
    });
    expect(error.message).toContain('admin@example.com');
    expect(await program.call('GET', path)).toMatchObject({ name: 'Theirs' });
  });

  test('an address that no page would follow is refused with the reason, and named', async () => {
    const content = {
      button_url: 'javascript:alert(1)',
      certificate_benefits: ['Fine'],
    };
    const reply = await program.request('POST', '/api/templates', {
      cookie: program.cookie,
      body: templateInput({
        content_sections: [
          { type: 'cta', title: 'Call', content },
          { type: 'hero', title: 'Hi', content: { iframe_src: 'https://elsewhere.example/form' } },
        ],
      }),
    });
    const { error } = await reply.json();
    expect(reply.status).toBe(400);
    expect(error.fields).toEqual([
      {
        path: 'content_sections.0.content.button_url',
        message: expect.stringContaining('is not an address that can be used'),
      },
      { path: 'content_sections.1.content.iframe_src', message: expect.stringContaining('player.vimeo.com') },
    ]);
  });

  test('a version is read with its text', async () => {
    const template = await createTemplate(program, { title_template: 'Frozen {{city}}' });
    await program.call('PUT', `/api/templates/${template.id}`, { ...template, title_template: 'Later' });
    expect(await program.call('GET', `/api/templates/${template.id}/versions/1`)).toMatchObject({
      number: 1,
      title_template: 'Frozen {{city}}',
      content_sections: [{ type: 'hero' }, { type: 'text' }],
    });
  });

  test('someone who has a template open hears who else opens it, and of every save', async () => {
    const template = await createTemplate(program, { status: 'draft' });
    const mine = '00000000-0000-4000-8000-00000000000a';
    const other = '00000000-0000-4000-8000-00000000000b';
    const first = await follow(template.id, mine);
    expect(await first.next()).toMatchObject({ revision: 1, editors: [{ editor_id: mine }] });
    const second = await follow(template.id, other);
    expect(await first.next()).toMatchObject({ editors: [{ editor_id: mine }, { editor_id: other }] });
    await program.call('PUT', `/api/templates/${template.id}`, template);
    expect(await first.next()).toMatchObject({ revision: 2, updated_by_email: 'admin@example.com' });
    await second.close();
    expect(await first.next()).toMatchObject({ editors: [{ editor_id: mine }] });
    await first.close();
  });
});

/** The events of an open editor, one by one. */
async function follow(id: string, editor: string) {
  const leave = new AbortController();
  const reply = await program.send(
    new Request(`http://localhost/api/templates/${id}/events/${editor}`, {
      headers: { cookie: program.cookie },
      signal: leave.signal,
    }),
  );
  const reader = reply.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  return {
    next: async (): Promise<unknown> => {
      for (;;) {
        const event = /data: (.*)\n/.exec(text);
        if (event) {
          text = text.slice(event.index + event[0].length);
          return JSON.parse(event[1] ?? '');
        }
        text += (await reader?.read())?.value ?? '';
      }
    },
    close: async () => {
      await reader?.cancel();
      leave.abort();
    },
  };
}
