import { expect, test } from 'vitest';
import { compileTemplate } from '../../../engine/index.ts';
import { sectionTextKind } from '../../../sections/schemas.ts';
import type { PageFacts } from '../../business/statements/page-facts.ts';
import { sourceMarks } from './source-marks.ts';

const template = compileTemplate(
  {
    title_template: '',
    meta_description_template: null,
    hero_title_template: '',
    hero_subtitle_template: '',
    content_sections: [
      {
        id: 'price',
        type: 'pricing',
        title: '',
        order: 1,
        content: { local: '{One takes {{fact:place.bulk_limit}}|{{fact:place.beside_price_1}}}.' },
      },
      {
        id: 'town',
        type: 'local_facts',
        title: '',
        order: 2,
        content: {
          points: [
            { title: '', description: 'We finished {{fact:place.own_jobs}}.' },
            { title: '', description: '{{fact:place.beside_town_1}}.' },
            { title: 'Rules', description: 'It costs {{fact:place.dumping_fine}}.' },
          ],
        },
      },
    ],
  },
  sectionTextKind,
);

const city = { url: 'https://city.example/bulk', name: 'City of Davie' };
const census = { url: 'https://census.example', name: 'Census, 2023' };

function marksOf(known: Readonly<Record<string, string>>) {
  const values = new Map(Object.entries(known));
  const facts: PageFacts = {
    values,
    sources: new Map([
      ['place.bulk_limit', [city]],
      ['place.beside_price_1', [census]],
      ['place.beside_town_1', [census]],
      ['place.dumping_fine', [city]],
    ]),
  };
  return sourceMarks(template, template.preparePage({}, 1, values), facts);
}

test('a text links the sources of what it shows, each by its name', () => {
  const { pricing } = marksOf({ 'place.bulk_limit': 'two yards', 'place.beside_price_1': 'It rains.' });
  expect(pricing).toContain('href="https://city.example/bulk"');
  expect(pricing).toContain('aria-label="Source: City of Davie"');
  expect(pricing).not.toContain('census.example');
});

test('each open point of the town has its own, folded ones have none', () => {
  const { town, pricing, items, steps } = marksOf({
    'place.beside_town_1': 'It rains.',
    'place.dumping_fine': '$500',
  });
  // The first one is left out of this page.
  expect(town).toEqual([expect.stringContaining('Source: Census, 2023'), '']);
  expect([pricing, items, steps]).toEqual(['', '', '']);
});
