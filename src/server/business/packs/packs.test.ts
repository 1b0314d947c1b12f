import { describe, expect, it } from 'vitest';
import { shippedPack } from '../../../../test/pack-files.ts';
import { compileTemplate, fillPage, seedOf } from '../../../engine/index.ts';
import { readSections, sectionTextKind, sectionTypes } from '../../../sections/schemas.ts';
import { checkPack } from './check-pack.ts';
import type { Pack, PackTemplate } from './pack.ts';
import { packStore } from './pack-store.ts';
import { isFactName } from './predicates.ts';
import { requiredPages } from './reserved-paths.ts';

const contentPacks = packStore.all();
const presetTemplates = contentPacks.flatMap(pack =>
  Object.entries(pack.presets).map(([name, file]) => ({
    name,
    pack,
    template: templateNamed(pack, file),
  })),
);

function templateNamed(pack: Pack, file: string): PackTemplate {
  const template = pack.templates.find(one => one.file === file);
  if (!template) throw new Error(`${pack.id} has no template ${file}`);
  return template;
}

function preset(name: string): PackTemplate {
  const found = presetTemplates.find(one => one.name === name);
  if (!found) throw new Error(`There is no preset ${name}`);
  return found.template;
}

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

function placeholders(pack: Pack, value: unknown): string[] {
  return texts(value).flatMap(text =>
    [...text.matchAll(/\{\{\s*([^{}]+?)\s*\}\}/gu)]
      .map(match => match[1] ?? '')
      .filter(name => !isFactName(name.replace(/^fact:/, ''), pack)),
  );
}

const templates = contentPacks.flatMap(pack =>
  pack.templates.map((template): [string, PackTemplate, Pack] => [template.name, template, pack]),
);

describe.each(contentPacks.map(pack => [pack.id, pack] as const))('the pack %s', (id, pack) => {
  const sample_sections = packStore.samplesOf(pack);
  const others = Object.entries(ownLabels).filter(([other]) => other !== id);
  const leaks = (value: unknown) => texts(value).filter(text => others.some(([, words]) => words.test(text)));

  it('has one sample section of every type, which reads as it is written', () => {
    expect(sample_sections.map(({ type }) => type)).toEqual(sectionTypes.map(({ type }) => type));
    expect(readSections(sample_sections, pack.section_defaults)).toEqual({
      sections: sample_sections,
      issues: [],
    });
  });

  it('asks only for city, state and keyword in its samples, defaults and fallback texts', () => {
    const names = placeholders(pack, [sample_sections, pack.section_defaults, pack.fallbacks]);
    expect(new Set(names)).toEqual(new Set(['city', 'state', 'keyword']));
  });

  it('never speaks of another pack’s trade', () => {
    expect(leaks([sample_sections, pack.templates, pack.fallbacks, pack.pages, pack.frame])).toEqual([]);
  });

  it('leaves no section empty enough for another trade’s words to come in', () => {
    const empty = sectionTypes.map(({ type }) => ({ type, content: {} }));
    expect(leaks(readSections(empty, pack.section_defaults).sections)).toEqual([]);
  });

  it('links only to pages that are there', () => {
    const links = texts([sample_sections, pack.templates, pack.section_defaults, pack.fallbacks]);
    const paths = new Set([...requiredPages, ...pack.pages.map(page => page.path)]);
    expect(links.filter(text => /^\/(?!\/)/u.test(text) && !paths.has(text))).toEqual([]);
  });

  it('passes its check, without an advice', () => {
    expect(checkPack(shippedPack(id)).problems).toEqual([]);
  });
});

describe.each(templates)('the template %s', (_name, template, pack) => {
  it('reads without issues', () => {
    expect(readSections(template.content_sections, pack.section_defaults).issues).toEqual([]);
  });

  it('declares every placeholder it uses, and asks for no other', () => {
    expect(new Set(placeholders(pack, template))).toEqual(new Set(Object.keys(template.custom_fields)));
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
  it('the presets are the three of the back office: 8 sections published, 9 and 9 as drafts', () => {
    const list = presetTemplates.map(({ name, pack, template }) => [
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
      presetTemplates.flatMap(({ template }) => template.content_sections.map(({ type }) => type)),
    );
    const presetTypes = sectionTypes.filter(type => type.preset).map(({ type }) => type);
    expect(presetTypes.filter(type => !used.has(type))).toEqual([]);
  });

  it.each(['homepage', 'vitrectomy'])(
    '%s asks for the five fields of a medical preset, all required',
    name => {
      const { custom_fields } = preset(name);
      expect(Object.keys(custom_fields).toSorted()).toEqual([
        'city',
        'keyword',
        'procedure',
        'specialty',
        'state',
      ]);
      expect(Object.values(custom_fields).every(field => field.required)).toBe(true);
    },
  );

  it('carry the figures of their packs', () => {
    const marriage = texts(preset('official-lp')).join(' ');
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
    for (const name of ['homepage', 'vitrectomy']) {
      const recovery = texts(preset(name)).join(' ');
      for (const figure of ['1-2 weeks', '1-3 weeks', '1-2 business days', '24-48 hours'])
        expect(recovery).toContain(figure);
    }
  });

  it('say what is shown when a page has no neighbors', () => {
    const of = ['junk-removal', 'online-marriage', 'recovery-equipment'];
    expect(of.map(id => packStore.find(id)?.fallbacks.related_areas)).toEqual([
      'Explore our junk removal services available nationwide',
      'Explore our marriage services available nationwide',
      'Explore our recovery equipment rentals available nationwide',
    ]);
  });
});

/** Every reading of a text whose spin groups are not nested, for the median keyword and city. */
function readings(text: string): string[] {
  const filled = text
    .replaceAll('{{keyword}}', 'office cleanouts')
    .replaceAll('{{city}}', 'Boca Raton')
    .replaceAll('{{state}}', 'FL')
    .replaceAll('{{fact:service.price_from}}', '$129');
  const group = /\{([^{}]*)\}/u.exec(filled);
  if (!group) return [filled];
  return (group[1] ?? '').split('|').flatMap(option => readings(filled.replace(group[0], () => option)));
}

describe('the junk-removal pack', () => {
  const junkRemovalPack = packStore.own();
  const [template] = junkRemovalPack.templates;

  it('the junk-removal pack has a landing template of ten sections that read without issues', () => {
    expect(template.content_sections).toHaveLength(10);
    expect(readSections(template.content_sections, junkRemovalPack.section_defaults)).toEqual({
      sections: template.content_sections,
      issues: [],
    });
  });

  it('the junk-removal pack asks for city, state and keyword and uses nothing else but facts', () => {
    expect(Object.keys(template.custom_fields)).toEqual(['city', 'state', 'keyword']);
    const names = texts(template).flatMap(text =>
      [...text.matchAll(/\{\{\s*([^{}]+?)\s*\}\}/gu)].map(match => match[1] ?? ''),
    );
    const fields = names.filter(name => !name.startsWith('fact:'));
    expect(new Set(fields)).toEqual(new Set(['city', 'state', 'keyword']));
  });

  it('writes titles of 50 to 60 characters and descriptions of 140 to 160', () => {
    const lengths = (text: string) => readings(text).map(({ length }) => length);
    expect(Math.min(...lengths(template.title_template))).toBeGreaterThanOrEqual(50);
    expect(Math.max(...lengths(template.title_template))).toBeLessThanOrEqual(60);
    expect(Math.min(...lengths(template.meta_description_template))).toBeGreaterThanOrEqual(140);
    expect(Math.max(...lengths(template.meta_description_template))).toBeLessThanOrEqual(160);
  });

  it('the junk-removal pack says nothing about the other businesses', () => {
    const { templates, samples, section_defaults, fallbacks, services: sold } = junkRemovalPack;
    const words = texts([templates, samples, section_defaults, fallbacks, sold]).join(' ');
    expect(words).not.toMatch(/marri|wedding|officiant|surg|vitrectomy|recovery|face-down/iu);
  });
});

describe('the pack of any local service', () => {
  const trades =
    /plumb|faucet|sewer|drain|junk|haul|truck|landfill|debris|sofa|maid|vacuum|scrub|housekeep|cleaning|cleaner|marri|wedding|surg/iu;

  it('the pack of any local service has no word of a certain trade in its texts', () => {
    expect(texts(packStore.pack('local-services')).filter(text => trades.test(text))).toEqual([]);
  });

  it('the pack of any local service asks for no service by its address, because its owner replaces the services it starts with', () => {
    const { pages, services, navigation } = packStore.pack('local-services');
    const paths = new Set(services.map(({ path }) => path));
    const general = pages.filter(({ service }) => service === undefined);
    const links = texts([general.map(({ sections }) => sections), navigation]);
    expect(links.filter(text => paths.has(text))).toEqual([]);
  });
});
