import { describe, expect, it } from 'vitest';
import { illustrationSets } from './illustration-set.ts';
import { loadOf, pictureOf } from './picture-of.ts';
import { illustrationsOf } from './registry.ts';

const drawn = illustrationSets.filter(set => illustrationsOf(set).things !== null);

describe.each(drawn)('the set %s', set => {
  const { things, scene } = illustrationsOf(set);
  const loads = scene.kind === 'street' ? scene.loads : {};

  it('has a drawing for each of its words', () => {
    const names = [things?.usual, ...(things?.words.map(([, name]) => name) ?? [])];
    expect(names.filter(name => name === undefined || !(name in (things?.drawings ?? {})))).toEqual([]);
  });

  it('finds each load by its own name, as compiled pages do', () => {
    expect(Object.keys(loads).map(load => loadOf(set, `1.${load}`))).toEqual(Object.keys(loads));
  });

  it('has a load for every text', () => {
    const pictures = Object.keys(things?.drawings ?? {});
    const found = [...pictures, 'something else', ''].map(text => loadOf(set, text));
    expect(found.filter(load => load === null || !(load in loads))).toEqual([]);
  });
});

it.each(['marriage', 'recovery'] as const)('%s has no drawings of things', set => {
  expect([pictureOf(set, 'sofa'), loadOf(set, 'sofa')]).toEqual([null, null]);
});

it('no two sets share the class of a sign', () => {
  const names = illustrationSets.flatMap(set => {
    const { mark, promise } = illustrationsOf(set);
    return [mark.name, promise.name];
  });
  expect(names).toEqual([...new Set(names)]);
});
