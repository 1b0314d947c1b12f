import * as fc from 'fast-check';
import { type Harvest, isObject } from './harvest.ts';
import { hostileText, hostileValue, inheritedKeys, jsonText, ownKeys } from './hostile-values.ts';
import type { CallerName, Operation } from './operations.ts';
import { valuesOf } from './schema-values.ts';
import { hostilePart, type Sent, sentAs, uploadsOf } from './uploads.ts';

/** A call as it is sent; the caller's credentials are added then. */
export interface BuiltCall {
  readonly operation: string;
  readonly caller: CallerName;
  readonly method: string;
  /** Path and query. */
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | null;
}

/** Calls of one operation: most of them nearly valid, the rest invalid in every way that HTTP can carry. */
export function callsOf(operation: Operation, harvest: Harvest): fc.Arbitrary<BuiltCall> {
  return fc
    .record({
      caller: callersOf(operation),
      target: targetsOf(operation, harvest),
      headers: hostileHeaders,
      sent: bodiesOf(operation, harvest),
    })
    .map(({ caller, target, headers, sent }) => ({
      operation: operation.name,
      caller,
      method: operation.method.toUpperCase(),
      target,
      headers: { ...(sent.type === null ? {} : { 'content-type': sent.type }), ...headers },
      body: sent.body,
    }));
}

function callersOf(operation: Operation): fc.Arbitrary<CallerName> {
  const everybody: CallerName[] = ['anyone', 'customer', 'admin', 'key'];
  return fc.oneof(
    { weight: 6, arbitrary: fc.constant(operation.for) },
    { weight: 2, arbitrary: fc.constant<CallerName>(operation.for === 'admin' ? 'key' : 'admin') },
    { weight: 1, arbitrary: fc.constantFrom(...everybody) },
  );
}

const placeIn = (operation: Operation, harvest: Harvest, root: object) => ({
  path: operation.path,
  key: '',
  harvest,
  root,
  depth: 0,
});

function targetsOf(operation: Operation, harvest: Harvest): fc.Arbitrary<string> {
  const partOf = ({ name, schema }: Operation['parameters'][number], hostility: number) => {
    const value = valuesOf(schema, { ...placeIn(operation, harvest, schema), key: name });
    const plain = value.map(one => encodeURIComponent(String(one).toWellFormed()).slice(0, 6_000));
    return fc.oneof(
      { weight: 20 - hostility, arbitrary: plain },
      { weight: hostility, arbitrary: hostilePart },
    );
  };
  const inPath = operation.parameters.filter(one => one.in === 'path');
  const paths = fc
    .tuple(...inPath.map(one => partOf(one, 3)))
    .map(parts =>
      inPath.reduce((path, { name }, n) => path.replace(`{${name}}`, () => parts[n] ?? ''), operation.path),
    );
  const inQuery = operation.parameters.filter(one => one.in === 'query');
  const pairs = fc.tuple(
    ...inQuery.map(one => fc.tuple(fc.constant(one.name), partOf(one, 6), fc.nat(9), fc.boolean())),
  );
  const extra = fc.oneof(
    { weight: 8, arbitrary: fc.constant('') },
    {
      weight: 1,
      arbitrary: fc.tuple(fc.constantFrom(...inheritedKeys), hostilePart).map(([k, v]) => `${k}=${v}`),
    },
    { weight: 1, arbitrary: fc.constantFrom('%', '&&', '=', '%zz=1', 'a[b]=1', '?', '%00=1') },
  );
  return fc.tuple(paths, pairs, extra).map(([path, all, more]) => {
    const query = all
      .filter(([, , , isThere]) => isThere)
      .flatMap(([name, value, die]) =>
        die === 0 ? [`${name}=${value}`, `${name}=1`] : [`${name}=${value}`],
      );
    const whole = [...query, ...(more === '' ? [] : [more])].join('&');
    return whole === '' ? path : `${path}?${whole}`;
  });
}

const json = 'application/json';

function bodiesOf(operation: Operation, harvest: Harvest): fc.Arbitrary<Sent> {
  if (operation.upload) return uploadsOf(operation.upload);
  const { body } = operation;
  if (!body) {
    if (operation.method === 'get' || operation.method === 'head')
      return fc.constant({ type: null, body: null });
    return fc.constantFrom(null, '', '{}', '[').map(text => sentAs(text === null ? null : json, text));
  }
  const last = operation.path.split('/').at(-1) ?? '';
  const generated = valuesOf(body, placeIn(operation, harvest, body));
  const whole = fc
    .tuple(generated, fc.nat(), fc.nat(9))
    .map(([value, n, die]) => (die < 3 ? (harvest.value(operation.path, last, n) ?? value) : value));
  const texts = fc.tuple(whole, mutations).map(([value, changes]) => jsonText(changes.reduce(mutate, value)));
  return fc.oneof(
    { weight: 20, arbitrary: texts.map(text => sentAs(json, text)) },
    { weight: 1, arbitrary: hostileValue.map(value => sentAs(json, jsonText(value))) },
    { weight: 1, arbitrary: fc.tuple(texts, fc.nat(200)).map(([text, n]) => sentAs(json, text.slice(0, n))) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(
          texts,
          fc.constantFrom(
            null,
            'text/plain',
            'application/x-www-form-urlencoded',
            'multipart/form-data',
            'application/json; charset=utf-16',
          ),
        )
        .map(([text, type]) => sentAs(type, text)),
    },
    {
      weight: 1,
      arbitrary: fc
        .constantFrom(
          '',
          '\ufeff{}',
          '{"a":1,"a":2}',
          '['.repeat(50_000),
          '{"a":'.repeat(5_000),
          '"\\ud800"',
          '\0',
          '1e400',
        )
        .map(text => sentAs(json, text)),
    },
    {
      weight: 1,
      arbitrary: fc.uint8Array({ maxLength: 60 }).map(bytes => ({ type: json, body: Buffer.from(bytes) })),
    },
  );
}

interface Mutation {
  readonly at: number;
  readonly how: 'replace' | 'drop' | 'wrap' | 'add';
  readonly key: string;
  readonly value: unknown;
}

const mutations: fc.Arbitrary<Mutation[]> = fc.oneof(
  { weight: 1, arbitrary: fc.constant<Mutation[]>([]) },
  {
    weight: 1,
    arbitrary: fc.array(
      fc.record({
        at: fc.nat(),
        how: fc.constantFrom(
          'replace' as const,
          'replace' as const,
          'drop' as const,
          'wrap' as const,
          'add' as const,
        ),
        key: fc.constantFrom(...inheritedKeys),
        value: hostileValue,
      }),
      { minLength: 1, maxLength: 3 },
    ),
  },
);

/** The value with one place of it changed. */
function mutate(value: unknown, mutation: Mutation): unknown {
  const places = countPlaces(value);
  let left = mutation.at % places;
  return walk(value);

  function walk(one: unknown): unknown {
    const isHere = left === 0;
    left -= 1;
    if (isHere) return changed(one, mutation);
    if (Array.isArray(one)) return one.map(item => walk(item));
    if (!isObject(one)) return one;
    return ownKeys(Object.entries(one).map(([key, item]) => [key, walk(item)] as const));
  }
}

/** What is dropped becomes undefined, which JSON leaves out. */
function changed(one: unknown, { how, key, value }: Mutation): unknown {
  if (how === 'drop') return undefined;
  if (how === 'wrap') return [one];
  if (how === 'add' && isObject(one)) return ownKeys([...Object.entries(one), [key, value]]);
  return value;
}

function countPlaces(value: unknown): number {
  if (Array.isArray(value)) return value.reduce<number>((sum, one) => sum + countPlaces(one), 1);
  if (!isObject(value)) return 1;
  return Object.values(value).reduce<number>((sum, one) => sum + countPlaces(one), 1);
}

/** Latin-1 without control characters is what a header can hold. */
const headerText = fc.oneof(
  hostileText.map(text => text.replaceAll(/[^\x20-\x7e\xa0-\xff]/g, '?').slice(0, 3_000)),
  fc.constantFrom('%', 'a=%zz', '"', ';=;', ',', 'bytes=0-', 'bytes=9-1,-', 'Bearer', 'Bearer ph_x', '*'),
);
const hostileHeaders: fc.Arbitrary<Record<string, string>> = fc.oneof(
  { weight: 9, arbitrary: fc.constant({}) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(
        fc.constantFrom(
          'origin',
          'sec-fetch-site',
          'if-none-match',
          'if-modified-since',
          'accept-encoding',
          'accept-language',
          'accept',
          'range',
          'user-agent',
          'referer',
          'authorization',
          'cookie',
          'x-http-method-override',
          'x-request-id',
          'x-forwarded-proto',
          'x-forwarded-host',
          'last-event-id',
        ),
        headerText,
      )
      .map(([name, value]) => ({ [name]: value })),
  },
);
