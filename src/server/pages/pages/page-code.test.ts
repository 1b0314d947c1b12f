import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { endsOfIds, pageCode, readPageCode } from './page-code.ts';

test('a page keeps one code of eight signs, which leads back to the end of its id', () => {
  fc.assert(
    fc.property(fc.uuid(), id => {
      const code = pageCode(id);
      expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
      expect(readPageCode(`Sofa in Boca Raton, today? Ref ${code}.`)).toBe(code);
      expect(endsOfIds(code)).toContain(id.replaceAll('-', '').slice(-9));
    }),
  );
});

test('a code is read in small letters, with a space or nothing between, and with letters for digits', () => {
  const code = pageCode('0193a1b2-0000-7000-8000-000000000001');
  expect(code).toBe('0000-001D');
  for (const typed of ['0000001d', '0000 001D', 'oooo-ooid', 'OOOO-OOLD'])
    expect(readPageCode(`need a truck ${typed}`)).toBe(code);
});

test('one wrong sign, a phone number and plain words are no code', () => {
  const code = pageCode('0193a1b2-0000-7000-8000-00054b7f12c0');
  for (let at = 0; at < code.length; at += 1) {
    if (code[at] === '-') continue;
    const wrong = `${code.slice(0, at)}${code[at] === 'Z' ? 'Y' : 'Z'}${code.slice(at + 1)}`;
    expect(readPageCode(wrong)).toBeNull();
  }
  for (const text of ['call 5615550123', 'two sofas and a fridge', '', 'U'.repeat(8), 'a'.repeat(5_000)])
    expect(readPageCode(text)).toBeNull();
});
