import { describe, expect, it } from 'vitest';
import { illustrationSets } from './illustration-set.ts';
import { loadOf, pictureOf } from './picture-of.ts';
import { illustrationsOf } from './registry.ts';

const files = Object.keys(import.meta.glob('./svg/**/*.svg')).sort();
const illustrated = illustrationSets.filter(set => illustrationsOf(set).things !== null);

describe.each(illustrated)('the set %s', set => {
  const { things, scene } = illustrationsOf(set);
  const loads = scene.kind === 'street' ? scene.loads : [];
  const pictures = [...new Set([things?.usual, ...(things?.words.map(([, name]) => name) ?? [])])];

  it('has a file for each thing that its words name, and no other', () => {
    expect(pictures.map(name => `./svg/${set}/things/${name}.svg`).sort()).toEqual(
      files.filter(file => file.startsWith(`./svg/${set}/things/`)),
    );
  });

  it('has a load for each file of a crew and a load', () => {
    const own = files.flatMap(file => file.match(`^./svg/${set}/(?:crew-|loads/)(.+).svg$`)?.[1] ?? []);
    expect(own.filter(load => !loads.includes(load))).toEqual([]);
  });

  it('finds each load by its own name, as compiled pages do', () => {
    expect(loads.map(load => loadOf(set, `1.${load}`))).toEqual(loads);
  });

  it('has a load for every text', () => {
    const found = [...pictures, 'something else', ''].map(text => loadOf(set, text ?? ''));
    expect(found.filter(load => load === null || !loads.includes(load))).toEqual([]);
  });
});

it.each(['marriage', 'recovery'] as const)('%s has no illustrations of things', set => {
  expect([pictureOf(set, 'sofa'), loadOf(set, 'sofa')]).toEqual([null, null]);
});

it('no two sets share the class of a sign', () => {
  const names = illustrationSets.flatMap(set => {
    const { mark, promise } = illustrationsOf(set);
    return [mark, promise];
  });
  expect(names).toEqual([...new Set(names)]);
});
