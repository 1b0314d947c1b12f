import { z } from 'zod';
import type { Route } from '../../../contract/platform/route.ts';
import { writeExport } from '../write-export.ts';
import type { Typed } from './build-call.ts';
import { callJson } from './call.ts';
import { fieldsOf } from './fields.ts';
import { type Columns, chooseColumns, formatReply, formatRows } from './format-reply.ts';
import type { SendCall } from './open-api.ts';
import type { PlainRoute } from './plain-routes.ts';

type Fields = Readonly<Record<string, unknown>>;

interface Listing {
  readonly path: string;
  readonly query: URLSearchParams;
  readonly typed: Typed;
  readonly interrupted: AbortSignal;
}

/** The item of a route that answers a list; null: it answers something else. */
function itemOf({ reply }: Route): z.ZodType | null {
  const items: unknown = reply instanceof z.ZodObject ? reply.shape.items : null;
  return items instanceof z.ZodArray && items.element instanceof z.ZodType ? items.element : null;
}

export const isList = (route: Route): boolean => route.method === 'get' && itemOf(route) !== null;

/** Most items that one call of a list answers; null: it answers all. */
export const pageSizeOf = ({ query }: Route): number | null =>
  fieldsOf(query).find(({ name }) => name === 'per_page')?.max ?? null;

/** Prints a list page by page, so that no list is too long for the memory. */
export async function writeList(send: SendCall, plain: PlainRoute, listing: Listing): Promise<void> {
  const { typed, interrupted } = listing;
  const write = typed.output.json ? asJson : asTable;
  await writeExport('-', write(plain, readPages(send, plain.route, listing), typed), { interrupted });
}

interface Page {
  readonly items: readonly Fields[];
  /** The rest of the last answer; null as long as there are more pages. */
  readonly rest: Fields | null;
}

async function* readPages(
  send: SendCall,
  route: Route,
  { path, query, typed }: Listing,
): AsyncGenerator<Page> {
  const max = pageSizeOf(route);
  let left = typeof typed.options.limit === 'number' && max !== null ? typed.options.limit : Infinity;
  for (;;) {
    if (max !== null) query.set('per_page', String(Math.min(left, max)));
    const reply = pageSchema.parse(await callJson(send, `${path}${query.size > 0 ? `?${query}` : ''}`));
    const { items, ...rest } = reply;
    left -= items.length;
    const isEnd = left <= 0 || items.length === 0 || !rest.next_cursor || max === null;
    yield { items, rest: isEnd ? rest : null };
    if (isEnd) return;
    query.set('cursor', String(rest.next_cursor));
  }
}

const pageSchema = z.looseObject({
  items: z.array(z.record(z.string(), z.unknown())),
  next_cursor: z.string().nullish(),
});

/** The API's answer, with the items of all pages. */
async function* asJson(_: PlainRoute, pages: AsyncGenerator<Page>): AsyncGenerator<Buffer> {
  let before = '{\n  "items": [';
  for await (const { items, rest } of pages) {
    for (const item of items) {
      yield Buffer.from(`${before}\n${indented(JSON.stringify(item, null, 2), '    ')}`);
      before = ',';
    }
    if (rest === null) continue;
    const start = before === ',' ? '\n  ]' : `${before}]`;
    const others = Object.keys(rest).length > 0 ? `,${JSON.stringify(rest, null, 2).slice(1)}\n` : '\n}\n';
    yield Buffer.from(`${start}${others}`);
  }
}

const indented = (text: string, by: string) => text.replaceAll(/^/gm, by);

async function* asTable(
  { noun, verb, route }: PlainRoute,
  pages: AsyncGenerator<Page>,
  { output, options }: Typed,
): AsyncGenerator<Buffer> {
  let columns: Columns | null = null;
  let shown = 0;
  for await (const { items, rest } of pages) {
    if (items.length > 0) {
      const isFirst: boolean = columns === null;
      columns ??= chooseColumns(itemOf(route), items);
      yield Buffer.from(`${formatRows(columns, items, isFirst)}\n`);
    }
    shown += items.length;
    if (rest === null) continue;
    if (shown === 0) yield Buffer.from(`No ${(verb === 'list' ? noun : verb).replaceAll('-', ' ')} found\n`);
    const { next_cursor, total, total_is_exact, ...others } = rest;
    if (Object.keys(others).length > 0) yield Buffer.from(`\n${formatReply(others)}\n`);
    const of = typeof total === 'number' && total > shown ? total.toLocaleString('en-US') : null;
    const more = total_is_exact === false ? ' or more' : '';
    if (of) output.note(`${shown.toLocaleString('en-US')} of ${of}${more}.`);
    if (next_cursor && options.limit !== undefined) output.note('All of them: --limit all');
  }
}
