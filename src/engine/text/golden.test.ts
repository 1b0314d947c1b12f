import { expect, test } from 'vitest';
import { seedOf } from '../pick.ts';
import { compileTemplate } from './compile-template.ts';
import { fillPage } from './fill-page.ts';
import cases from './golden-cases.json' with { type: 'json' };

/**
 * Existing pages must never change: a page stores its inputs, not its text. A failure means that the engine
 * changes published text. Add cases, never edit them.
 */
test('every golden page reads as it always did', () => {
  const compiled = compileTemplate(cases.template, (_, path) => (path.at(-1) === 'url' ? 'plain' : 'prose'));
  for (const { slug, seed, values, page } of cases.pages) {
    expect(seedOf(slug)).toBe(seed);
    expect(fillPage(compiled, values, seed)).toEqual({ ...page, conflicts: [] });
  }
});
