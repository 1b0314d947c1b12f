import { expect, test } from 'vitest';
import { customFieldSchema } from '../../../contract/templates/templates.ts';
import { customerFields } from './template-fields.ts';

const read = (...names: string[]) => {
  const field = customFieldSchema.parse({});
  const { fields, urlPattern } = customerFields(Object.fromEntries(names.map(name => [name, field])));
  return [urlPattern, Object.keys(fields).filter(name => fields[name]?.required)];
};

test('keyword, city and state make the address and have to be filled in', () => {
  expect(read('city', 'state', 'keyword', 'note')).toEqual([
    'keyword-in-city-state',
    ['city', 'state', 'keyword'],
  ]);
  expect(read('note', 'city')).toEqual(['city', ['city']]);
});

test('a template without any of them is addressed by all its fields', () => {
  expect(read('procedure', 'specialty')).toEqual(['procedure-specialty', ['procedure', 'specialty']]);
  expect(read('a', 'b', 'c')).toEqual(['a-b-c', ['a', 'b', 'c']]);
});
