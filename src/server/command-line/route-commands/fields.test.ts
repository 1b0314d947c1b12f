import { expect, test } from 'vitest';
import { z } from 'zod';
import { pageFields } from '../../../contract/platform/route.ts';
import { fieldsOf } from './fields.ts';

const shapeOf = (schema: z.ZodType) => Object.fromEntries(fieldsOf(schema).map(one => [one.name, one]));

test.each([
  ['text', z.string()],
  ['text', z.uuid()],
  ['text', z.string().nullable()],
  ['text', z.union([z.string(), z.int()])],
  ['text', z.union([z.literal(''), z.url()])],
  ['number', z.number()],
  ['number', z.coerce.number().int().default(50)],
  ['switch', z.boolean()],
  ['switch', z.enum(['true', 'false'])],
  ['switch', z.union([z.boolean(), z.stringbool()]).optional()],
  ['choice', z.enum(['a', 'b'])],
  ['choice', z.literal([301, 410])],
  ['choice', z.literal('oldest').optional()],
  ['list', z.array(z.string()).min(1)],
  ['list', z.array(z.enum(['a', 'b'])).transform(all => [...new Set(all)])],
  ['record', z.record(z.string(), z.string())],
  ['json', z.array(z.object({ a: z.string() }))],
  ['json', z.object({ a: z.string() })],
  ['json', z.record(z.string(), z.array(z.string()))],
] as const)('%s is what %o takes', (kind, field) => {
  expect(shapeOf(z.object({ field })).field?.kind).toBe(kind);
});

test('a field says whether it is needed, may be null, and what it is without being given', () => {
  const schema = z.object({
    a: z.string().describe('The first.'),
    b: z.number().nullable().default(null),
    c: z.literal([301, 302]).default(301),
    ...pageFields(20, 200),
  });
  expect(shapeOf(schema)).toMatchObject({
    a: { isRequired: true, isNullable: false, description: 'The first.' },
    b: { isRequired: false, isNullable: true, kind: 'number' },
    c: { standard: 301, choices: [301, 302] },
    per_page: { max: 200 },
  });
});

test('of several possible objects there are the fields of all; needed is what each needs', () => {
  const schema = z
    .discriminatedUnion('kind', [
      z.object({ kind: z.literal('town'), state: z.string(), city: z.string() }),
      z.object({ kind: z.literal('circle'), state: z.string(), miles: z.number() }).meta({ id: 'Circle' }),
    ])
    .optional();
  const { kind, state, city, miles } = shapeOf(schema);
  expect(kind).toMatchObject({ kind: 'choice', choices: ['town', 'circle'], isRequired: true });
  expect([state?.isRequired, city?.isRequired, miles?.isRequired]).toEqual([true, false, false]);
});

test('what is no object has no fields', () => {
  expect(fieldsOf(z.undefined())).toEqual([]);
  expect(fieldsOf(z.string())).toEqual([]);
});
