import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestProgram, type TestProgram } from '../../../../test/test-program.ts';
import { signPage } from '../../audience/leads/form-token.ts';
import { canFill, compileHub, fillHub } from './compiled-hub.ts';
import type { Hub } from './find-hub.ts';
import { renderFoundHub } from './render-hub.ts';

/* A filled list equals React's output byte for byte, for any town and page names. */

let program: TestProgram;
beforeAll(async () => {
  program = await startTestProgram();
});
afterAll(() => program.stop());

const fragments = [
  'Miami',
  ' ',
  "Coeur d'Alene",
  '&',
  '&amp;',
  '<b>',
  '"',
  '"><script>alert(1)</script>',
  '</script>',
  '<!--',
  'ñ ★',
  'İstanbul ß ﬁ',
  '東京',
  '🚚',
  '\u2028',
  '\n',
  '\uE0003\uE001',
  '%EE%80%80',
  '$&',
  'javascript:',
  'href="tel:',
  '\\',
  '%',
];
const text = fc.array(fc.constantFrom(...fragments), { maxLength: 4 }).map(some => some.join(''));
/** Most texts are plain. */
const shown = fc.oneof(
  { arbitrary: text.map(some => `A${some}b`), weight: 20 },
  { arbitrary: text, weight: 1 },
);
const path = fc.stringMatching(/^[a-z0-9]{1,8}(?:-[a-z0-9]{1,8}){0,2}$/);
const item = fc.record({ href: path.map(slug => `/${slug}/`), text, more: text });
const partsOf = (base: string, count: number, current: number): Hub['list']['parts'] => ({
  title: 'More of this list',
  items: Array.from({ length: count }, (_, at) => ({
    href: at === 0 ? base : `${base}/${at + 1}`,
    text: `Page ${at + 1}`,
    is_current: at + 1 === current,
  })),
});

const hub = fc
  .record({
    isTown: fc.boolean(),
    texts: fc.array(shown, { minLength: 8, maxLength: 8 }),
    paths: fc.tuple(path, path),
    groups: fc.array(fc.record({ title: text, items: fc.array(item, { maxLength: 4 }) }), { maxLength: 3 }),
    parts: fc.tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 4 })),
  })
  .map(({ isTown, texts, paths: [state, city], groups, parts }): Hub => {
    const [title = '', description = '', heading = '', lead = '', stateName = '', cityName = '', ...names] =
      texts;
    const above = { href: `/locations/${state}`, text: names[0] ?? '' };
    const base = isTown ? `/locations/${state}/${city}` : above.href;
    return {
      path: parts[1] === 1 ? base : `${base}/${parts[1]}`,
      county: null,
      title,
      description,
      heading: { title: heading, lead, drawing: isTown ? 'truck' : 'palm' },
      list: {
        title: 'Towns A to Z',
        lead: '',
        groups,
        parts: partsOf(base, ...parts),
      },
      trail: [
        { href: '/', text: 'Home' },
        { href: '/locations', text: 'Areas' },
        above,
        ...(isTown ? [{ href: base, text: names[1] ?? '' }] : []),
      ],
      city: isTown ? cityName : null,
      state: stateName,
      lists: parts[0],
      in_search: !isTown,
    };
  });

const ordinary = (isTown: boolean): Hub => {
  const [made] = fc.sample(
    hub.filter(one => canFill(one) && (one.city !== null) === isTown),
    { numRuns: 1, seed: 7 },
  );
  if (!made) throw new Error('No list can be filled.');
  return made;
};

test('a filled list is what React renders for it, made for any other list of its kind', () => {
  const around = { footer: '', county: null };
  const templates = new Map(
    [true, false].map(isTown => [
      isTown,
      compileHub(ordinary(isTown), (marked, mark) => renderFoundHub(program, marked, { ...around, mark })),
    ]),
  );
  let filled = 0;
  fc.assert(
    fc.property(hub, one => {
      if (!canFill(one)) return;
      filled += 1;
      const compiled = templates.get(one.city !== null);
      const html = compiled && fillHub(compiled, one, signPage(program.leads.formKey, one.path));
      expect(Buffer.from(html ?? '', 'latin1').toString()).toBe(
        Buffer.from(renderFoundHub(program, one, around)).toString(),
      );
    }),
    { numRuns: 400 },
  );
  expect(filled).toBeGreaterThan(100);
});

test('a list whose place has no name, or no visible one, is left to React', () => {
  const one = ordinary(true);
  expect(canFill(one)).toBe(true);
  expect(canFill({ ...one, city: '' })).toBe(false);
  expect(canFill({ ...one, state: ' ' })).toBe(false);
  expect(canFill({ ...one, title: 'A \u0007 bell' })).toBe(false);
  expect(
    canFill({
      ...one,
      list: { ...one.list, groups: [{ title: '', items: [{ href: 'javascript:x', text: 'a', more: '' }] }] },
    }),
  ).toBe(false);
});
