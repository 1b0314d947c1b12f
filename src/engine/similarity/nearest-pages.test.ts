import { expect, test } from 'vitest';
import { childKey, pick, seedOf } from '../pick.ts';
import { findNearest } from './nearest-pages.ts';
import { nearestText } from './nearest-text.ts';
import { shinglesOf } from './shingles.ts';

/** Pages of sentences in one of some forms each. Each `set` has its own number, length and words. */
function pageReader(set: number): (seed: number) => readonly Uint32Array[] {
  const between = (min: number, max: number, index: number) =>
    min + pick(set, childKey(set, index), max - min + 1);
  const [sentences, maxForms, maxWords] = [between(8, 30, 0), between(2, 3, 1), between(6, 14, 2)];
  const words = (name: string, length: number) =>
    Array.from({ length }, (_, n) => `set${set}${name}w${n}`).join(' ');
  const forms = Array.from({ length: sentences }, (_, n) =>
    Array.from({ length: between(1, maxForms, 10 + n) }, (_form, form) =>
      words(`s${n}f${form}`, between(4, maxWords, 100 + n * 10 + form)),
    ),
  );
  return seed => {
    const page = forms.map((some, n) => some[pick(seed, childKey(set, n), some.length)] ?? '');
    return [shinglesOf(page.join(' '))];
  };
}

test.each([1, 4, 13, 14])(
  'among more pages than can be held against every other the nearest is found, texts %i',
  set => {
    const read = pageReader(set);
    const pages = Array.from({ length: 2_500 }, (_, n) => read(seedOf(`set-${set}-page-${n}`)));
    const search = findNearest({
      pages: pages.length,
      planned: pages.length,
      readAt: page => pages[page] ?? [],
    });
    let step = search.next();
    while (!step.done) step = search.next();
    const { likeness, others } = step.value;
    for (let page = 0; page < pages.length; page += 50) {
      const exact = nearestText(pages[page] ?? [], pages.with(page, []))?.likeness ?? 0;
      expect(exact).toBeGreaterThan(0.6);
      expect(likeness[page]).toBeLessThanOrEqual(exact + 1e-6);
      expect(others[page]).not.toBe(page);
      expect(likeness[page]).toBeGreaterThan(exact - 0.015);
    }
  },
);
