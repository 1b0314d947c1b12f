import { expect, test } from 'vitest';
import { childKey, draw, seedOf } from '../draw.ts';
import { compileTemplate } from '../text/compile-template.ts';
import { comparableFields, createPageReader } from './comparable-text.ts';
import { findNearest } from './nearest-pages.ts';
import { nearestText } from './nearest-text.ts';

/** A text of sentences with variants. Each `set` has its own number, length and words. */
function spinText(set: number): string {
  const between = (least: number, most: number, place: number) =>
    least + draw(set, childKey(set, place), most - least + 1);
  const [sentences, maxWays, maxWords] = [between(8, 30, 0), between(2, 3, 1), between(6, 14, 2)];
  const wording = (name: string, length: number) =>
    Array.from({ length }, (_, n) => `set${set}${name}w${n}`).join(' ');
  return Array.from({ length: sentences }, (_, n) => {
    const ways = Array.from({ length: between(1, maxWays, 10 + n) }, (_way, way) =>
      wording(`s${n}v${way}`, between(4, maxWords, 100 + n * 10 + way)),
    );
    return `{${ways.join('|')}}.`;
  }).join(' ');
}

test.each([1, 4, 13, 14])(
  'among more pages than can be held against every other the nearest is found, texts %i',
  set => {
    const compiled = compileTemplate(
      {
        title_template: '{{keyword}}',
        meta_description_template: null,
        hero_title_template: '{{keyword}}',
        hero_subtitle_template: '',
        content_sections: [{ id: 'text', type: 'text', title: 'Text', content: spinText(set), order: 1 }],
      },
      () => 'prose',
    );
    const seeds = Uint32Array.from({ length: 2_500 }, (_, n) => seedOf(`set-${set}-page-${n}`));
    const read = createPageReader(comparableFields(compiled));
    const search = findNearest({
      pages: seeds.length,
      planned: seeds.length,
      readAt: page => read(seeds[page] ?? 0),
    });
    let step = search.next();
    while (!step.done) step = search.next();
    const { likeness, others } = step.value;
    const pages = [...seeds].map(seed => read(seed));
    for (let page = 0; page < pages.length; page += 50) {
      const exact = nearestText(pages[page] ?? [], pages.with(page, []))?.likeness ?? 0;
      expect(exact).toBeGreaterThan(0.6);
      expect(likeness[page]).toBeLessThanOrEqual(exact + 1e-6);
      expect(others[page]).not.toBe(page);
      expect(likeness[page]).toBeGreaterThan(exact - 0.015);
    }
  },
);
