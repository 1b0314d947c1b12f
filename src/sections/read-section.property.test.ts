import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSection } from './read-section.ts';
import { contentSchema, sectionFields } from './section-fields.ts';
import { sectionTypes } from './section-types.ts';

const types = [...sectionTypes.map(({ type }) => type), 'unknown', '__proto__'];
const fragments = [
  '{a|b}',
  '{{city}}',
  ' | ',
  '{"',
  '":',
  '[',
  ']',
  '}',
  '\\',
  '\u0000',
  '\ud83d',
  '/x',
  'javascript:',
  'word',
];
const texts = fc.oneof(
  fc.string(),
  fc.array(fc.constantFrom(...fragments)).map(parts => parts.join('')),
);
const values = fc.oneof(
  texts,
  fc.json(),
  fc.anything({ maxDepth: 3 }),
  fc.array(texts),
  fc.constant('z'.repeat(10_001)),
);

const contents = fc.constantFrom(...types).chain(type =>
  fc.record({
    type: fc.constant<unknown>(type),
    id: values,
    title: values,
    order: values,
    content: fc.oneof(
      values,
      fc.record(Object.fromEntries(sectionFields(type).map(({ name }) => [name, values])), {
        requiredKeys: [],
      }),
    ),
  }),
);

describe('readSection on anything', () => {
  it('never throws, gives valid content, and reads its own result unchanged', () => {
    fc.assert(
      fc.property(fc.oneof(values, contents), fc.nat(40), (raw, position) => {
        const { section } = readSection(raw, position);
        expect(contentSchema(section.type).safeParse(section.content).error).toBeUndefined();
        expect(readSection(section, position)).toEqual({ section, issues: [] });
        expect(readSection(JSON.stringify(section), position).section).toEqual(section);
      }),
      { numRuns: 1_000 },
    );
  });

  it('bounds what it spends on hostile text', () => {
    const hostile = [
      '['.repeat(10_000),
      '{"content":'.repeat(900),
      `{"content":"${'\\'.repeat(9_000)}`,
      '{'.repeat(1_000_000),
      `[${'"a" '.repeat(2_000)}`,
    ];
    const before = process.threadCpuUsage();
    for (const text of hostile) {
      readSection({ type: 'faq', content: text }, 1);
      readSection({ type: 'faq', content: { faqs: [text] } }, 1);
      readSection(text, 1);
    }
    expect(process.threadCpuUsage(before).user / 1_000).toBeLessThan(2_000);
  });
});
