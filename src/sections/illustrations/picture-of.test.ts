import { expect, it } from 'vitest';
import { pictureOf } from './picture-of.ts';

it.each([
  ['hot tub removal', 'hot-tub'],
  ['Mattress Removal', 'mattress'],
  ['appliance removal', 'fridge'],
  ['yard waste removal', 'yard-waste'],
  ['construction debris', 'debris'],
  ['concrete removal', 'debris'],
  ['carpet removal', 'debris'],
  ['office cleanouts', 'desk'],
  ['commercial clear outs', 'desk'],
  ['garage cleanouts', 'boxes'],
  ['eviction foreclosure cleanouts', 'boxes'],
  ['junk removal', 'sofa'],
  ['', 'sofa'],
])('the crew of %j carries %s', (keyword, picture) => {
  expect(pictureOf(keyword)).toBe(picture);
});
