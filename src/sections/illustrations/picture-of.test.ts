import { describe, expect, it } from 'vitest';
import { type IllustrationSet, illustrationSets, tradeSets } from './illustration-set.ts';
import { companionOf, loadOf, loadsOf, namesIn, pictureOf, picturesOf } from './picture-of.ts';
import { illustrationsOf } from './registry.ts';

const files = Object.keys(import.meta.glob('./svg/**/*.svg')).sort();
const illustrated = illustrationSets.filter(set => illustrationsOf(set).things !== null);
const thingsOf = (set: IllustrationSet) => illustrationsOf(set).things;

/** The illustrations that the sets with these files show. */
function shownFrom(folder: string): ReadonlySet<string> {
  const sets = illustrated.filter(set => (thingsOf(set)?.folder ?? set) === folder);
  return new Set(
    sets.flatMap(set => {
      const { things, scene } = illustrationsOf(set);
      if (!things || scene.kind === 'room') return [];
      const cargo = Object.values(scene.cargo?.of ?? {}).flat();
      return namesIn(things).concat(scene.usualLoad, cargo, Object.values(scene.substitutes));
    }),
  );
}

it.each([...new Set(illustrated.map(set => thingsOf(set)?.folder ?? set))])(
  '%s has a file for each thing that a set names, and no other',
  folder => {
    const own = files.flatMap(file => file.match(`^./svg/${folder}/things/(.+).svg$`)?.[1] ?? []);
    const loads = files.flatMap(file => file.match(`^./svg/${folder}/loads/(.+).svg$`)?.[1] ?? []);
    const shown = shownFrom(folder);
    expect(own.filter(name => !shown.has(name))).toEqual([]);
    expect(loads.filter(name => !shown.has(name))).toEqual([]);
    expect([...shown].filter(name => !own.includes(name) && !loads.includes(name))).toEqual([]);
  },
);

describe.each(illustrated)('the set %s', set => {
  it('finds each illustration by its own name', () => {
    const things = thingsOf(set);
    const names = things ? namesIn(things) : [];
    expect(names.map(name => pictureOf(set, name))).toEqual(names);
  });

  it('shows beside a scene something else than in it', () => {
    const loads = [...shownFrom(thingsOf(set)?.folder ?? set)];
    expect(loads.filter(load => companionOf(set, load) === load)).toEqual([]);
  });

  it('gives six services that no word finds six loads', () => {
    const loads = loadsOf(
      set,
      Array.from({ length: 6 }, (_, at) => `Zzz ${at}`),
    );
    expect([...new Set(loads)].filter(load => load !== null)).toHaveLength(6);
  });
});

it.each(['marriage', 'recovery'] as const)('%s has no illustrations of things', set => {
  expect([pictureOf(set, 'sofa'), loadOf(set, 'sofa'), companionOf(set, 'sofa')]).toEqual([null, null, null]);
  expect([...loadsOf(set, ['sofa']), ...picturesOf(set, ['sofa'])]).toEqual([null, null]);
});

it('no two texts of a list have the same illustration', () => {
  expect(picturesOf('hauling', ['Sofas', 'Couches', 'Fridges'])).toEqual(['sofa', 'junk', 'fridge']);
});

it('a list that has more texts than there are illustrations leaves some out', () => {
  const pictures = picturesOf(
    'pool',
    Array.from({ length: 30 }, (_, at) => `Zzz ${at}`),
  );
  expect(pictures.at(-1)).toBeNull();
});

it('no two sets share the class of a mark', () => {
  const marks = illustrationSets.map(set => illustrationsOf(set).mark);
  expect(marks).toEqual([...new Set(marks)]);
});

it.each([
  ['pets', ['Full Groom', 'Bath and Brush', 'Nail Trimming', 'Puppy Baths', 'Cats', 'De-shedding']],
  ['pool', ['Weekly Pool Cleaning', 'Pump Repair', 'Green Pool Cleanup', 'Acid Wash', 'Hot Tubs', 'Heaters']],
  ['papers', ['Mobile Notary', 'Loan Signing', 'Apostille', 'Wills and Trusts', 'I-9 Forms', 'Car Titles']],
  ['lessons', ['Math Tutoring', 'Reading', 'SAT Prep', 'Spanish', 'Science', 'Guitar Lessons']],
  ['camera', ['Wedding Photography', 'Family Portraits', 'Headshots', 'Real Estate', 'Newborns', 'Drone']],
] as const)('services of %s show what they are about, each its own', (set, services) => {
  const loads = loadsOf(set, services);
  expect(new Set(loads).size).toBe(services.length);
  expect(loads).toEqual(services.map(one => loadOf(set, one)));
});

it('every set of a trade has its own scene and mark', () => {
  const scenes = tradeSets.map(set => files.filter(file => file.startsWith(`./svg/${set}/`)).length);
  expect(Math.min(...scenes)).toBe(3);
});
