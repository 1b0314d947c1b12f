import { describe, expect, it } from 'vitest';
import { headWarnings } from './longest-head.ts';
import { createForecaster } from './plan-forecast.ts';

const template = {
  title_template: '{{keyword}} in {{city}}, {{state}} | {Free Quote Today|7 Days a Week}',
  meta_description_template: 'We come to {{city}}.',
};

describe('a plan says how long its titles and descriptions come out', () => {
  it('a plan measures titles and descriptions with its longest town and its longest keyword', () => {
    const forecast = createForecaster()({
      locations: 'Miami, FL\nPalm Beach Gardens, FL\nDoral, FL',
      keywords: 'junk removal\neviction & foreclosure cleanouts',
      pattern: 'keyword-city',
      values: {},
      rows: null,
    });
    expect(forecast.longest).toEqual({
      city: 'Palm Beach Gardens',
      state: 'FL',
      keyword: 'eviction & foreclosure cleanouts',
    });
    expect(headWarnings(template, forecast.longest ?? {})).toEqual([
      'Titles of up to 77 characters: search results cut them after about 65. The longest: “Eviction & Foreclosure Cleanouts in Palm Beach Gardens, FL | Free Quote Today”',
    ]);
  });

  it('a plan says nothing of titles and descriptions that all fit', () => {
    expect(headWarnings(template, { city: 'Miami', state: 'FL', keyword: 'junk removal' })).toEqual([]);
  });

  it('a plan names a description that is too long', () => {
    const long = { ...template, meta_description_template: 'Ten words. '.repeat(15) };
    expect(headWarnings(long, { city: 'Miami', state: 'FL', keyword: 'junk removal' })).toEqual([
      expect.stringMatching(
        /^Descriptions of up to 16\d characters: search results cut them after about 160/,
      ),
    ]);
  });
});
