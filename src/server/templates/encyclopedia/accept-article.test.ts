import { describe, expect, test } from 'vitest';
import { isAcceptable } from './accept-article.ts';
import { marriageTopic, placeTopic, wholeCountry } from './topic.ts';

describe('an article is taken', () => {
  const takes = (title: string, city: string, state: string, description = '') => {
    const topic = placeTopic(city, state);
    return topic !== null && isAcceptable({ title, description }, topic);
  };

  test.each([
    ['Naples, Florida', 'Naples', 'FL'],
    ['List of places in Florida', 'Nowhere', 'FL'],
    ['Albuquerque, New Mexico', 'Albuquerque', 'NM'],
    ['Lebanon, Pennsylvania', 'Lebanon', 'PA'],
    ['Indiana, Pennsylvania', 'Indiana', 'PA'],
    ['Kansas City, Kansas', 'Kansas City', 'KS'],
    ['Bluefield, West Virginia', 'Bluefield', 'WV'],
    ['Washington, D.C.', 'Washington', 'DC'],
    ['New York, New York', 'New York', 'NY'],
    ['Texas City, Texas', 'Texas City', 'TX'],
    ['Miami', 'Miami', 'FL', 'City in Miami-Dade County, Florida, United States'],
    ['Oklahoma City', 'Oklahoma City', 'OK', 'Capital city of Oklahoma, United States'],
    ['New York City', 'New York', 'NY', 'Most populous city in New York'],
    ['Brooklyn', 'Brooklyn', 'NY', 'Borough of New York City'],
    ['Delaware', 'Delaware', 'OH', 'City in and county seat of Delaware County, Ohio'],
    ['San Juan', 'San Juan', 'PR', 'Capital city of Puerto Rico'],
    ['Chester, Delaware County, Pennsylvania', 'Chester', 'PA'],
    ['Prince George County, Virginia', 'Prince George County', 'VA'],
  ])('when it is %s for %s, %s (%s)', (title, city, state, description = '') => {
    expect(takes(title, city, state, description)).toBe(true);
  });

  test.each([
    ['Naples, Italy', 'Naples', 'FL'],
    ['Lebanon (Middle East, near Syria)', 'Lebanon', 'PA'],
    ['Santa Fe, New Mexico and Mexico', 'Santa Fe', 'NM'],
    ['A song', 'Naples', 'FL'],
    ['A song', 'Naples', 'FL', 'Played in Florida'],
    ['Naples', 'Naples', 'FL', 'City in Italy'],
    ['Naples', 'Naples', 'FL'],
    ['Naples', 'Naples', 'FL', 'A shoe'],
    ['Downtowns of the United States', 'Nowhere', 'FL'],
    ['Springfield, Illinois', 'Springfield', 'MO'],
    ['Springfield, Illinois', 'Springfield', 'MO', 'Has a namesake in Missouri'],
    ['Springfield', 'Springfield', 'MO', 'Capital of Illinois, United States'],
    ['Kansas City', 'Kansas City', 'KS', 'Most populous city in Missouri'],
    ['Kansas City, Missouri', 'Kansas City', 'KS'],
    ['Bluefield, West Virginia', 'Bluefield', 'VA'],
    ['Vancouver, Washington, D.C.', 'Vancouver', 'WA'],
    ['Nevada City', 'Nevada City', 'NV', 'City in California'],
    ['Nevada City', 'Nevada', 'MO'],
    ['Lee County, Florida', 'Lee', 'FL'],
    ['Jefferson Parish, Louisiana', 'Jefferson', 'LA'],
    ['Chester', 'Chester', 'DE', 'City in Delaware County, Pennsylvania'],
    ['Springfield (disambiguation)', 'Springfield', 'FL', 'Springfield, Florida'],
    ['Springfield, Florida', 'Springfield', 'FL', 'Topics referred to by the same term'],
    ['Springfield, Florida', 'Springfield', 'FL', 'Springfield may refer to several towns in Florida'],
  ])('but not %s for %s, %s (%s)', (title, city, state, description = '') => {
    expect(takes(title, city, state, description)).toBe(false);
  });

  test('about a law whatever it is called, as long as it is no other country’s and no list of articles', () => {
    const law = marriageTopic('FL') ?? wholeCountry;
    const accepts = (title: string) => isAcceptable({ title, description: '' }, law);
    expect(
      ['Common-law marriage', 'Marriage in Japan', 'Marriage law (disambiguation)'].map(accepts),
    ).toEqual([true, false, false]);
  });
});
