import { expect, test } from 'vitest';
import { describeDifference, describeMention } from './page-matchers.ts';

const page = `<html>${'<p>filler</p>'.repeat(5_000)}<h1>Hauling in Tampa</h1>${'<p>more</p>'.repeat(5_000)}</html>`;

test('a text mentions what it contains or what matches, and nothing else', () => {
  expect(page).toMention('Hauling in Tampa');
  expect(page).toMention(/in T\w+a</);
  expect(page).not.toMention('Hauling in Reno');
  expect(() => expect(page).toMention('Hauling in Reno')).toThrow('to mention');
  expect(() => expect(page).not.toMention(/Tampa/)).toThrow('which it does here');
  expect(() => expect(['Tampa'] as unknown as string).toMention('Tampa')).toThrow('not at object');
});

test('a failure shows the nearest place in a few lines, and never the whole text', () => {
  const failures = [
    describeMention(page, 'Hauling in Reno', -1),
    describeMention(page, /<h1>Hauling in R\w+/, -1),
    describeMention(page, 'Hauling in Tampa', page.indexOf('Hauling')),
  ];
  for (const failure of failures) {
    expect(failure).toContain('<h1>Hauling in Tampa</h1>');
    expect(failure.length).toBeLessThan(600);
    expect(failure.split('\n').length).toBeLessThan(6);
  }
  expect(describeMention(page, 'zebra', -1)).toContain(
    'nothing is near it; the text begins:\n  <html><p>filler',
  );
});

test('what is waited for is waited for longer than the second after which Vitest fails by itself', async () => {
  const since = performance.now();
  await expect.poll(() => performance.now() - since).toBeGreaterThan(1_200);
});

test('two pages that differ are shown where they differ, in a few lines', () => {
  const other = page.replace('Tampa', 'Reno');
  expect(page).toBePage(page);
  expect(() => expect(page).toBePage(other)).toThrow('where it has to be');
  expect(() => expect(null).toBePage(page)).toThrow('expected null, which has to be a text of');
  const failure = describeDifference(page, other);
  expect(failure).toContain('<h1>Hauling in Tampa</h1>');
  expect(failure).toContain('<h1>Hauling in Reno</h1>');
  expect(failure.length).toBeLessThan(700);
});
