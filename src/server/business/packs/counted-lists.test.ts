import { expect, test } from 'vitest';
import { compileTemplate, fillPage } from '../../../engine/index.ts';
import { packStore } from './pack-store.ts';

/*
 * An entry of a list is left out where it needs a fact that is not stated. Landing pages have one text for all businesses, so
 * no text counts such a list: "Six reasons" over five.
 */

const words = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');

interface Written {
  readonly where: string;
  readonly title: string;
  readonly content: unknown;
}

function* shippedSections(): Generator<Written> {
  for (const { id, samples, section_defaults, templates, services } of packStore.shipped()) {
    for (const [type, section] of [...Object.entries(samples), ...Object.entries(section_defaults)])
      yield { where: `${id}: ${type}`, title: '', content: null, ...section };
    for (const template of templates)
      for (const { type, title, content } of template.content_sections)
        yield { where: `${id}: template, ${type}`, title, content };
    for (const { name, content } of services) yield { where: `${id}: ${name}`, title: '', content };
  }
}

const isEmpty = (value: unknown): boolean =>
  typeof value === 'object' && value !== null ? Object.values(value).every(isEmpty) : !value;

/** The counts of lists that lose entries where nothing is stated, in texts beside them. */
function wrongCounts({ where, title, content }: Written): readonly string[] {
  const texts = { ...(content as Readonly<Record<string, unknown>>) };
  const section = { id: 'one', type: 'text', title, content: JSON.parse(JSON.stringify(texts)), order: 1 };
  const head = { title_template: '', meta_description_template: null, hero_title_template: '' };
  const template = { ...head, hero_subtitle_template: '', content_sections: [section] };
  const compiled = compileTemplate(template, () => 'prose');
  const [filled] = fillPage(compiled, { keyword: 'hauling', city: 'Davie', state: 'FL' }, 1).content_sections;
  const shown = Object.entries({ ...(filled?.content as object) });
  const beside = [title, ...Object.values(texts)].filter(text => typeof text === 'string');
  return shown.flatMap(([name, list]) => {
    if (!Array.isArray(list) || !list.some(isEmpty)) return [];
    const counted = new RegExp(`.{0,40}\\b${words[list.length]}\\b.{0,20}`, 'gi');
    return beside.flatMap(text =>
      Array.from(text.matchAll(counted), ([found]) => `${where}, ${name}: ${found}`),
    );
  });
}

test('no text of a landing page counts a list that may lose an entry', () => {
  const all = [...shippedSections()];
  expect(all.length).toBeGreaterThan(200);
  // It speaks of tons.
  const meant = /three to seven tons/;
  expect(all.flatMap(wrongCounts).filter(found => !meant.test(found))).toEqual([]);
});
