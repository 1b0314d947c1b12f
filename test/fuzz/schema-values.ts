import * as fc from 'fast-check';
import type { Harvest } from './harvest.ts';
import { hostileNumber, hostileText, ownKeys } from './hostile-values.ts';

/** The part of JSON Schema that the API document uses. */
export interface Schema {
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly pattern?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly exclusiveMaximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly propertyNames?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, Schema>>;
}

/** Location of a value: its call and its key. */
export interface Place {
  readonly path: string;
  readonly key: string;
  readonly harvest: Harvest;
  readonly root: Schema;
  readonly depth: number;
}

const deepest = 6;

/** Valid or nearly valid values of a schema: if harvested answers have a value of that name, often that one. */
export function valuesOf(schema: Schema, place: Place): fc.Arbitrary<unknown> {
  const plain = plainValuesOf(schema, place);
  if (place.key === '' || place.depth > 3) return plain;
  return fc
    .tuple(plain, fc.nat(), fc.nat(9))
    .map(([value, n, die]) => (die < 4 ? (place.harvest.value(place.path, place.key, n) ?? value) : value));
}

function plainValuesOf(schema: Schema, place: Place): fc.Arbitrary<unknown> {
  if (place.depth > deepest) return fc.constant(null);
  const inside = { ...place, depth: place.depth + 1 };
  if (schema.$ref !== undefined) {
    const found = place.root.$defs?.[schema.$ref.replace('#/$defs/', '')];
    return found ? whenMet(() => plainValuesOf(found, inside)) : fc.constant(null);
  }
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum && schema.enum.length > 0) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices && choices.length > 0)
    return fc.oneof(...choices.map(one => whenMet(() => plainValuesOf(one, inside))));
  if (schema.allOf) return allOf(schema.allOf.map(one => plainValuesOf(one, inside)));
  const types = typeof schema.type === 'string' ? [schema.type] : (schema.type ?? []);
  if (types.length === 0) return schema.properties ? objects(schema, inside) : fc.jsonValue({ maxDepth: 3 });
  return fc.oneof(...types.map(type => valuesOfType(type, schema, inside)));
}

/** Made when it is first needed: all combinations of a page's sections would fill the memory. */
function whenMet(make: () => fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  let made: fc.Arbitrary<unknown> | null = null;
  return fc.constant(null).chain(() => (made ??= make()));
}

function valuesOfType(type: string, schema: Schema, place: Place): fc.Arbitrary<unknown> {
  if (type === 'string') return texts(schema, place);
  if (type === 'boolean') return fc.boolean();
  if (type === 'integer' || type === 'number') return numbers(schema);
  if (type === 'array') return arrays(schema, place);
  if (type === 'object') return objects(schema, place);
  return fc.constant(null);
}

const allOf = (parts: readonly fc.Arbitrary<unknown>[]) =>
  fc.tuple(...parts).map(values => Object.assign({}, ...values) as unknown);

/** Texts of the trade, which the engine has something to do with. */
const friendlyTexts = [
  'Miami, FL',
  'Orlando, FL\nAtlanta, GA\nTampa, FL',
  'Charlotte North Carolina',
  'junk removal',
  'junk removal\nhauling, furniture pickup',
  '{{keyword}} in {{city}}, {{state}}',
  '{Call|Ring} us in {{city}}{!|.}',
  'keyword-in-city-state',
  'keyword-city',
  'A plain sentence about hauling.',
  'A text\nwith lines\n\n## And a heading',
  'draft',
  'published',
  'https://example.com/place?a=b',
  '/about',
  '/old-address',
  '(305) 555-0142',
  '07:30',
];

function texts(schema: Schema, place: Place): fc.Arbitrary<unknown> {
  const { minLength = 0, maxLength = 200 } = schema;
  if (schema.format === 'uuid') {
    return fc
      .tuple(fc.uuid({ version: 4 }), fc.nat(), fc.nat(9))
      .map(([id, n, die]) => (die > 0 ? (place.harvest.id(place.path, place.key, n) ?? id) : id));
  }
  if (schema.format === 'date') return days.map(day => day.toISOString().slice(0, 10));
  if (schema.format === 'date-time') return days.map(day => day.toISOString());
  if (schema.format === 'email') return fc.nat(400).map(n => `person${n}@example.com`);
  const bounded = fc
    .string({ unit: 'grapheme', minLength, maxLength: Math.max(minLength, Math.min(maxLength, 60)) })
    .map(text => text.slice(0, maxLength));
  // A schema that excludes only control characters accepts nearly every text.
  if (schema.pattern !== undefined && !schema.pattern.includes('\\P{')) {
    const matching = fc.stringMatching(new RegExp(schema.pattern), { maxLength: 60 });
    return fc.oneof({ weight: 5, arbitrary: matching }, bounded);
  }
  return fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom(...friendlyTexts).map(text => text.slice(0, maxLength)) },
    { weight: 2, arbitrary: bounded },
    { weight: 1, arbitrary: hostileText },
  );
}

const days = fc.date({
  min: new Date('2020-01-01'),
  max: new Date('2035-01-01'),
  noInvalidDate: true,
});

function numbers(schema: Schema): fc.Arbitrary<unknown> {
  const min = Math.ceil(schema.minimum ?? schema.exclusiveMinimum ?? 0);
  const max = Math.floor(schema.maximum ?? schema.exclusiveMaximum ?? 2 ** 31 - 1);
  const within = (value: number) => Math.min(Math.max(value, min), max);
  return fc.oneof(
    { weight: 4, arbitrary: fc.nat(12).map(n => within(min + n)) },
    { weight: 1, arbitrary: fc.constantFrom(min, max) },
    { weight: 1, arbitrary: hostileNumber },
  );
}

function arrays(schema: Schema, place: Place): fc.Arbitrary<unknown> {
  const { minItems = 0, maxItems = 4 } = schema;
  return fc.array(plainValuesOf(schema.items ?? {}, place), {
    minLength: Math.min(minItems, 20),
    maxLength: Math.max(Math.min(minItems, 20), Math.min(maxItems, 4)),
  });
}

function objects(schema: Schema, place: Place): fc.Arbitrary<unknown> {
  const properties = Object.entries(schema.properties ?? {});
  if (properties.length === 0) {
    const values = typeof schema.additionalProperties === 'object' ? schema.additionalProperties : {};
    const names = fc.constantFrom('city', 'state', 'keyword', 'zip_code', 'price', 'toString', 'length');
    return fc
      .array(fc.tuple(names, plainValuesOf(values, { ...place, key: '' })), { maxLength: 3 })
      .map(entries => ownKeys(entries));
  }
  const required = new Set(schema.required ?? []);
  const parts = properties.map(([key, one]) =>
    fc.tuple(
      fc.constant(key),
      valuesOf(one, { ...place, key }),
      required.has(key) ? fc.constant(true) : fc.boolean(),
    ),
  );
  return fc
    .tuple(...parts)
    .map(all => ownKeys(all.filter(([, , isThere]) => isThere).map(([key, value]) => [key, value] as const)));
}
