import { describe, expect, it } from 'vitest';
import { readSections } from './read-sections.ts';

describe('readSections', () => {
  it('puts sections in their order, keeping the given order among equals', () => {
    const read = readSections([
      { id: 'b', type: 'text', order: 2 },
      { id: 'a', type: 'text', order: 1 },
      { id: 'c', type: 'text', order: 2 },
    ]);
    expect(read.sections.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  });

  it('gives each section its own id', () => {
    const read = readSections([{ id: 'x' }, { id: 'x' }, { id: 'x-2' }, {}]);
    expect(read.sections.map(({ id }) => id)).toEqual(['x', 'x-2', 'x-2-2', 'section-4']);
  });

  it('reads JSON text, an object around the list, and nothing', () => {
    expect(readSections('[{"type":"faq"}]').sections).toHaveLength(1);
    expect(readSections({ content_sections: [{ type: 'faq' }] }).sections).toHaveLength(1);
    expect(readSections(null)).toEqual({ sections: [], issues: [] });
  });

  it('reads long JSON text of many sections', () => {
    const stored = Array.from({ length: 9 }, () => ({ type: 'text', content: 'x'.repeat(4_000) }));
    expect(readSections(JSON.stringify(stored)).sections).toHaveLength(9);
  });

  it('keeps at most 100 sections and says so', () => {
    const read = readSections(Array.from({ length: 103 }, () => ({ type: 'text', content: 'A' })));
    expect(read.sections).toHaveLength(100);
    expect(read.issues).toEqual(['A page has at most 100 sections; 3 were left out.']);
  });
});
