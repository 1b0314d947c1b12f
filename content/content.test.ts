import { describe, expect, it } from 'vitest';
import { contentSchema, readSection, sampleSections, sectionTypes } from '../src/sections/schemas.ts';

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

describe('sample sections', () => {
  it('cover every type in the editor’s order', () => {
    expect(sampleSections.map(({ type }) => type)).toEqual(sectionTypes.map(({ type }) => type));
  });

  it.each(sampleSections.map(section => [section.type, section] as const))(
    'read as they are written: %s',
    (type, section) => {
      expect(readSection(section, section.order)).toEqual({ section, issues: [] });
      expect(contentSchema(type).safeParse(section.content).success).toBe(true);
    },
  );

  it('balance their braces', () => {
    expect(texts(sampleSections).filter(text => depths(text).some(depth => depth < 0))).toEqual([]);
    expect(texts(sampleSections).filter(text => depths(text).at(-1) !== 0)).toEqual([]);
  });

  it('mark every testimonial as a sample under initials', () => {
    const section = sampleSections.find(({ type }) => type === 'testimonials');
    expect(section?.content).toMatchObject({ testimonials: { length: 8 } });
    const authors = texts(section?.content).filter(text => text.includes('(sample)'));
    expect(authors.filter(author => /^[A-Z]\.[A-Z]\. \(sample\)$/u.test(author))).toHaveLength(8);
  });
});
