import { expect, test } from 'vitest';
import { readSignedLink, signLink } from './signed-link.ts';

const id = '0199a1de-7c7b-7bb1-8a5c-0d3c6c1f8e11';
const last = new Date('2026-12-01T00:00:00Z');
const before = new Date('2026-11-30T23:59:59Z');
const token = signLink('key', 'review', id, last);

test('a link is valid until its last second', () => {
  expect(readSignedLink('key', 'review', token, before)).toEqual({ state: 'valid', id });
  expect(readSignedLink('key', 'review', token, last)).toEqual({ state: 'valid', id });
  expect(readSignedLink('key', 'review', token, new Date('2026-12-01T00:00:01Z'))).toEqual({
    state: 'expired',
    id,
  });
});

test('a link for another purpose, with another key or with changed parts is forged', () => {
  const [, seconds, signature] = token.split('.');
  const other = '0199a1de-7c7b-7bb1-8a5c-0d3c6c1f8e12';
  const forged = { state: 'forged' };
  expect(readSignedLink('key', 'case-consent', token, before)).toEqual(forged);
  expect(readSignedLink('another', 'review', token, before)).toEqual(forged);
  for (const text of [
    `${other}.${seconds}.${signature}`,
    `${id}.zzzzzzzz.${signature}`,
    `${token}.more`,
    `${id}.${seconds}`,
    '',
    '...',
  ])
    expect(readSignedLink('key', 'review', text, before)).toEqual(forged);
});
