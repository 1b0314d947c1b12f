import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { type ConversationList, conversationsSearched } from '../../../contract/audience/conversations.ts';
import { isShortSearch } from '../../../engine/index.ts';
import type { PageAfter } from '../../platform/db/chunks-after.ts';
import type { Db } from '../../platform/db/database.ts';
import { contains } from '../../platform/db/folded-search.ts';
import { type SearchedTable, sampleTable } from '../../platform/db/search-sample.ts';

export interface ConversationFilter {
  readonly list: ConversationList;
  readonly search?: string | undefined;
  /** For `quoted_quiet`. */
  readonly days: number;
  /** For `mine`. */
  readonly userId: string;
}

/** A place in a list: the time it is sorted by, in microseconds since 1970, and the id. */
export const placeSchema = z.object({ at: z.string().regex(/^\d{1,16}$/), id: z.uuid() });
export type ConversationPlace = z.infer<typeof placeSchema>;

/** A time as a place has it, and back. Text of a timestamp would depend on the server's settings. */
export const placeOf = (time: RawBuilder<unknown>) =>
  sql<string>`(extract(epoch from ${time}) * 1000000)::int8::text`;
export const timeOf = ({ at }: ConversationPlace) =>
  sql<Date>`(timestamptz 'epoch' + ${at}::int8 * interval '1 microsecond')`;

export interface ConversationRow {
  readonly id: string;
  readonly shown_name: string;
  readonly last_at: Date;
  readonly waiting_since: Date | null;
  readonly quiet_since: Date | null;
  readonly is_spam: boolean;
  readonly assignee_id: string | null;
  /** The place of the row. */
  readonly at: string;
}

interface ListRule {
  readonly where: (filter: ConversationFilter) => RawBuilder<boolean>;
  readonly key: 'last_at' | 'waiting_since' | 'quiet_since';
  readonly order: 'asc' | 'desc';
}

const newest = { key: 'last_at', order: 'desc' } as const;

/** Each list has its index: see migrations/0158_contacts.sql. */
const lists: Readonly<Record<ConversationList, ListRule>> = {
  needs_answer: {
    where: () => sql`t.waiting_since is not null`,
    key: 'waiting_since',
    order: 'asc',
  },
  mine: { where: ({ userId }) => sql`t.assignee_id = ${userId}::uuid and t.last_at is not null`, ...newest },
  quoted_quiet: {
    where: ({ days }) =>
      sql`t.quiet_since is not null and t.quiet_since <= now() - make_interval(days => ${days}::int)`,
    key: 'quiet_since',
    order: 'asc',
  },
  all: { where: () => sql`not t.is_spam and t.last_at is not null`, ...newest },
  spam: { where: () => sql`t.is_spam and t.last_at is not null`, ...newest },
};

const table: SearchedTable = { table: 'contacts', text: sql<string>`t.search`, rowsOfBlock: 20 };
/** Counting the matches of a search reads their texts; other lists are counted in their index. */
const maxCounted = { search: 1_000, list: 10_000 };

/** A number is found however it is written: "(561) 555-0118" by "561.555.0118". */
const digitsOf = (search: string) => (/^[\d\s().+-]{4,}$/.test(search) ? search.replaceAll(/\D/g, '') : '');

/** Conversations of a list, and how many they are. */
export async function findConversations(
  db: Db,
  filter: ConversationFilter & PageAfter<ConversationPlace>,
): Promise<{ rows: ConversationRow[]; total: number; total_is_exact: boolean }> {
  const { search = '', limit, after } = filter;
  const isShort = isShortSearch(search);
  const sampled = search !== '' && !isShort ? await sampleTable(db, table, search) : null;
  const rows = await listRows(db, filter, sampled);
  const isWhole = after === null && rows.length < limit;
  const max = search === '' ? maxCounted.list : maxCounted.search;
  const total = isWhole ? rows.length : await count(db, filter, max + 1);
  return {
    rows,
    total: Math.min(total, max),
    total_is_exact: total <= max && !isShort,
  };
}

async function listRows(
  db: Db,
  filter: ConversationFilter & PageAfter<ConversationPlace>,
  sampled: Awaited<ReturnType<typeof sampleTable>>,
): Promise<ConversationRow[]> {
  const { key, order } = lists[filter.list];
  const at = sql<Date>`${sql.ref(`t.${key}`)}`;
  const direction = sql.raw(order);
  const { after } = filter;
  const beyond = after
    ? sql`and (${at}, t.id) ${sql.raw(order === 'asc' ? '>' : '<')} (${timeOf(after)}, ${after.id}::uuid)`
    : sql``;
  // Rare matches are all found by their rarest word, then sorted; frequent ones by reading the list in its order.
  const source = sampled?.isRare
    ? sql`(select * from contacts t where ${matches(filter, sampled.probe)} offset 0) t`
    : sourceOf(filter);
  const { rows } = await sql<ConversationRow>`
    select t.id, t.shown_name, t.last_at, t.waiting_since, t.quiet_since, t.is_spam, t.assignee_id, ${placeOf(at)} as at
    from ${source}
    where ${lists[filter.list].where(filter)} ${filter.search ? sql`and ${matches(filter)}` : sql``} ${beyond}
    order by ${at} ${direction}, t.id ${direction} limit ${filter.limit}`.execute(db);
  return rows;
}

/** One or two letters are looked for among the newest. */
function sourceOf(filter: ConversationFilter): RawBuilder<unknown> {
  if (!isShortSearch(filter.search ?? '')) return sql`contacts t`;
  const { key, order, where } = lists[filter.list];
  return sql`(select * from contacts t where ${where(filter)}
    order by ${sql.ref(`t.${key}`)} ${sql.raw(order)}, t.id ${sql.raw(order)} limit ${conversationsSearched}) t`;
}

function matches({ search = '' }: ConversationFilter, probe?: string): RawBuilder<boolean> {
  const digits = digitsOf(search);
  return contains(sql<string>`t.search`, digits === '' ? [search] : [search, digits], probe);
}

async function count(db: Db, filter: ConversationFilter, max: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select from ${sourceOf(filter)}
      where ${lists[filter.list].where(filter)} ${filter.search ? sql`and ${matches(filter)}` : sql``} limit ${max}
    ) counted`.execute(db);
  return rows[0]?.count ?? 0;
}

/** How many wait for an answer, counted up to `max`. */
export async function countWaiting(db: Db, max: number): Promise<number> {
  return count(db, { list: 'needs_answer', days: 0, userId: '' }, max);
}
