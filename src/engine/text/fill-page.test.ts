import { describe, expect, test } from 'vitest';
import { seedOf } from '../pick.ts';
import { compileTemplate } from './compile-template.ts';
import { fillHead, fillPage } from './fill-page.ts';
import type { JsonValue, KindOf, TemplateText } from './template-text.ts';

const values = { city: 'Miami', state: 'FL', keyword: 'junk removal' };
const kindOf: KindOf = (type, path) => (type === 'link' || path.at(-1) === 'url' ? 'plain' : 'prose');

function template(changes: Partial<TemplateText> = {}): TemplateText {
  return {
    title_template: '{{keyword}} in {{city}}, {{state}}',
    meta_description_template: 'call for {{keyword}}. {now|today}!',
    hero_title_template: 'the {best|finest} in {{city}}',
    hero_subtitle_template: 'we haul in {{zip_code}}',
    content_sections: [
      section('features', { description: '{a|b|c|d} one', benefits: ['in {{city}}', '{x|y}', 3] }),
    ],
    ...changes,
  };
}

function section(id: string, content: JsonValue, type = 'features') {
  return { id, type, title: 'why {{city}}', content, order: 1 };
}

const fill = (changes: Partial<TemplateText> = {}, seed = 1) =>
  fillPage(compileTemplate(template(changes), kindOf), values, seed);

describe('compileTemplate', () => {
  test('compileTemplate lists the names it needs in order, with the first place of each', () => {
    const compiled = compileTemplate(template(), kindOf);
    expect(compiled.names).toEqual(['keyword', 'city', 'state', 'zip_code']);
    expect(compiled.uses[3]).toEqual({ name: 'zip_code', where: { field: 'hero_subtitle' } });
    const inSection = compileTemplate(
      template({ content_sections: [section('faq', ['{{answer}}'])] }),
      kindOf,
    );
    expect(inSection.uses.at(-1)).toEqual({
      name: 'answer',
      where: { section_id: 'faq', path: ['content', 0] },
    });
  });

  test('compileTemplate says where its issues are', () => {
    const { issues } = compileTemplate(
      template({ title_template: 'a }', content_sections: [section('faq', { items: ['ok', 'b {c|'] })] }),
      kindOf,
    );
    expect(issues).toMatchObject([
      { code: 'unexpected-closing-brace', column: 3, where: { field: 'title' } },
      { code: 'unclosed-brace', column: 3, where: { section_id: 'faq', path: ['content', 'items', 1] } },
    ]);
  });

  test('compileTemplate keeps content that is too deep as it is and says so', () => {
    const deep: JsonValue = JSON.parse(`${'['.repeat(5_000)}"{{city}}"${']'.repeat(5_000)}`);
    const compiled = compileTemplate(template({ content_sections: [section('deep', deep)] }), kindOf);
    expect(compiled.issues).toMatchObject([{ code: 'content-too-deep', where: { section_id: 'deep' } }]);
    const [filled] = fillPage(compiled, values, 1).content_sections;
    expect(filled?.title).toBe('Why Miami');
  });
});

describe('fillHead', () => {
  test('fillHead gives the four texts of a page row', () => {
    expect(fillHead(compileTemplate(template(), kindOf), values, seedOf('miami'))).toEqual({
      title: 'Junk Removal in Miami, FL',
      meta_description: expect.stringMatching(/^Call for junk removal\. (Now|Today)!$/),
      hero_title: expect.stringMatching(/^The (Best|Finest) in Miami$/),
      hero_subtitle: 'We haul in [zip_code]',
    });
  });

  test('fillHead has an empty meta description where the template has none', () => {
    expect(fill({ meta_description_template: null }).meta_description).toBe('');
  });
});

describe('fillPage', () => {
  test('fillPage keeps the shape of content and fills every text by its kind', () => {
    const content = {
      text: 'see {{city}}',
      url: 'go/{{city}}',
      list: ['a', ['b {{state}}', { deep: 'c' }]],
      count: 3,
      show: true,
      none: null,
      empty: {},
    };
    expect(fill({ content_sections: [section('s', content)] }).content_sections).toEqual([
      {
        id: 's',
        type: 'features',
        title: 'Why Miami',
        content: {
          ...content,
          text: 'See Miami',
          url: 'go/Miami',
          list: ['A', ['B FL', { deep: 'C' }]],
        },
        order: 1,
      },
    ]);
  });

  test('fillPage asks for kinds with the path inside content', () => {
    const asked: string[] = [];
    compileTemplate(
      template({ content_sections: [section('s', { a: ['x'] }, 'faq'), section('t', 'y')] }),
      (type, path) => {
        asked.push(`${type} ${path.join('.')}`);
        return 'plain';
      },
    );
    expect(asked).toEqual(['faq a.0', 'features ']);
  });

  test('fillPage fills content that is one text', () => {
    expect(fill({ content_sections: [section('s', 'we are here')] }).content_sections[0]?.content).toBe(
      'We are here',
    );
  });

  test('fillPage keeps names that mean something to JavaScript', () => {
    const content: JsonValue = JSON.parse('{"__proto__": "a", "constructor": "b"}');
    const [filled] = fill({ content_sections: [section('s', content)] }).content_sections;
    expect(JSON.stringify(filled?.content)).toBe('{"__proto__":"A","constructor":"B"}');
  });

  test('fillPage agrees with fillHead', () => {
    const compiled = compileTemplate(template(), kindOf);
    expect(fillPage(compiled, values, 9)).toMatchObject(fillHead(compiled, values, 9));
  });

  test('fillPage leaves the choices of all other texts alone when one text or section changes', () => {
    const before = compileTemplate(template(), kindOf);
    const after = compileTemplate(
      template({
        title_template: '{x|y} {z|w}',
        content_sections: [
          section('new', '{p|q}'),
          section('features', {
            intro: '{1|2|3}',
            description: '{a|b|c|d} one',
            benefits: ['{m|n}', '{x|y}', 3],
          }),
        ],
      }),
      kindOf,
    );
    for (let seed = 0; seed < 50; seed += 1) {
      const one = fillPage(before, values, seed);
      const other = fillPage(after, values, seed);
      expect(other.hero_title).toBe(one.hero_title);
      const [content] = one.content_sections.map(filled => filled.content);
      expect(other.content_sections[1]?.content).toMatchObject({
        ...Object.fromEntries(Object.entries(content ?? {}).filter(([name]) => name === 'description')),
        benefits: [expect.any(String), Object.values(Object.values(content ?? {})[1] ?? [])[1], 3],
      });
    }
  });
});
