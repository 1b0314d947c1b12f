import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { atOnce } from '../list-lines.ts';
import { compileSlugPattern } from '../text/slug-pattern.ts';
import { checkPlan } from './check-plan.ts';
import { hasAddressInSteps, type PlanInput, planOrderInSteps, planPages } from './plan-pages.ts';
import { createSlugTable } from './slug-table.ts';

const miami = { city: 'Miami', state: 'FL' };
const naples = { city: 'Naples', state: 'FL' };
const atlanta = { city: 'Atlanta', state: 'GA' };

function plan(changes: Partial<PlanInput> = {}) {
  return [
    ...planPages({
      locations: [naples, atlanta, miami],
      keywords: ['junk removal', 'hauling'],
      pattern: 'keyword-city-state',
      isReserved: () => false,
      ...changes,
    }),
  ];
}

describe('planPages', () => {
  test('planPages goes by state, then city, keywords innermost', () => {
    expect(plan().map(({ number, slug }) => `${number} ${slug}`)).toEqual([
      '0 junk-removal-miami-fl',
      '1 hauling-miami-fl',
      '2 junk-removal-naples-fl',
      '3 hauling-naples-fl',
      '4 junk-removal-atlanta-ga',
      '5 hauling-atlanta-ga',
    ]);
  });

  test('planPages gives the values of each page', () => {
    expect(plan()[0]).toEqual({
      number: 0,
      slug: 'junk-removal-miami-fl',
      ...miami,
      keyword: 'junk removal',
      clash: null,
    });
  });

  test('planPages is lazy', () => {
    const many = Array.from({ length: 200_000 }, (_, index) => `k${index}`);
    const stream = planPages({
      locations: [miami],
      keywords: many,
      pattern: 'keyword',
      isReserved: () => false,
    });
    expect(stream.next().value).toMatchObject({ slug: 'k0' });
  });

  test('marks slugs of the site as reserved and later repeats as duplicates', () => {
    const pages = plan({
      keywords: ['admin', 'Admin!', 'api'],
      locations: [miami],
      pattern: 'keyword',
      isReserved: slug => slug === 'admin',
    });
    expect(pages.map(page => page.clash)).toEqual(['reserved', 'duplicate', null]);
  });

  test('marks pages of which no slug is left', () => {
    expect(plan({ pattern: '★' }).map(page => page.clash)).toEqual(plan().map(() => 'empty'));
  });

  test('marks addresses of more than 200 letters: a file of that name could not be written', () => {
    const [fits, long] = ['k'.repeat(191), 'k'.repeat(192)];
    const pages = plan({ keywords: [fits ?? '', long ?? ''], locations: [miami] });
    expect(pages.map(page => [page.slug.length, page.clash])).toEqual([
      [200, null],
      [201, 'long'],
    ]);
    const { collisions } = checkPlan({
      keywords: [fits ?? '', long ?? ''],
      locations: [miami],
      pattern: 'keyword-city-state',
    });
    expect(collisions).toEqual([expect.stringContaining('more than 200 letters')]);
  });

  test('continues from a number and still knows the earlier ones', () => {
    const repeated = { keywords: ['a', 'A', 'b'], pattern: 'keyword-state' };
    expect(plan({ ...repeated, from: 4 })).toEqual(plan(repeated).slice(4));
    expect(plan(repeated).map(page => page.clash === null)).toEqual([
      true,
      false,
      true,
      false,
      false,
      false,
      true,
      false,
      true,
    ]);
  });

  test('planPages fills patterns as compileSlugPattern does', () => {
    for (const pattern of [
      'city',
      'keyword-{{keyword}}-in-city',
      'x-{{zip}}-state-keyword',
      '{{city}}{{keyword}}',
    ]) {
      const { fill } = compileSlugPattern(pattern);
      expect(plan({ pattern }).map(page => page.slug)).toEqual(
        plan({ pattern }).map(({ city, state, keyword }) => fill({ city, state, keyword })),
      );
    }
  });

  test('plans nothing without locations or keywords', () => {
    expect(plan({ locations: [] })).toEqual([]);
    expect(plan({ keywords: [] })).toEqual([]);
  });

  test('planPages never gives one slug to two pages', () => {
    const names = fc.array(fc.constantFrom('a', 'A', 'b', 'a b', 'a-b', 'b-a', '★', 'é', 'e'), {
      maxLength: 6,
    });
    const patterns = fc.constantFrom(
      'keyword-city-state',
      'city',
      'keyword',
      'city-keyword',
      '{{city}}{{keyword}}',
      'x',
      '★',
    );
    fc.assert(
      fc.property(names, names, patterns, (cities, keywords, pattern) => {
        const pages = plan({ locations: cities.map(city => ({ city, state: 'FL' })), keywords, pattern });
        const slugs = pages.filter(page => page.clash === null).map(page => page.slug);
        expect(new Set(slugs).size).toBe(slugs.length);
        const all = new Set(pages.map(page => page.slug).filter(slug => slug !== ''));
        expect(slugs.length).toBe(all.size);
      }),
    );
  });
});

describe('the slug table', () => {
  test('the slug table is exact however many slugs it holds', () => {
    const slugAt = (ordinal: number) => `page-${ordinal}`;
    const table = createSlugTable(slugAt);
    const numbers = Array.from({ length: 20_000 }, (_, index) => index);
    expect(numbers.filter(number => table.hasBefore(slugAt(number), number))).toEqual([]);
    expect(numbers.filter(number => !table.hasBefore(slugAt(number), 20_000 + number))).toEqual([]);
  });

  test('the slug table tells slugs with the same hash apart', () => {
    const [one, other] = ['6dm45f-q7thb0', 'bvnvmx-semkbq'];
    const slugs = [one, other];
    const table = createSlugTable(ordinal => slugs[ordinal] ?? '');
    expect(slugs.map((slug, index) => table.hasBefore(slug, index))).toEqual([false, false]);
  });
});

describe('hasAddressInSteps', () => {
  const asks = (changes: Partial<PlanInput>) =>
    atOnce(
      hasAddressInSteps({
        locations: [miami, naples],
        keywords: ['搬家', 'hauling'],
        pattern: 'keyword-city',
        ...changes,
      }),
    );

  test('one address of which something is left is enough', () => {
    expect(asks({})).toBe(true);
    expect(asks({ locations: [{ city: '東京', state: 'FL' }, miami] })).toBe(true);
    expect(asks({ keywords: ['搬家'], pattern: 'city' })).toBe(true);
    expect(asks({ keywords: ['搬家'], pattern: 'service-city', values: { service: 'x' } })).toBe(true);
  });

  test('nothing is left of keywords, places or values without letters a–z and digits', () => {
    expect(asks({ keywords: ['搬家', '★'] })).toBe(false);
    expect(asks({ locations: [{ city: '東京', state: 'FL' }] })).toBe(false);
    expect(asks({ keywords: [] })).toBe(false);
    expect(asks({ pattern: '★' })).toBe(false);
  });

  test('a long list that leaves nothing is looked through with pauses', () => {
    const locations = Array.from({ length: 20_000 }, () => ({ city: '東京', state: 'FL' }));
    const plan = { locations, keywords: ['hauling'], pattern: 'keyword-city' };
    expect([...hasAddressInSteps(plan)]).toHaveLength(10);
  });
});

describe('checkPlan', () => {
  const check = (pattern: string, changes: Partial<PlanInput> = {}) =>
    checkPlan({ locations: [miami, naples, atlanta], keywords: ['a', 'b'], pattern, ...changes });

  test('checkPlan counts the pages and finds nothing wrong with a good pattern', () => {
    expect(check('keyword-city-state')).toEqual({ total: 6, collisions: [], issues: [] });
  });

  test('checkPlan says when every page would collide', () => {
    const { collisions, issues } = check('about-us');
    expect(collisions).toEqual([
      'Every page would get the same address. Add keyword, city and state to the pattern.',
    ]);
    expect(issues.map(issue => issue.code)).toEqual(['no-variable']);
  });

  test('checkPlan says when keywords or locations would collide', () => {
    expect(check('city-state').collisions).toEqual([
      'All 2 keywords of a location would share one address. Add keyword to the pattern.',
    ]);
    expect(check('keyword').collisions).toEqual([
      'All 3 locations would share their addresses. Add city and state to the pattern.',
    ]);
    expect(check('keyword-state').collisions).toEqual([
      'Cities of one state would share their addresses (2 for 3 locations). Add city to the pattern.',
    ]);
    expect(check('keyword-city', { locations: [miami, { city: 'Miami', state: 'OH' }] }).collisions).toEqual([
      'Cities of the same name would share their addresses (1 for 2 locations). Add state to the pattern.',
    ]);
  });

  test('checkPlan says when names read alike in an address', () => {
    const locations = [miami, { city: 'Miami!', state: 'FL' }];
    expect(check('keyword-city-state', { locations, keywords: ['a', 'b', 'á'] }).collisions).toEqual([
      'Some locations read alike in an address (1 for 2 locations); only the first of each is made.',
      'Some keywords read alike in an address (2 for 3 keywords); only the first of each is made.',
    ]);
  });

  test('checkPlan says which keywords leave nothing of an address', () => {
    expect(check('keyword-city', { keywords: ['搬家', 'hauling', '垃圾'] }).collisions).toEqual([
      '2 keywords leave nothing of an address (“搬家”): write keywords with letters a–z or digits, or take keyword out of the pattern.',
    ]);
    expect(check('keyword-city', { keywords: ['搬家'] }).collisions).toEqual([
      'No keyword leaves anything of an address (“搬家”): write keywords with letters a–z or digits, or take keyword out of the pattern.',
    ]);
  });

  test('checkPlan has nothing against a single page', () => {
    expect(check('about-us', { locations: [miami], keywords: ['a'] }).collisions).toEqual([]);
  });
});

test('planOrderInSteps sorts by state, then city, by plain comparison', () => {
  const places = [
    ['Tampa', 'FL'],
    ['Mobile', 'AL'],
    ['Zolfo Springs', 'FL'],
    ['Abbeville', 'AL'],
    ['Tampa', 'FL'],
  ].map(([city = '', state = '']) => ({ city, state }));
  const sorted = atOnce(planOrderInSteps(places));
  expect(sorted.map(({ city, state }) => `${city}, ${state}`)).toEqual([
    'Abbeville, AL',
    'Mobile, AL',
    'Tampa, FL',
    'Tampa, FL',
    'Zolfo Springs, FL',
  ]);
});
