import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { signature } from './form-token.ts';

test('a signature is the HMAC of its text, whatever the lengths of key and text', () => {
  const texts = [
    '',
    '/',
    '/junk-removal-in-miami-fl/',
    'é★'.repeat(60),
    'x'.repeat(200),
    'x'.repeat(201),
    'ab'.repeat(5_000),
  ];
  for (const key of ['k', 'x'.repeat(64), 'long'.repeat(50)])
    for (const text of [...texts, ...texts.toReversed()])
      expect(signature(key, text)).toBe(createHmac('sha256', key).update(text).digest('base64url'));
});
