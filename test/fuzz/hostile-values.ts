import * as fc from 'fast-check';

/*
 * Values that programs forget to expect. What JSON.stringify can't write is marked here and put in by `jsonText`.
 */

/** Own keys that every object seems to have already. */
export const inheritedKeys = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'valueOf',
  'toJSON',
  'length',
  'hasOwnProperty',
  'then',
  'description',
] as const;

const unwritable = /"@raw:([^"]+)@"/g;
const rawNumbers = [
  '1e400',
  '-1e400',
  '123456789012345678901234567890',
  '1.7976931348623157e308',
  '5e-324',
  '-0',
].map(text => `@raw:${text}@`);

/** JSON text with the numbers that JavaScript can't hold. */
export const jsonText = (value: unknown): string =>
  (JSON.stringify(value) ?? '').replaceAll(unwritable, (_, number: string) => number);

export const hostileNumber = fc.constantFrom<unknown>(
  0,
  -1,
  1.5,
  2 ** 31 - 1,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 32,
  2 ** 53 - 1,
  2 ** 53,
  2 ** 63,
  -(2 ** 63),
  1e21,
  1e300,
  ...rawNumbers,
);

export const hostileText = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '\0',
    'a\0b',
    '\ud800',
    'x\udc00y',
    '\ufeff',
    '\u202e\u2066',
    '\r\nSet-Cookie: a=b',
    'NaN',
    'Infinity',
    '-1',
    '1e999',
    '0x10',
    '2147483648',
    '9223372036854775808',
    '99999999999999999999999999',
    'null',
    'undefined',
    'true',
    '[object Object]',
    "'; drop table pages; --",
    '%',
    '%_%',
    '\\',
    '(',
    '[',
    '*+?',
    '{{',
    '}}{{a',
    '{a|{b|',
    '{{__proto__}}',
    '{{constructor}}',
    '../../etc/passwd',
    '//evil.example/',
    'javascript:alert(1)',
    'http://[',
    'https://user:pass@example.com:99999/',
    'https://example.com/%zz',
    '0000-00-00',
    '2026-02-30',
    '9999-12-31',
    '275760-09-13',
    '-271821-04-20T00:00:00.000Z',
    '+010000-01-01T00:00:00.000Z',
    '2026-01-01T00:00:00.000+99:99',
    '0001-01-01T00:00:00Z',
    '00000000-0000-0000-0000-000000000000',
    'ffffffff-ffff-ffff-ffff-ffffffffffff',
    'eyJhIjoxfQ',
    'eyJhIjoxfQ==',
    ...inheritedKeys,
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc
    .tuple(fc.constantFrom('a', ' ', '\n', '{', '{a|b}', '{{city}}', 'é', '😀', '\0', ','), fc.nat(12))
    .map(([text, doublings]) => text.repeat(2 ** doublings)),
);

const deep = fc
  .tuple(fc.constantFrom('array', 'object'), fc.constantFrom(3, 30, 63, 64, 65, 200))
  .map(([kind, levels]) => {
    let value: unknown = 1;
    for (let n = 0; n < levels; n += 1) value = kind === 'array' ? [value] : { a: value };
    return value;
  });

const smallValue = fc.oneof(fc.constantFrom<unknown>(null, 1, 3, 500, -1, '', 'x', true), hostileNumber);

/** An object with own keys that shadow what objects inherit; JSON.parse makes `__proto__` an own key as well. */
const shadowing = fc
  .array(fc.tuple(fc.constantFrom(...inheritedKeys), smallValue), { minLength: 1, maxLength: 3 })
  .map(entries => ownKeys(entries));

export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: hostileText },
  { weight: 3, arbitrary: hostileNumber },
  { weight: 3, arbitrary: shadowing },
  { weight: 2, arbitrary: fc.constantFrom<unknown>(null, true, false, [], {}, [[]], [null], [{}]) },
  { weight: 1, arbitrary: deep },
  { weight: 1, arbitrary: fc.array(smallValue, { maxLength: 4 }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(100, 2_000).map(count => Array.from({ length: count }, () => 'x')),
  },
);

/** An object with exactly these own keys, including `__proto__`. */
export function ownKeys(entries: Iterable<readonly [string, unknown]>): Record<string, unknown> {
  const made: Record<string, unknown> = {};
  for (const [name, value] of entries)
    Object.defineProperty(made, name, { value, enumerable: true, writable: true, configurable: true });
  return made;
}
