import { z } from 'zod';

/**
 * Who may call a route. `signed-in` is any account, whatever its role; `customer` is only an account with that role:
 * staff have no plan to use up. An API key acts for the admin who made it, within its scopes.
 */
export type Access = 'anyone' | 'signed-in' | 'customer' | 'admin';

/** What an API key may be allowed: to read a noun, or to change it. */
export type Scope = `${string}:${ScopeAction}`;
type ScopeAction = 'read' | 'write';

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** One call between the back office (or any program) and the server: the single source for both sides and for the API document. */
export interface Route<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Reply extends z.ZodType = z.ZodType,
  Caller extends Access = Access,
> {
  readonly method: Method;
  /** Path with named parts in braces: `/api/templates/{id}`. */
  readonly path: string;
  readonly access: Caller;
  /** Which scope opens it to an API key; null: none does. */
  readonly scope: Scope | null;
  readonly noun: string;
  readonly summary: string;
  readonly status: 200 | 201 | 202 | 204;
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  /** What a successful call answers; one event's payload when `stream` is set. */
  readonly reply: Reply;
  readonly stream?: boolean;
  /** Media types of a call whose body is a file instead of JSON. */
  readonly upload?: string;
  /** Set where a call answers a file instead of JSON: its media type. */
  readonly media?: string;
}

const nothing = z.undefined();
type Nothing = typeof nothing;

export const idParams = z.object({ id: z.uuid() });

/**
 * Types of path parameters unless the route defines them: `{id}` is a UUID. TypeScript accepts it as a default only
 * through `infer`, which bounds it.
 */
type PathParams<Path extends string> = (
  Path extends `${string}{id}${string}`
    ? typeof idParams
    : Nothing
) extends infer P extends z.ZodType
  ? P
  : never;

interface RouteParts<
  Path extends string,
  P extends z.ZodType,
  Q extends z.ZodType,
  B extends z.ZodType,
  R extends z.ZodType,
> {
  method: Method;
  path: Path;
  /** Where the method doesn't tell: a POST that only reads, or a call closed to API keys. */
  scope?: ScopeAction | 'none';
  summary: string;
  status?: 200 | 201 | 202 | 204;
  /** Needed only where the path has other parts than `{id}`, or its id is no UUID. */
  params?: P;
  query?: Q;
  body?: B;
  reply?: R;
  stream?: boolean;
  upload?: string;
  media?: string;
}

interface RouteOwner<A extends Access> {
  access: A;
  noun: string;
}

/**
 * Declares a route; parts left out are "nothing", except that `{id}` in the path is a UUID.
 *
 * @example route({ method: 'get', path: '/api/templates', access: 'admin', noun: 'templates', summary: 'List', reply: templateListSchema })
 */
export function route<
  const Path extends string,
  P extends z.ZodType = PathParams<Path>,
  Q extends z.ZodType = Nothing,
  B extends z.ZodType = Nothing,
  R extends z.ZodType = Nothing,
  const A extends Access = Access,
>(input: RouteParts<Path, P, Q, B, R> & RouteOwner<A>): Route<P, Q, B, R, A> {
  return {
    method: input.method,
    path: input.path,
    access: input.access,
    scope: scopeOf(input),
    noun: input.noun,
    summary: input.summary,
    status: input.status ?? (input.reply ? 200 : 204),
    // The casts only give an omitted part the empty type, as its default type parameter declares.
    params: input.params ?? ((input.path.includes('{id}') ? idParams : nothing) as unknown as P),
    query: input.query ?? (nothing as unknown as Q),
    body: input.body ?? (nothing as unknown as B),
    reply: input.reply ?? (nothing as unknown as R),
    ...(input.stream ? { stream: true } : {}),
    ...(input.upload ? { upload: input.upload } : {}),
    ...(input.media ? { media: input.media } : {}),
  };
}

/**
 * Declares routes of one noun that admins may call.
 *
 * @example const adminRoute = adminRoutesOf('templates'); adminRoute({ method: 'get', path: '/api/templates', summary: 'List' })
 */
export function adminRoutesOf(noun: string) {
  return <
    const Path extends string,
    P extends z.ZodType = PathParams<Path>,
    Q extends z.ZodType = Nothing,
    B extends z.ZodType = Nothing,
    R extends z.ZodType = Nothing,
  >(
    parts: RouteParts<Path, P, Q, B, R>,
  ) => route({ ...parts, access: 'admin', noun });
}

/** Only what admins do can be done by a key: an account's own affairs are for the person. */
function scopeOf({ access, method, noun, scope }: ScopeFacts): Scope | null {
  if (access !== 'admin' || scope === 'none') return null;
  return `${noun}:${scope ?? (method === 'get' ? 'read' : 'write')}`;
}

interface ScopeFacts {
  access: Access;
  method: Method;
  noun: string;
  scope?: ScopeAction | 'none';
}

/** Part of a change: the version it is based on. */
export const seenAt = {
  updated_at: z.iso.datetime().optional().describe('As it was read. Refused if it was changed since.'),
};

/** How many items a list answers. */
export const pageSize = (standard = 50, max = 200) =>
  z.coerce.number().int().min(1).max(max).default(standard);

/** The query of a list that is read page by page. */
export const pageFields = (standard?: number, max?: number) => ({
  cursor: z.string().max(500).optional(),
  per_page: pageSize(standard, max),
});

/** A list answer: some items, how to get the next ones, and how many there are (bounded: `total_is_exact` says if it was counted to the end). */
export function listOf<Item extends z.ZodType>(item: Item) {
  return z.object({
    items: z.array(item),
    next_cursor: z.string().nullable(),
    total: z.number().int(),
    total_is_exact: z.boolean(),
  });
}

/** The body of an import from CSV. */
export const importFields = (maxLength: number) => ({
  csv: z.string().max(maxLength),
  apply: z.boolean().default(false).describe('False only reports. With a refused row nothing is applied.'),
  skip_refused: z.boolean().default(false).describe('Leaves refused rows out and applies the others.'),
});

const rowCount = z.number().int();

/** What an import did with a row of its file, or would do. */
export const rowVerdictSchema = z.enum(['new', 'changed', 'same', 'refused']);

/** The report of an import, which stores all rows of a file, none, or all but refused ones. `counts` are further counts. */
export const importReport = <Row extends z.ZodType, Counts extends z.ZodRawShape>(
  row: Row,
  { counts, order }: { counts: Counts; order: string },
) =>
  z.object({
    applied: z.boolean(),
    counts: z.object({ new: rowCount, changed: rowCount, same: rowCount, refused: rowCount, ...counts }),
    rows: z.array(row).describe(`${order}; at most 1,000.`),
  });

/** Searches of one or two letters read this many rows: see `isShortSearch` in src/engine/text/fold-for-search.ts. */
export const newestSearched = 10_000;

/** The query of a list that can be searched. */
export const searchField = (matches: string) =>
  z
    .string()
    .trim()
    .max(200)
    .optional()
    .describe(`${matches} Accents, points, apostrophes and capitals don’t matter.`);

/** A search by trigrams, so a short one reads the newest rows only. */
export const indexedSearchField = (matches: string) =>
  searchField(`${matches} One or two letters are looked for among the newest 10,000.`);
