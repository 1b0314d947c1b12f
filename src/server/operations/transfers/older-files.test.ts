import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTemplate, generateBatch, templateInput } from '../../../../test/factories.ts';
import { startTransferProgram, type TransferProgram } from '../../../../test/transfer-program.ts';
import type { Batch } from '../../../contract/generation/batches.ts';
import type { Template, TemplateRow } from '../../../contract/templates/templates.ts';

let program: TransferProgram;
beforeAll(async () => {
  program = await startTransferProgram();
});
afterAll(() => program.stop());

/** A template as the older hosted system wrote it. */
const older = (changes: Record<string, unknown> = {}) => ({
  id: 'f3b0c442-98fc-4c14-9afb-f4c8996fb924',
  ...templateInput(),
  created_at: '2024-05-01T10:00:00+00:00',
  updated_at: '2024-05-01T10:00:00+00:00',
  ...changes,
});

const readTemplate = async (name: string): Promise<Template> => {
  const { items } = await program.call<{ items: TemplateRow[] }>('GET', '/api/templates');
  return program.call('GET', `/api/templates/${items.find(item => item.name === name)?.id}`);
};

const plan = (batch: unknown, city: string, changes: Record<string, unknown> = {}) => ({
  id: crypto.randomUUID(),
  generation_batch_id: batch,
  slug: `hauling-in-${city.toLowerCase().replaceAll(' ', '-')}-fl/`,
  city,
  state: 'FL',
  keyword: 'hauling',
  status: 'completed',
  generated_page_id: crypto.randomUUID(),
  field_values: { city, state: 'FL', keyword: 'hauling', location: `${city}, FL`, stars: 5, gone: null },
  ...changes,
});

describe('templates of the older system', () => {
  test('are imported with new ids whatever shape their sections have, after a check that changes nothing', async () => {
    const sections = [{ type: 'hero', title: 'Hi', content: '{"description":"About {{city}}"}', order: 1 }];
    const file = {
      templates: [
        older({ id: 1, name: 'As a list', content_sections: sections }),
        older({ id: 2, name: 'As JSON text', content_sections: JSON.stringify(sections) }),
        older({ id: 3, name: 'As an object', content_sections: { content_sections: sections } }),
        older({ id: 4, name: 'Plain text', content_sections: ['Just words about {{city}}'] }),
        older({ id: 5, name: 12_345, content_sections: [], custom_fields: null }),
      ],
    };
    const checked = await program.check('templates', file);
    expect(checked).toMatchObject({ status: 'checked', import_results: { templates_imported: 5 } });
    expect(await program.call('GET', '/api/templates')).toMatchObject({ total: 0 });
    const done = await program.apply(checked.id);
    expect(done).toMatchObject({ status: 'completed', import_results: { templates_imported: 5 } });
    for (const name of ['As a list', 'As JSON text', 'As an object']) {
      const { content_sections } = await readTemplate(name);
      expect(content_sections).toMatchObject([
        { type: 'hero', title: 'Hi', content: '{"description":"About {{city}}"}' },
      ]);
    }
    expect((await readTemplate('Plain text')).content_sections).toMatchObject([
      { type: 'text', content: 'Just words about {{city}}' },
    ]);
    expect((await readTemplate('12345')).custom_fields).toHaveProperty('city');
  });

  test('the same name with the same text is kept, with another text it gets a number, and both are reported', async () => {
    const template = older({ name: 'Twice' });
    await program.apply((await program.check('templates', { templates: [template] })).id);
    const again = await program.check('templates', {
      templates: [template, older({ id: 'other', name: 'Twice', title_template: 'Changed {{city}}' })],
    });
    expect(again.import_results?.items).toMatchObject([
      { verdict: 'kept', reason: 'A template of this name says the same' },
      { verdict: 'renamed', reason: expect.stringContaining('“Twice (2)”') },
    ]);
    expect((await program.apply(again.id)).import_results?.templates_imported).toBe(1);
    expect((await readTemplate('Twice (2)')).title_template).toBe('Changed {{city}}');
  });

  test('an invalid one is refused with the reason, and none is imported', async () => {
    const before = await program.call<{ total: number }>('GET', '/api/templates');
    const file = {
      templates: [
        older({ id: 'a', name: 'Fine' }),
        older({ id: 'b', name: '' }),
        older({ id: 'c', name: 'Strange', custom_fields: { 'Bad Name': {} } }),
        older({ id: 'a', name: 'Same id' }),
        'no template',
        null,
      ],
    };
    const checked = await program.check('templates', file);
    expect(checked.import_results?.counts.templates).toMatchObject({ new: 1, refused: 5 });
    expect(checked.import_results?.items.slice(0, 5).map(item => [item.place, item.reason])).toEqual([
      [2, 'name: Template name is required'],
      [3, expect.stringContaining('custom_fields.Bad Name')],
      [4, 'The file holds the id a twice'],
      [5, 'This is not an object'],
      [6, 'This is not an object'],
    ]);
    const reply = await program.request('POST', `/api/imports/${checked.id}/apply`, {
      cookie: program.cookie,
    });
    expect([reply.status, (await reply.json()).error.reason]).toEqual([409, 'items-refused']);
    expect(await program.call('GET', '/api/templates')).toMatchObject({ total: before.total });
  });

  test('scripts, NUL, half characters and __proto__ are text and nothing more', async () => {
    const hostile = '<script>alert(1)</script>{{city}}';
    const text = JSON.stringify({
      templates: [
        older({
          name: `Hostile ${hostile}`,
          hero_title_template: `a\0b\uD800c ${hostile}`,
          content_sections: [
            {
              type: 'text',
              title: hostile,
              content: { text: hostile, link: 'javascript:alert(1)' },
              order: 1,
            },
          ],
        }),
      ],
    }).replace(
      '"status"',
      '"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}},"status"',
    );
    const checked = await program.check('templates', text);
    await program.apply(checked.id);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
    const stored = await readTemplate(`Hostile ${hostile}`);
    expect(stored.hero_title_template).toBe(`ab\uFFFDc ${hostile}`);
    const { id } = await program.call<{ id: string }>('POST', '/api/pages', {
      template_id: stored.id,
      field_values: { city: 'Miami', state: 'FL', keyword: 'hauling' },
      url_pattern: 'hostile-city',
    });
    const drawn = await program.call<{ html: string }>('POST', `/api/pages/${id}/preview`, { overrides: [] });
    const html = drawn.html.toLowerCase();
    expect(html).toMention('&lt;script&gt;alert(1)');
    expect(html).not.toMention('<script>alert(1)');
    expect(html).not.toMention('javascript:alert');
  });
});

describe('batches of the older system', () => {
  test('are imported as planned, find their template in the file, and become pages when approved', async () => {
    const template = older({ id: 77, name: 'For batches' });
    const file = {
      version: '1.0',
      exported_at: '2024-05-01',
      templates: [template],
      bulk_generation_plans: [
        plan(9, 'Miami'),
        plan(9, 'Tampa'),
        plan(9, 'Tampa'),
        plan(9, 'Atlanta', { state: 'GA', slug: '/hauling-in-atlanta-ga' }),
        plan(404, 'Nowhere'),
        plan(9, '', { slug: 'about', field_values: { city: 'Jupiter', state: 'FL', keyword: 'hauling' } }),
      ],
      generation_batches: [
        {
          id: 9,
          name: 'Older batch',
          template_id: 77,
          status: 'completed',
          total_planned: 3,
          total_completed: 3,
        },
        { id: 10, name: 'Without plans', template_id: 77, status: 'completed' },
      ],
    };
    const checked = await program.check('full_system', file);
    expect(checked.import_results?.counts).toMatchObject({
      generation_batches: { new: 1, left_out: 1, refused: 0 },
      bulk_generation_plans: { new: 4, left_out: 2, refused: 0 },
    });
    const done = await program.apply(checked.id);
    expect(done.import_results).toMatchObject({
      templates_imported: 1,
      batches_imported: 1,
      plans_imported: 4,
    });
    const { items } = await program.call<{ items: Batch[] }>('GET', '/api/batches?search=Older');
    expect(items).toMatchObject([
      {
        name: 'Older batch',
        status: 'planning',
        is_planned: true,
        total_planned: 3,
        total_skipped: 1,
        combinations: 4,
      },
    ]);
    const batch = await generateBatch(program, items[0]?.id ?? '');
    expect(batch).toMatchObject({ status: 'completed', total_completed: 3 });
    expect(await program.call('GET', '/api/pages?search=hauling-in-')).toMatchObject({ total: 3 });
  });

  test('without their template they are left out, with advice', async () => {
    const file = {
      generation_batches: [{ id: 1, name: 'Lost', template_id: 'nothing', template_name: 'Not here' }],
      bulk_generation_plans: [plan(1, 'Ocala')],
    };
    const checked = await program.check('batches', file);
    expect(checked.import_results?.items).toMatchObject([
      {
        field: 'generation_batches',
        verdict: 'left_out',
        reason: 'Template “Not here” not found. Import the templates first.',
      },
      { field: 'bulk_generation_plans', verdict: 'left_out', reason: 'Its batch is left out' },
    ]);
  });

  test('an export of batches finds its template again by name in another installation', async () => {
    const other = await startTransferProgram();
    try {
      const { response } = await program.export('batches');
      const file = await response.text();
      await createTemplate(other, { name: 'For batches' });
      const checked = await other.check('batches', file);
      const done = await other.apply(checked.id);
      expect(done).toMatchObject({
        status: 'completed',
        import_results: { batches_imported: 1, plans_imported: 4 },
      });
    } finally {
      await other.stop();
    }
  });

  test('an export of templates is imported elsewhere word for word', async () => {
    const other = await startTransferProgram();
    try {
      const { job, response } = await program.export('templates');
      expect(Object.keys(job.export_data)).toEqual(['templates']);
      const checked = await other.check('templates', await response.text());
      const done = await other.apply(checked.id);
      expect(done.import_results?.templates_imported).toBe(job.export_data.templates);
      const [ours, theirs] = await Promise.all(
        [program, other].map(async one => {
          const { rows } = await one.database.pool.query(
            'select name, content_sections, custom_fields, hero_title_template from landing_page_templates order by name',
          );
          return rows;
        }),
      );
      expect(theirs).toEqual(ours);
    } finally {
      await other.stop();
    }
  });
});

test('plans of an older full export get failure codes from their messages', async () => {
  const batch = crypto.randomUUID();
  const plans = [
    ['skipped', 'Page already exists'],
    ['planned', null],
    ['failed', 'Words of nobody'],
  ];
  const counts = { combinations: 3, location_count: 3, keyword_count: 1 };
  const checked = await program.check('full_system', {
    format: 'pagehaul-export',
    format_version: 1,
    export_type: 'full_system',
    generation_batches: [{ id: batch, name: 'Of old', states: [], url_pattern: '', ...counts }],
    bulk_generation_plans: plans.map(([status, error_message], id) => ({
      generation_batch_id: batch,
      id,
      slug: `of-old-${id}`,
      city: '',
      state: '',
      keyword: '',
      status,
      error_message,
    })),
  });
  expect((await program.apply(checked.id)).status).toBe('completed');
  const { rows } = await program.database.pool.query(
    'select failure_code from bulk_generation_plans where generation_batch_id = $1 order by id',
    [batch],
  );
  expect(rows.map(row => row.failure_code)).toEqual(['page-exists', null, 'other']);
});
