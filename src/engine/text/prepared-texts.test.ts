import { expect, test } from 'vitest';
import { prepareFact, prepareValue } from './prepare-value.ts';
import { PreparedTexts } from './prepared-texts.ts';

test('equal texts are prepared once', () => {
  const facts = new PreparedTexts(prepareFact);
  expect(facts.get('by 7 a.m.')?.casings[2]).toBe('By 7 a.m');
  expect(facts.get('by 7 a.m.')).toBe(facts.get('by 7 a.m.'));
  expect(facts.get(' ')).toBeUndefined();
});

test('prepared texts are forgotten when they have too many letters together', () => {
  const values = new PreparedTexts(text => prepareValue('city', text));
  const first = values.get('Boise');
  for (let n = 0; n < 99; n += 1) values.get(`${n} ${'x'.repeat(9_000)}`);
  expect(values.get('Boise')).toBe(first);
  for (let n = 0; n < 99; n += 1) values.get(`${n} ${'y'.repeat(9_000)}`);
  expect(values.get('Boise')).not.toBe(first);
  expect(values.get('Boise')).toEqual(first);
});
