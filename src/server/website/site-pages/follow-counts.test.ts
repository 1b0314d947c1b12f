import { expect, test } from 'vitest';
import { readPageSections } from '../../../sections/schemas.ts';
import { defaultSettings } from '../../platform/settings/default-settings.ts';
import { fillSections } from './fill-copy.ts';
import { followCounts } from './follow-counts.ts';

const list = (length: number) => Array.from({ length }, (_, n) => ({ title: `Reason ${n}` }));
const section = (title: string, content: object) => ({ title, content });

test.each([
  ['Six Reasons', 6, 5, 'Five Reasons'],
  ['Why us: six reasons', 6, 4, 'Why us: four reasons'],
  ['Sixteen reasons in six words', 16, 15, 'Sixteen reasons in six words'],
  ['Six reasons', 6, 6, 'Six reasons'],
  ['Six reasons', 6, 1, 'Six reasons'],
  ['Four days, six reasons', 6, 5, 'Four days, five reasons'],
])('“%s” over a list of %i that is now %i is “%s”', (title, before, after, expected) => {
  const filled = section(title, { reasons: list(after), lead: 'All six count.' });
  const whole = section(title, { reasons: list(before), lead: 'All six count.' });
  expect(followCounts(whole, filled).title).toBe(expected);
});

test('the other texts of a section follow its count too, unless a second list has the same length', () => {
  const lead = 'All six count.';
  const whole = section('Six', { reasons: list(6), lead });
  expect(followCounts(whole, section('Six', { reasons: list(5), lead })).content).toMatchObject({
    lead: 'All five count.',
  });
  const two = { reasons: list(6), steps: list(6), lead };
  const one = section('Six', { ...two, steps: list(5) });
  expect(followCounts(section('Six', two), one)).toEqual(one);
});

test('a reason whose claim is not stated is not counted on the page', () => {
  const reasons = ['On paper', '{{fact:business.licensed}}', 'Labels are read'].map(title => ({
    title,
    description: 'It is.',
  }));
  const sections = readPageSections([
    { id: 'why', type: 'medical_necessity', title: 'Three Reasons', content: { reasons } },
  ]);
  const titleWith = (stated: ReadonlyMap<string, string>) =>
    fillSections(sections, { ...defaultSettings, stated })[0]?.title;
  expect(titleWith(new Map())).toBe('Two Reasons');
  expect(titleWith(new Map([['business.licensed', 'licensed']]))).toBe('Three Reasons');
});
