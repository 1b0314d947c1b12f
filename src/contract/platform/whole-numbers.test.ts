import { expect, test } from 'vitest';
import { z } from 'zod';
import { routes } from '../routes.ts';
import type { Route } from './route.ts';
import { revisionSchema, versionNumberPart } from './whole-numbers.ts';

/** Stored in wider columns, or not stored. */
const wider = new Set(['seed']);
const largestInteger = 2_147_483_647;

interface Schema {
  readonly type?: string;
  readonly maximum?: number;
  readonly [part: string]: unknown;
}

/** The names of whole numbers that may be larger than the database's. */
function unbounded(schema: unknown, name: string): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { type, maximum = Number.POSITIVE_INFINITY } = schema as Schema;
  if (type === 'integer' && maximum > largestInteger && !wider.has(name)) return [name];
  return Object.entries(schema).flatMap(([key, part]) =>
    unbounded(part, /^(?:properties|anyOf|items|\d+)$/.test(key) ? name : key),
  );
}

test('every whole number that a call takes fits the database', () => {
  const all = Object.values(routes).flatMap(noun => Object.values(noun) as Route[]);
  const found = all.flatMap(({ method, path, params, query, body }) =>
    [params, query, body]
      .filter(part => !(part instanceof z.ZodUndefined))
      .flatMap(part => unbounded(z.toJSONSchema(part, { io: 'input', unrepresentable: 'any' }), ''))
      .map(name => `${method} ${path} ${name}`),
  );
  expect(found).toEqual([]);
});

test('a larger one is refused in words', () => {
  for (const schema of [revisionSchema, versionNumberPart]) {
    expect(schema.safeParse(largestInteger).success).toBe(true);
    expect(schema.safeParse(largestInteger + 1).error?.issues[0]?.message).toBe('At most 2,147,483,647');
  }
});
