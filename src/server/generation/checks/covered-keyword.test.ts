import { describe, expect, test } from 'vitest';
import { keywordCheck } from './covered-keyword.ts';

const services = [{ keywords: ['junk removal', 'trash hauling'] }, { keywords: ['hot tub removal'] }];
const texts = ['{{keyword}} in {{city}}: we take your piano away.', 'Careful pianists call us.'];

describe('a keyword is covered', () => {
  const isCovered = keywordCheck(services, texts);

  test.each([
    'junk removal',
    'Junk Removals near me',
    'same day junk removal in Miami',
    'cheap hot tub removal service',
  ])('by a service that it names: %s', keyword => {
    expect(isCovered(keyword)).toBe(true);
  });

  test.each(['piano', 'best pianos near me'])('by the template’s own words: %s', keyword => {
    expect(isCovered(keyword)).toBe(true);
  });

  test.each(['dental implants', 'piano tuning', 'gutter cleaning', 'tub', 'keyword', 'city removal'])(
    'unless a word of it stands nowhere: %s',
    keyword => {
      expect(isCovered(keyword)).toBe(false);
    },
  );

  test('if it names no work', () => {
    expect(isCovered('best company near me')).toBe(true);
  });
});
