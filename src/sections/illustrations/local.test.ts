import { expect, it } from 'vitest';
import { loadOf, pictureOf } from './picture-of.ts';

it.each([
  ['house painting', 'house'],
  ['Commercial Work', 'shop'],
  ['door repair', 'tools'],
  ['One call', 'phone'],
  ['Weekly visits', 'calendar'],
  ['Areas we serve', 'map'],
  ['What is included', 'checklist'],
  ['Same-day visits', 'clock'],
  ['Reviews', 'star'],
  ['How it works', 'handshake'],
  ['Fair prices', 'tag'],
  ['Our team', 'people'],
  ['lawn care', 'leaf'],
  ['Licensed and insured', 'shield'],
  ['Local Moving', 'moving'],
  ['apartment movers', 'apartment'],
  ['Packing Services', 'boxes'],
  ['storage units', 'storage'],
  ['Office Moving', 'shop'],
  // Words inside words.
  ['The ideal street for electricity', 'house'],
  ['Removal of what is unpacked', 'house'],
])('%j is illustrated as %s', (text, picture) => {
  expect(pictureOf('local', text)).toBe(picture);
});

it.each(['lawn care', ''])('on the page of %j the person carries the tools', keyword => {
  expect(loadOf('local', keyword)).toBe('tools');
});
