import { expect, it } from 'vitest';
import { loadOf, pictureOf } from './picture-of.ts';

it.each([
  ['house cleaning', 'bucket'],
  ['Recurring Cleaning', 'calendar'],
  ['Deep Cleaning', 'deep'],
  ['move-out cleaning', 'move-out'],
  ['Move-In Cleaning', 'move-in'],
  ['Post-Construction Cleaning', 'renovation'],
  ['apartment cleaning', 'apartment'],
  ['Vacation Rental Turnover', 'rental'],
  ['Office Cleaning', 'office'],
  ['Inside the oven', 'kitchen'],
  ['Bathroom', 'bathroom'],
  ['Window Cleaning', 'windows'],
  ['carpet cleaning', 'carpets'],
  ['Beds made', 'beds'],
  ['Laundry', 'laundry'],
  ['Dusting', 'dusting'],
  ['Our own supplies', 'supplies'],
  ['The checklist', 'checklist'],
  ['Keys and lockbox', 'keys'],
  // Words inside words.
  ['A proven team', 'bucket'],
  ['Industrial park cleaning', 'bucket'],
  ['Removing stains', 'bucket'],
])('%j is illustrated as %s', (text, picture) => {
  expect(pictureOf('cleaning', text)).toBe(picture);
});

it.each([
  ['oven cleaning', 'kitchen'],
  ['weekly cleaning', 'bucket'],
  ['', 'supplies'],
])('the window of the page about %j shows %s', (keyword, load) => {
  expect(loadOf('cleaning', keyword)).toBe(load);
});
