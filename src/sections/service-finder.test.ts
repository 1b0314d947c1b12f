import { expect, it } from 'vitest';
import { serviceFinder } from './schemas.ts';

const estates = { keywords: ['Estate cleanouts', ''] };
const cleanouts = { keywords: ['cleanout', 'garage clean-out'] };
const garages = { keywords: ['garage clean out'] };
const find = serviceFinder([cleanouts, estates, garages]);

it('finds the service whose longest keyword is part of it', () => {
  expect(find('estate cleanout near me')).toBe(estates);
  expect(find('Cleanouts in Miami')).toBe(cleanouts);
});

it('finds the first of two services with the same keyword', () => {
  expect(find('Garage clean-outs')).toBe(cleanouts);
});

it('finds none by a part of a word, an empty keyword, or for an empty keyword', () => {
  expect(find('cleanouting')).toBeNull();
  expect(find('mattress removal')).toBeNull();
  expect(find('')).toBeNull();
});

it('answers the same when asked again', () => {
  expect([find('estate cleanouts'), find('estate cleanouts')]).toEqual([estates, estates]);
});
