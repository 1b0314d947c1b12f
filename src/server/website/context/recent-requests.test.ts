import { expect, test } from 'vitest';
import { RecentRequests } from './recent-requests.ts';

test('a text is known until 16,384 others were requested', () => {
  const requests = new RecentRequests();
  expect(requests.again('/a/')).toBe(false);
  expect(requests.again('/a/')).toBe(true);
  const far = new RecentRequests();
  far.again('/b/');
  // Texts in other slots, so only their number can evict it.
  for (let n = 0; n < 16_384; n += 1) far.again('/the same/');
  expect(far.again('/b/')).toBe(false);
  expect(far.again('/the same/')).toBe(true);
});
