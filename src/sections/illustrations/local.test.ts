import { expect, it } from 'vitest';
import { loadOf, pictureOf } from './picture-of.ts';

it.each([
  ['house painting', 'paint-roller'],
  ['Commercial Work', 'shop'],
  ['door repair', 'hammer'],
  ['One call', 'phone'],
  ['Weekly visits', 'calendar'],
  ['Areas we serve', 'map'],
  ['What is included', 'checklist'],
  ['Same-day visits', 'clock'],
  ['Reviews', 'star'],
  ['How it works', 'handshake'],
  ['Fair prices', 'tag'],
  ['Our team', 'people'],
  ['lawn care', 'mower'],
  ['Licensed and insured', 'shield'],
  ['Local Moving', 'moving'],
  ['apartment movers', 'apartment'],
  ['Packing Services', 'boxes'],
  ['storage units', 'storage'],
  ['Office Moving', 'shop'],
  // Words inside words.
  ['The ideal street for a walk', 'house'],
  ['Removal of what is unpacked', 'house'],
])('%j is illustrated as %s', (text, picture) => {
  expect(pictureOf('local', text)).toBe(picture);
});

it.each([
  ['lawn care', 'mower'],
  ['', 'plant'],
])('the window of the page about %j shows %s', (keyword, load) => {
  expect(loadOf('local', keyword)).toBe(load);
});
