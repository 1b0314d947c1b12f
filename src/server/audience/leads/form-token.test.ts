import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { isMarkOfPage, signature, signPage } from './form-token.ts';

test.each([
  ['key', ''],
  ['key', '/junk-removal-miami-fl/'],
  ['key', '/ñ★🚚/'],
  ['key', `/${'★'.repeat(341)}/`],
  ['key', 'a'.repeat(5_000)],
  ['k'.repeat(64), '/a'],
  ['k'.repeat(65), '/a'],
  ['ключ', '/a'],
])('what %j signs is an HMAC of RFC 2104', (key, text) => {
  signature('another key', 'a text that was signed before and is longer than this one');
  expect(signature(key, text)).toBe(createHmac('sha256', key).update(text).digest('base64url'));
});

test('the mark of one page is none of another', () => {
  const mark = signPage('key', '/one/');
  expect(isMarkOfPage('key', mark, '/one/')).toBe(true);
  expect(isMarkOfPage('key', mark, '/other/')).toBe(false);
  expect(isMarkOfPage('other', mark, '/one/')).toBe(false);
});
