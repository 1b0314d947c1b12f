import type { z } from 'zod';
import type { Route } from '../../../contract/platform/route.ts';
import { routes } from '../../../contract/routes.ts';
import { misuse } from '../exit-codes.ts';
import { callJson } from './call.ts';
import { fieldsOf } from './fields.ts';
import type { SendCall } from './open-api.ts';

interface KnownList {
  readonly list: Route;
  /** The field by which people know an item. */
  readonly name: string;
  readonly example: string;
}

/** Lists whose items can be named on the command line instead of their ids. */
const known: Readonly<Record<string, KnownList>> = {
  '/api/api-keys': { list: routes['api-keys'].list, name: 'prefix', example: 'ph_k3v9x2qd' },
  '/api/batches': { list: routes.batches.list, name: 'name', example: 'Winter' },
  '/api/customers': { list: routes.customers.list, name: 'email', example: 'ann@example.com' },
  '/api/data-sets': { list: routes['data-sets'].list, name: 'name', example: '"Palm Beach towns"' },
  '/api/pages': { list: routes.pages.list, name: 'slug', example: 'lawn-care-miami-fl' },
  '/api/posts': { list: routes.posts.list, name: 'slug', example: 'before-you-call' },
  '/api/redirects': { list: routes.redirects.list, name: 'source_path', example: '/old-page' },
  '/api/services': { list: routes.services.list, name: 'name', example: 'Hedges' },
  '/api/site-pages': { list: routes['site-pages'].list, name: 'path', example: '/about' },
  '/api/templates': { list: routes.templates.list, name: 'name', example: '"Landing page"' },
};

/** Fields that hold the id of another list's item. */
const referring: Readonly<Record<string, string>> = {
  template_id: '/api/templates',
  generation_batch_id: '/api/batches',
};

/** Items are looked for among this many. */
const maxRead = 10_000;

/** The list that a part of a path or a field names an item of. */
export function listNamedBy(path: string, part: string): KnownList | null {
  const [start = ''] = path.split(`/{${part}}`, 1);
  return known[start === path ? (referring[part] ?? '') : start] ?? null;
}

/** The id of the item that is given by its id or its name. */
export async function findId(
  send: SendCall,
  { list, name }: KnownList,
  { text, id }: { readonly text: string; readonly id: z.ZodType },
): Promise<string> {
  if (id.safeParse(text).success) return text;
  const found = new Map<string, unknown>();
  const wanted = plain(text);
  const searches = fieldsOf(list.query).some(field => field.name === 'search');
  const query = new URLSearchParams({
    per_page: '200',
    ...(searches ? { search: wanted.slice(0, 200) } : {}),
  });
  let read = 0;
  for (let next: unknown = ''; next !== null && read < maxRead; ) {
    const page = (await callJson(send, `${list.path}?${query}`)) as Page;
    for (const item of page.items) if (plain(String(item[name])) === wanted) found.set(String(item.id), item);
    read += page.items.length;
    next = page.next_cursor ?? null;
    query.set('cursor', String(next));
  }
  const [only, second] = found.keys();
  if (only === undefined) throw misuse(`“${text}” not found in ${list.noun}.`, `See: ${list.noun} list`);
  if (second !== undefined)
    throw misuse(`${found.size} are named “${text}”. Give the id of one:`, [...found.keys()].join('\n'));
  return only;
}

interface Page {
  readonly items: readonly Readonly<Record<string, unknown>>[];
  readonly next_cursor?: string | null;
}

/** People write addresses as they see them, and names in any case. */
const plain = (text: string) =>
  text
    .trim()
    .toLowerCase()
    .replaceAll(/^\/+|(?<!\/)\/+$/g, '');
