import { describe, expect, it } from 'vitest';
import { contentSchema, layoutOf, readSection, sectionTypes } from '../../../sections/schemas.ts';
import { packStore } from './pack-store.ts';

function texts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(texts);
}

/** How many braces are open after each character; one zero for a text without any. */
function depths(text: string): number[] {
  let depth = 0;
  return [0, ...Array.from(text, character => (depth += character === '{' ? 1 : character === '}' ? -1 : 0))];
}

describe.each(packStore.shipped().map(pack => [pack.id, pack] as const))('samples of %s', (_, pack) => {
  it('cover every type and balance their braces', () => {
    expect(sectionTypes.filter(({ type }) => !Object.hasOwn(pack.samples, layoutOf(type)))).toEqual([]);
    expect(texts(pack.samples).filter(text => depths(text).some(depth => depth < 0))).toEqual([]);
    expect(texts(pack.samples).filter(text => depths(text).at(-1) !== 0)).toEqual([]);
  });
});

describe('samples of the demo', () => {
  const { samples } = packStore.own();

  it.each(Object.entries(samples))('read as they are written: %s', (type, { title, content }) => {
    const section = { id: type, type, title, content, order: 1 };
    expect(readSection(section, 1)).toEqual({ section, issues: [] });
    expect(contentSchema(type).safeParse(content).success).toBe(true);
  });

  it('mark every testimonial as a sample under initials', () => {
    const authors = texts(samples.testimonials?.content).filter(text => text.includes('(sample)'));
    expect(authors.filter(author => /^[A-Z]\.[A-Z]\. \(sample\)$/u.test(author))).toHaveLength(8);
  });
});
