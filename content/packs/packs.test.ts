import { describe, expect, it } from 'vitest';
import { factNames } from '../../src/contract/business/predicates.ts';
import { compileTemplate, fillPage, seedOf } from '../../src/engine/index.ts';
import { readSections, sectionTextKind, sectionTypes } from '../../src/sections/schemas.ts';
import type { ContentPack, PackTemplate } from '../content-pack.ts';
import { contentPacks } from '../content-packs.ts';
import { presets } from '../presets.ts';

/** Words that only one trade uses; none of the other packs' pages may hold them. */
const ownLabels: Readonly<Record<string, RegExp>> = {
  'junk-removal': /junk|haul|truck|landfill|sofas|mattresses|first responder|17 years|debris|donat/iu,
  'online-marriage': /marri|marry|wedding|officiant|vows|apostille/iu,
  'recovery-equipment': /surg|vitrectomy|face[- ]down|retina|eye operation/iu,
};

function texts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(texts);
}

function placeholders(value: unknown): string[] {
  return texts(value).flatMap(text =>
    [...text.matchAll(/\{\{\s*([^{}]+?)\s*\}\}/gu)]
      .map(match => match[1] ?? '')
      .filter(name => !factNames.has(name.replace(/^fact:/, ''))),
  );
}

const templates = contentPacks.flatMap(pack =>
  pack.templates.map((template): [string, PackTemplate, ContentPack] => [template.name, template, pack]),
);

describe.each(contentPacks.map(pack => [pack.id, pack] as const))('the pack %s', (id, pack) => {
  const others = Object.entries(ownLabels).filter(([other]) => other !== id);
  const leaks = (value: unknown) => texts(value).filter(text => others.some(([, words]) => words.test(text)));

  it('has one sample section of every type, which reads as it is written', () => {
    expect(pack.sample_sections.map(({ type }) => type)).toEqual(sectionTypes.map(({ type }) => type));
    expect(readSections(pack.sample_sections, pack.section_defaults)).toEqual({
      sections: pack.sample_sections,
      issues: [],
    });
  });

  it('asks only for city, state and keyword in its samples, defaults and fallback texts', () => {
    const names = placeholders([pack.sample_sections, pack.section_defaults, pack.fallbacks]);
    expect(new Set(names)).toEqual(new Set(['city', 'state', 'keyword']));
  });

  it('never speaks of another pack’s trade', () => {
    expect(leaks([pack.sample_sections, pack.templates, pack.fallbacks, pack.frame])).toEqual([]);
  });

  it('leaves no section empty enough for another trade’s words to come in', () => {
    const empty = sectionTypes.map(({ type }) => ({ type, content: {} }));
    expect(leaks(readSections(empty, pack.section_defaults).sections)).toEqual([]);
  });

  it('links only to paths it names', () => {
    const links = texts([pack.sample_sections, pack.templates, pack.section_defaults, pack.fallbacks]);
    const paths = links.filter(text => /^\/(?!\/)/u.test(text));
    expect(paths.filter(path => !pack.paths.includes(path))).toEqual([]);
  });
});

describe.each(templates)('the template %s', (_name, template, pack) => {
  it('reads without issues', () => {
    expect(readSections(template.content_sections, pack.section_defaults).issues).toEqual([]);
  });

  it('declares every placeholder it uses, and asks for no other', () => {
    expect(new Set(placeholders(template))).toEqual(new Set(Object.keys(template.custom_fields)));
  });

  it('compiles without issues and fills without a gap or a brace', () => {
    const compiled = compileTemplate(
      { ...template, content_sections: [...template.content_sections] },
      sectionTextKind,
    );
    expect(compiled.issues).toEqual([]);
    const values = {
      city: 'Jupiter',
      state: 'FL',
      keyword: 'Help',
      procedure: 'Surgery',
      specialty: 'Retina',
    };
    for (const slug of ['help-in-jupiter-fl', 'help-in-stuart-fl', 'help-in-miami-fl']) {
      const filled = texts(fillPage(compiled, values, seedOf(slug)));
      expect(filled.filter(text => /[{}[\]]/u.test(text))).toEqual([]);
    }
  });
});

describe('the presets', () => {
  it('are the three of the back office: 8 sections published, 9 and 9 as drafts', () => {
    const list = Object.entries(presets).map(([name, { pack, template }]) => [
      name,
      template.name,
      pack.id,
      template.status,
      template.content_sections.length,
    ]);
    expect(list).toEqual([
      ['official-lp', 'Official LP', 'online-marriage', 'published', 8],
      ['homepage', 'Recovery Equipment Homepage Template', 'recovery-equipment', 'draft', 9],
      ['vitrectomy', 'Vitrectomy Medical Template', 'recovery-equipment', 'draft', 9],
    ]);
  });

  it('use every preset type', () => {
    const used = new Set(
      Object.values(presets).flatMap(({ template }) => template.content_sections.map(({ type }) => type)),
    );
    const presetTypes = sectionTypes.filter(type => type.preset).map(({ type }) => type);
    expect(presetTypes.filter(type => !used.has(type))).toEqual([]);
  });

  it.each([
    ['homepage', presets.homepage],
    ['vitrectomy', presets.vitrectomy],
  ])('%s asks for the five fields of a medical preset, all required', (_name, { template }) => {
    const { custom_fields } = template;
    expect(Object.keys(custom_fields).toSorted()).toEqual([
      'city',
      'keyword',
      'procedure',
      'specialty',
      'state',
    ]);
    expect(Object.values(custom_fields).every(field => field.required)).toBe(true);
  });

  it('carry the figures of their packs', () => {
    const marriage = texts(presets['official-lp'].template).join(' ');
    for (const figure of [
      '150+ countries',
      'Get $65 Off!',
      '10+ couples',
      '2-4 weeks',
      'under $1000',
      '$30,000',
      '30 minutes',
      'from $99',
    ])
      expect(marriage.toLowerCase()).toContain(figure.toLowerCase());
    for (const { template } of [presets.homepage, presets.vitrectomy]) {
      const recovery = texts(template).join(' ');
      for (const figure of ['1-2 weeks', '1-3 weeks', '1-2 business days', '24-48 hours'])
        expect(recovery).toContain(figure);
    }
  });

  it('say what stands there when a page has no neighbours', () => {
    expect(contentPacks.map(pack => pack.fallbacks.related_areas)).toEqual([
      'Explore our junk removal services available nationwide',
      'Explore our marriage services available nationwide',
      'Explore our recovery equipment rentals available nationwide',
    ]);
  });
});
