import { libraryCallRules } from '../../src/server/identity/auth/library-calls.ts';
import type { Schema } from './schema-values.ts';

/** Who makes a call. */
export type CallerName = 'anyone' | 'customer' | 'admin' | 'key';

/** One call of the API document, or an undocumented one. */
export interface Operation {
  /** `put /api/templates/{id}` */
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly parameters: readonly { readonly name: string; readonly in: string; readonly schema: Schema }[];
  readonly body: Schema | null;
  /** The media types of the file that is the body; null if the body is no file. */
  readonly upload: string | null;
  readonly isStream: boolean;
  /** Callers who get furthest; the others call as well, but less often. */
  readonly for: CallerName;
}

interface Described {
  readonly description?: string;
  readonly parameters?: Operation['parameters'];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
  readonly responses?: Readonly<Record<string, { readonly content?: Readonly<Record<string, unknown>> }>>;
}

/** The part of the API document that is read here. */
export interface ApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>>;
}

/** What the experiment leaves out, and why. */
export const leftOut: Readonly<Record<string, string>> = {
  'post /api/backups/{name}/restore':
    'replaces the database under the experiment: every account, key and id of it would be gone',
};

/** Every call of the document, those of the sign-in library, the forms of visitors and public addresses. */
export function operationsOf(document: ApiDocument): Operation[] {
  const documented = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => operationOf(method, path, described)),
  );
  return [...documented, ...libraryOperations, ...visitorOperations].filter(({ name }) => !(name in leftOut));
}

function operationOf(method: string, path: string, described: Described): Operation {
  const content = described.requestBody?.content ?? {};
  const json = content['application/json']?.schema;
  const isFile = json === undefined || json.format === 'binary';
  const media = Object.keys(content)[0];
  const callers = { 'For anyone.': 'anyone', 'For customers.': 'customer' } as const;
  const given = described.description ?? '';
  return {
    name: `${method} ${path}`,
    method,
    path,
    parameters: described.parameters ?? [],
    body: isFile ? null : json,
    upload: isFile ? (media ?? null) : null,
    isStream: Object.values(described.responses ?? {}).some(
      one => 'text/event-stream' in (one.content ?? {}),
    ),
    for: given in callers ? callers[given as keyof typeof callers] : 'admin',
  };
}

const text: Schema = { type: 'string' };
const fields = (...names: string[]): Schema => ({
  type: 'object',
  required: names.slice(0, 2),
  properties: Object.fromEntries(names.map(name => [name, text])),
});
const libraryBody = fields(
  'email',
  'password',
  'name',
  'newPassword',
  'token',
  'otp',
  'type',
  'provider',
  'callbackURL',
);

/** The sign-in library's calls are not in the document; which ones are answered is in its own table. */
const libraryOperations = libraryCallRules.map(({ method, path }) =>
  beside(method.toLowerCase(), path, method === 'POST' ? libraryBody : null),
);

const visitorOperations = [
  beside('get', '/{slug}'),
  beside('get', '/{slug}/'),
  beside('head', '/{slug}/'),
  beside('get', '/blog/{slug}'),
  beside('get', '/locations/{state}/{city}'),
  beside('get', '/sitemap-{n}.xml'),
  beside('get', '/admin/template-preview/{pack}'),
  beside('get', '/assets/{file}'),
  beside('get', '/api/docs/{file}'),
  beside('get', '/api/{anything}'),
  beside('post', '/leads', null, 'application/x-www-form-urlencoded'),
  beside('post', '/giveaway', null, 'application/x-www-form-urlencoded'),
];

function beside(
  method: string,
  path: string,
  body: Schema | null = null,
  upload: string | null = null,
): Operation {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const parameters = names.map(name => ({ name, in: 'path', schema: text }));
  return {
    name: `${method} ${path}`,
    method,
    path,
    parameters,
    body,
    upload,
    isStream: false,
    for: 'anyone',
  };
}
