import { afterAll, expect, test } from 'vitest';
import { cacheBounds, shareMemory } from '../../platform/memory/cache-bounds.ts';
import { detectMemory } from '../../platform/memory/memory-size.ts';
import { RelatedPageIndex } from './related-page-index.ts';
import { candidatesBytes } from './remembered-candidates.ts';

afterAll(() => shareMemory(detectMemory()));

test('the candidates of all batches together stay within their bytes', () => {
  shareMemory(256 * 2 ** 20);
  const places = Array.from({ length: 400 }, (_, n) => ({ city: `Town ${n}`, state: 'FL' }));
  for (let batch = 0; batch < 10; batch += 1) {
    const index = new RelatedPageIndex('{keyword}-in-{city}-{state}', places);
    for (let service = 0; service < 20; service += 1) {
      const found = index.candidates({ keyword: `service ${service}`, city: 'Town 1', state: 'FL' });
      expect(found.all()).toHaveLength(400);
      expect(candidatesBytes()).toBeLessThanOrEqual(cacheBounds().related);
    }
  }
  expect(candidatesBytes()).toBeGreaterThan(0);
});
