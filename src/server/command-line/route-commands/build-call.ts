import { z } from 'zod';
import type { Route } from '../../../contract/platform/route.ts';
import { routes } from '../../../contract/routes.ts';
import { misuse } from '../exit-codes.ts';
import type { Output } from '../output.ts';
import { callJson } from './call.ts';
import { type Field, fieldsOf } from './fields.ts';
import { findId, listNamedBy } from './find-item.ts';
import type { SendCall } from './open-api.ts';
import { flagOf, givenFor, readDocument, valueOf } from './options.ts';

type Fields = Readonly<Record<string, unknown>>;

/** What was typed: the arguments of the path in order, and the options. */
export interface Typed {
  readonly args: readonly string[];
  readonly options: Fields;
  readonly output: Output;
}

/** Names of the parts of a path. */
export const partsOf = ({ path }: Route): string[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);

/** The path with its arguments, where an item may be named instead of its id. */
export async function pathOf(send: SendCall, route: Route, args: readonly string[]): Promise<string> {
  let path = route.path;
  for (const [at, part] of partsOf(route).entries()) {
    const text = args[at] ?? '';
    const list = listNamedBy(route.path, part);
    const id = shapeOf(route.params)[part] ?? z.string();
    const value = list ? await findId(send, list, { text, id }) : text;
    // An address with these would be another one.
    if (['', '.', '..'].includes(value)) throw misuse(`<${part}>: “${value}” is not possible.`);
    path = path.replace(`{${part}}`, encodeURIComponent(value));
  }
  return path;
}

/** The query of the given options, without what pages a list. */
export async function queryOf(
  send: SendCall,
  route: Route,
  { options, output }: Typed,
): Promise<URLSearchParams> {
  const query = new URLSearchParams();
  for (const field of fieldsOf(route.query)) {
    const given = givenFor(field, options);
    if (given === undefined || field.name === 'per_page') continue;
    const value = field.kind === 'text' ? await valueOf(field, given, output) : given;
    query.set(field.name, await named(send, route.query, { field, value: String(value) }));
  }
  return query;
}

/** The body: the fields of `--from`, then the options. What a change leaves out is read first. Undefined: no body. */
export async function bodyOf(
  send: SendCall,
  route: Route,
  { options, output, path }: Typed & { readonly path: string },
): Promise<Fields | undefined> {
  const fields = fieldsOf(route.body);
  const from = typeof options.from === 'string' ? await readDocument(options.from, output) : {};
  const body: Record<string, unknown> = {};
  for (const field of fields) {
    const given = givenFor(field, options);
    if (given === undefined) {
      if (field.name in from) body[field.name] = from[field.name];
      continue;
    }
    const value = await valueOf(field, given, output);
    body[field.name] = typeof value === 'string' ? await named(send, route.body, { field, value }) : value;
  }
  if (Object.keys(body).length === 0 && route.body.safeParse(undefined).success) return undefined;
  if (route.method === 'post') return body;
  return { ...(await readBefore(send, route, { path, fields, given: body, from })), ...body };
}

/** Fields that say which state of an item a change is based on. */
export const revisions: ReadonlySet<string> = new Set(['based_on', 'revision', 'updated_at']);

interface Change {
  readonly path: string;
  readonly fields: readonly Field[];
  readonly given: Fields;
  readonly from: Fields;
}

/**
 * What a change needs besides what was given: the revision that it is based on, and where it replaces a whole item, the
 * fields that stay. With `--from`, the revision is that of the document.
 */
async function readBefore(
  send: SendCall,
  route: Route,
  { path, fields, given, from }: Change,
): Promise<Fields> {
  const missing = fields.filter(
    ({ name, isRequired }) =>
      !(name in given) && (revisions.has(name) || isRequired || route.method === 'put'),
  );
  if (missing.length === 0) return {};
  const now = { ...(await readNow(send, route, path)), ...from };
  const before = missing.map(field => ({ field, value: now[nameRead(field)] }));
  const lost = before.filter(({ field, value }) => value === undefined && isContent(field));
  if (route.method === 'put' && lost.length > 0)
    throw misuse(lost.map(({ field }) => `${flagOf(field)}: This is required`).join('\n'));
  return Object.fromEntries(
    before.flatMap(({ field, value }) => (value === undefined ? [] : [[field.name, value]])),
  );
}

const nameRead = ({ name }: Field) => (name === 'based_on' ? 'revision' : name);

/** Without it, a replaced item would be emptied of it. A switch only says how it is replaced. */
const isContent = ({ name, kind }: Field) => !revisions.has(name) && kind !== 'switch';

/** The item at a path: by the call that reads it, else as its list or the object around it has it. */
async function readNow(send: SendCall, route: Route, path: string): Promise<Fields> {
  const own = isRead(route.path) ? objectOf(await callJson(send, path)) : {};
  // A batch's schedule is answered together with whether it can have one.
  const item = 'schedule' in own ? objectOf(own.schedule) : own;
  if (fieldsOf(route.body).some(field => nameRead(field) in item)) return item;
  const around = parentOf(path);
  if (!isRead(parentOf(route.path))) return item;
  const { items, ...parts } = objectOf(await callJson(send, around));
  const name = decodeURIComponent(path.slice(around.length + 1));
  return objectOf(Array.isArray(items) ? items.find(one => objectOf(one).id === name) : parts[name]);
}

const parentOf = (path: string) => path.slice(0, path.lastIndexOf('/'));

const isRead = (path: string) =>
  Object.values(routes).some(noun =>
    Object.values<Route>(noun).some(one => one.method === 'get' && one.path === path),
  );

/** An item that a field refers to may be named instead of its id. */
async function named(
  send: SendCall,
  schema: z.ZodType,
  { field, value }: { readonly field: Field; readonly value: string },
): Promise<string> {
  const list = listNamedBy('', field.name);
  return list ? findId(send, list, { text: value, id: shapeOf(schema)[field.name] ?? z.uuid() }) : value;
}

const shapeOf = (schema: z.ZodType): Readonly<Record<string, z.ZodType>> =>
  schema instanceof z.ZodObject ? schema.shape : {};

const objectOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
