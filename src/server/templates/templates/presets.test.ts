import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestProgram, type TestProgram } from '../../../../test/test-program.ts';
import type { TemplatePreset } from '../../../contract/templates/presets.ts';
import type { Template, TemplateVersion } from '../../../contract/templates/templates.ts';

let program: TestProgram;
beforeAll(async () => {
  program = await startTestProgram();
});
afterAll(() => program.stop());

const create = (preset: string) =>
  program.request('POST', `/api/templates/presets/${preset}`, { cookie: program.cookie });
const existing = async () => {
  const { items } = await program.call<{ items: TemplatePreset[] }>('GET', '/api/templates/presets');
  return items.filter(item => item.exists).map(item => item.preset);
};

describe('presets', () => {
  test('presets are listed in the order of their buttons', async () => {
    const { items } = await program.call<{ items: TemplatePreset[] }>('GET', '/api/templates/presets');
    expect(items.map(item => [item.label, item.template_name])).toEqual([
      ['Create Official LP', 'Official LP'],
      ['Clone Homepage', 'Recovery Equipment Homepage Template'],
      ['Vitrectomy Medical', 'Vitrectomy Medical Template'],
    ]);
  });

  test('the Official LP is created published and frozen, with eight sections of online marriage', async () => {
    const reply = await create('official-lp');
    expect(reply.status).toBe(201);
    const template: Template = await reply.json();
    expect(template).toMatchObject({
      name: 'Official LP',
      status: 'published',
      content_pack: 'online-marriage',
      content_sections: { length: 8 },
    });
    const { items } = await program.call<{ items: TemplateVersion[] }>(
      'GET',
      `/api/templates/${template.id}/versions`,
    );
    expect(items.map(version => version.number)).toEqual([1]);
  });

  test.each([
    [
      'homepage',
      'Recovery Equipment Homepage Template',
      ['city', 'keyword', 'procedure', 'specialty', 'state'],
    ],
    ['vitrectomy', 'Vitrectomy Medical Template', ['city', 'keyword', 'procedure', 'specialty', 'state']],
  ])('%s is created as a draft of nine sections', async (preset, name, fields) => {
    const template: Template = await (await create(preset)).json();
    expect(template).toMatchObject({ name, status: 'draft', content_pack: 'recovery-equipment' });
    expect(template.content_sections).toHaveLength(9);
    expect(Object.keys(template.custom_fields).toSorted()).toEqual(fields);
    expect(Object.values(template.custom_fields).every(field => field.required)).toBe(true);
  });

  test('a preset is refused while a template of its name is there, and offered again when it is gone', async () => {
    expect(await existing()).toContain('vitrectomy');
    const refused = await create('vitrectomy');
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({ error: { kind: 'conflict', reason: 'preset-exists' } });
    const { items } = await program.call<{ items: Template[] }>('GET', '/api/templates');
    const stored = items.find(item => item.name === 'Vitrectomy Medical Template');
    await program.call('DELETE', `/api/templates/${stored?.id}`);
    expect(await existing()).not.toContain('vitrectomy');
  });

  test('two people who press the button at once get one template', async () => {
    const replies = await Promise.all([create('vitrectomy'), create('vitrectomy'), create('vitrectomy')]);
    expect(replies.map(reply => reply.status).toSorted((a, b) => a - b)).toEqual([201, 409, 409]);
  });

  test('an unknown preset is refused', async () => {
    expect((await create('homepage2')).status).toBe(400);
  });
});
