import { describe, expect, test } from 'vitest';
import { compileTemplate } from './compile-template.ts';
import { fillPage } from './fill-page.ts';
import type { Override } from './override.ts';
import { pageTextAt } from './overrides.ts';

const compiled = compileTemplate(
  {
    title_template: 'in {{city}}',
    meta_description_template: null,
    hero_title_template: 'hero',
    hero_subtitle_template: 'sub',
    content_sections: [
      {
        id: 'faq',
        type: 'faq',
        title: 'questions',
        order: 1,
        content: { intro: 'hi there', faqs: ['one', { q: 'two' }], n: 3 },
      },
      { id: 'text', type: 'text', title: 'text', order: 2, content: 'plain' },
    ],
  },
  () => 'prose',
);

const fill = (overrides: readonly Override[]) => fillPage(compiled, { city: 'Miami' }, 1, overrides);

describe('an override', () => {
  test('an override replaces a text of the head', () => {
    const page = fill([
      { section_id: null, path: ['title'], text: 'Mine', replaced: 'In Miami' },
      { section_id: null, path: ['meta_description'], text: 'About', replaced: '' },
    ]);
    expect(page).toMatchObject({ title: 'Mine', meta_description: 'About', conflicts: [] });
  });

  test('an override replaces texts of a section and leaves the rest of it', () => {
    const page = fill([
      { section_id: 'faq', path: ['title'], text: 'Asked', replaced: 'Questions' },
      { section_id: 'faq', path: ['content', 'faqs', 1, 'q'], text: 'II', replaced: 'Two' },
      { section_id: 'text', path: ['content'], text: 'Whole', replaced: 'Plain' },
    ]);
    expect(page.content_sections).toEqual([
      {
        id: 'faq',
        type: 'faq',
        title: 'Asked',
        order: 1,
        content: { intro: 'Hi there', faqs: ['One', { q: 'II' }], n: 3 },
      },
      { id: 'text', type: 'text', title: 'Text', order: 2, content: 'Whole' },
    ]);
    expect(page.conflicts).toEqual([]);
  });

  test('an override stays in force and is a conflict when the template gives another text now', () => {
    const page = fill([{ section_id: 'faq', path: ['content', 'faqs', 0], text: 'I', replaced: 'Uno' }]);
    expect(page.content_sections[0]?.content).toMatchObject({ faqs: ['I', { q: 'Two' }] });
    expect(page.conflicts).toEqual([
      { section_id: 'faq', path: ['content', 'faqs', 0], base: 'Uno', mine: 'I', theirs: 'One' },
    ]);
  });

  test('an override of a field that is gone changes nothing and is a conflict', () => {
    const places: [string | null, (string | number)[]][] = [
      [null, ['order']],
      [null, ['title', 0]],
      ['gone', ['title']],
      ['faq', ['id']],
      ['faq', ['content']],
      ['faq', ['content', 'n']],
      ['faq', ['content', 'faqs', 7]],
      ['faq', ['content', 'intro', 'length']],
      ['faq', ['content', 'constructor', 'name']],
      ['faq', ['title', 'x']],
    ];
    const page = fill(places.map(([section_id, path]) => ({ section_id, path, text: 'X', replaced: 'Y' })));
    expect(page.conflicts.map(conflict => conflict.theirs)).toEqual(places.map(() => null));
    expect({ ...page, conflicts: [] }).toEqual(fill([]));
  });
});

test('the text at a place is told, and where there is no place, that there is none', () => {
  const page = fill([]);
  expect(pageTextAt(page, { section_id: null, path: ['hero_title'] })).toBe('Hero');
  expect(pageTextAt(page, { section_id: null, path: ['slug'] })).toBeNull();
  expect(pageTextAt(page, { section_id: 'faq', path: ['content', 'faqs', 1, 'q'] })).toBe('Two');
  expect(pageTextAt(page, { section_id: 'gone', path: ['title'] })).toBeNull();
});
