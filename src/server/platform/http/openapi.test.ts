import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, test } from 'vitest';
import { openApiDocument } from './openapi.ts';

test('the document of the API is valid OpenAPI 3.1', async () => {
  const { valid, errors } = await new Validator().validate(openApiDocument());
  expect({ valid, errors }).toEqual({ valid: true, errors: undefined });
});

test('every reference of the document leads to a schema of the document', () => {
  const text = JSON.stringify(openApiDocument());
  const { components } = openApiDocument() as { components: { schemas?: Record<string, unknown> } };
  const known = new Set(Object.keys(components.schemas ?? {}).map(name => `#/components/schemas/${name}`));
  const references = new Set([...text.matchAll(/"\$ref":"([^"]*)"/g)].map(([, to = '']) => to));
  expect([...references].filter(to => !known.has(to))).toEqual([]);
  expect(references.size).toBeGreaterThan(100);
  expect(text).not.toContain('$defs');
});
