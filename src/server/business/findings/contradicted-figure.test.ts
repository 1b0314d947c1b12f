import { describe, expect, test } from 'vitest';
import { figuresOf } from '../national/figures-of.ts';
import { meantTown } from '../places/find-area.ts';
import { contradictedFigure, figuresBeside } from './contradicted-figure.ts';

const meant = meantTown([], 'Round Rock', 'TX');
if (!meant) throw new Error('Round Rock is not found');
const figures = figuresOf(meant.town, meant.county);
const year = Number(figures.get('place.median_year_built'));
const against = (predicate: string, answer: string) => contradictedFigure(predicate, answer, meant);

describe('an answer beside the national figures', () => {
  test.each([
    ['housing', `mostly built before ${year - 20}`, 'Half of the homes were built'],
    ['housing', `almost all newer than ${year + 15}, on slabs`, 'Half of the homes were built'],
    ['setting', 'a village of 900 people', 'People'],
    ['setting', 'a town of 1,200,000 residents on the plain', 'People'],
    ['setting', 'a town 7,000 feet up', 'Height above the sea'],
  ])('an answer that can’t be so is told with the figure: %s, “%s”', (predicate, answer, label) => {
    expect(against(predicate, answer)).toMatch(new RegExp(`^${label}.*\\(.+, .*\\d{4}\\)$`));
  });

  test.each([
    ['housing', `mostly built after ${year - 3}`],
    ['housing', `some of them built before ${year - 40}, many after ${year + 20}`],
    ['housing', 'mostly brick ranch houses on slabs'],
    ['housing', 'mostly lived in by their owners or rented by the year'],
    ['setting', 'a suburb on both sides of Brushy Creek, 20 minutes from Austin'],
    ['setting', 'where Interstate 35 meets State Highway 45'],
    ['access', 'trains that stop for 900 people'],
  ])('an answer that can be so is not doubted: %s, “%s”', (predicate, answer) => {
    expect(against(predicate, answer)).toBeNull();
  });

  test('what is known of a town suits it', () => {
    const people = Number(figures.get('place.population')).toLocaleString('en-US');
    expect(against('setting', `a place of ${people} people`)).toBeNull();
  });

  test('only the figures that a statement contradicts are left out', () => {
    const stated = new Map([
      ['housing', { value: `mostly built before ${year - 20}, almost all of them brick` }],
      ['setting', { value: 'a suburb north of Austin' }],
    ]);
    const left = figuresBeside(figures, stated);
    expect([...figures.keys()].filter(name => !left.has(name))).toEqual(['place.median_year_built']);
    expect(figuresBeside(figures, new Map([['access', { value: 'trains for 900 people' }]]))).toBe(figures);
  });
});
