import { expect, test } from 'vitest';
import { compileTemplate } from './compile-template.ts';
import { shownFacts } from './shown-facts.ts';

const compiled = compileTemplate(
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
        content: {
          local:
            '{One takes {{fact:place.limit}}|{{fact:place.beside_price_1}}|{{fact:county.beside_price_1}}}.',
          plain: 'It costs little.',
        },
      },
    ],
  },
  () => 'prose',
);
const content = compiled.sections[0]?.content;

function shown(name: string, facts: Readonly<Record<string, string>>): readonly string[] | null {
  const text =
    content?.kind === 'object' ? content.entries.find(([entry]) => entry === name)?.[1] : undefined;
  const page = compiled.preparePage({}, 1, new Map(Object.entries(facts)));
  return text?.kind === 'text' ? shownFacts(compiled, text.field, page) : null;
}

test('a text shows what is stated, and a finding only where nothing is', () => {
  const finding = { 'place.beside_price_1': 'It rains.' };
  expect(shown('local', { 'place.limit': 'two yards', ...finding })).toEqual(['place.limit']);
  expect(shown('local', finding)).toEqual(['place.beside_price_1']);
  expect(shown('local', {})).toEqual([]);
});

test('pages that show the same facts share the list of their names', () => {
  const finding = { 'county.beside_price_1': 'It rains.' };
  expect(shown('local', finding)).toBe(shown('local', { 'county.beside_price_1': 'It snows.' }));
});

test('a text without facts shows none', () => {
  expect(shown('plain', {})).toEqual([]);
});
