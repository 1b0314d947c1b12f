import { describe, expect, test } from 'vitest';
import type { PackPredicate } from '../../business/packs/predicates.ts';
import { minutesOf } from './minutes-of.ts';
import { type PageGroup, townNeeds } from './town-needs.ts';

const predicate = (name: string): PackPredicate => ({
  name,
  label: name,
  of: ['place'],
  frame: '___.',
  pack: null,
});
const open = ['access', 'housing', 'septic'].map(predicate);

/** Pages on which each of these facts fills so many sentences. */
function group(
  fills: Readonly<Record<string, number>>,
  { pages = 1, known = [] }: { pages?: number; known?: string[] } = {},
): PageGroup {
  return {
    known: new Set(known),
    pages,
    count: names => [...names].reduce((sum, name) => sum + (fills[name.replace('place.', '')] ?? 0), 0),
    shows: name => name in fills,
  };
}
const none: ReadonlySet<string> = new Set();

describe('what a town lacks', () => {
  test('is that of its page with the fewest sentences', () => {
    const groups = [group({ known: 5 }, { known: ['place.known'] }), group({ access: 1 })];
    expect(townNeeds(groups, { open, refused: none, min: 3 })).toMatchObject({ sentences: 0, lacks: 3 });
  });

  test('is filled by the fewest answers: those that help most pages first', () => {
    const groups = [group({ access: 1, housing: 2 }, { pages: 9 }), group({ septic: 1, housing: 1 })];
    const found = townNeeds(groups, { open, refused: none, min: 2 });
    expect(found).toMatchObject({ needed: new Set(['housing', 'septic']), canPass: true });
  });

  test('stays where the template has too few places, or questions are refused', () => {
    const groups = [group({ access: 1, housing: 1 })];
    expect(townNeeds(groups, { open, refused: none, min: 3 }).canPass).toBe(false);
    expect(townNeeds(groups, { open, refused: new Set(['access']), min: 2 })).toMatchObject({
      canPass: false,
      needed: new Set(['housing']),
    });
  });

  test('counts what an answer adds on pages that show it', () => {
    const groups = [group({ access: 1 }, { pages: 4 }), group({ access: 2, septic: 0 }, { pages: 3 })];
    const { gains } = townNeeds(groups, { open, refused: none, min: 0 });
    expect(gains).toEqual([{ predicate: open[0], sentences: 2, pages: 7 }]);
  });

  test('weighs no answers where nothing is lacking, if only thin towns are asked about', () => {
    const found = townNeeds([group({ access: 1 })], { open, refused: none, min: 0, onlyThin: true });
    expect(found).toMatchObject({ gains: [], needed: none, canPass: true });
  });
});

test('minutes count a question once, and a third of it for each further town', () => {
  expect(minutesOf([])).toBe(0);
  expect(minutesOf(['access'])).toBe(1);
  expect(minutesOf(['access', 'access', 'access', 'housing'])).toBe(3);
});
