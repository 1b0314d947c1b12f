import { type Selectable, sql } from 'kysely';
import type { PageAfter } from '../../platform/db/chunks-after.ts';
import type { Db } from '../../platform/db/database.ts';
import type { Messages } from '../../platform/db/tables.ts';
import { type ConversationPlace, placeOf, timeOf } from './list-queries.ts';

export type MessageTable = Selectable<Messages> & { readonly at: string };

/** Messages of these records, newest first. Each record is read in the order of its own index. */
export async function listMessages(
  db: Db,
  { records, after, limit }: { readonly records: readonly string[] } & PageAfter<ConversationPlace>,
): Promise<MessageTable[]> {
  const beyond = after ? sql`and (m.happened_at, m.id) < (${timeOf(after)}, ${after.id}::uuid)` : sql``;
  const { rows } = await sql<MessageTable>`
    select m.*, ${placeOf(sql`m.happened_at`)} as at from unnest(${records}::uuid[]) as r (id) cross join lateral (
      select m.* from messages m where m.contact_id = r.id ${beyond}
      order by m.happened_at desc, m.id desc limit ${limit}
    ) m
    order by m.happened_at desc, m.id desc limit ${limit}`.execute(db);
  return rows;
}

export async function getMessage(db: Db, id: string): Promise<MessageTable> {
  return db
    .selectFrom('messages')
    .selectAll()
    .select(placeOf(sql.ref('happened_at')).as('at'))
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

/** The newest lead of each person, by the id of the person. */
export async function listNewestLeads(db: Db, rootIds: readonly string[]) {
  const { rows } = await sql<NewestLead>`
    select r.id as contact_id, l.*, (select count(*)::int from lead_photos p where p.lead_id = l.id) as photos
    from unnest(${rootIds}::uuid[]) as r (id) cross join lateral (
      select l.id, coalesce(l.stage, l.status) as stage, l.service, l.junk_types, l.city, l.page_city, l.zip_code,
        l.keyword, l.page_path, l.preferred_date, l.next_step, l.next_step_at
      from unnest(array(${recordsOf})) as c (id) cross join lateral (
        select * from leads l where l.contact_id = c.id order by l.id desc limit 1
      ) l order by l.id desc limit 1
    ) l`.execute(db);
  return rows;
}

export interface NewestLead {
  readonly contact_id: string;
  readonly id: string;
  readonly stage: string;
  readonly service: string | null;
  readonly junk_types: string[];
  readonly city: string | null;
  readonly page_city: string | null;
  readonly zip_code: string | null;
  readonly keyword: string | null;
  readonly page_path: string | null;
  readonly preferred_date: string | null;
  readonly next_step: string | null;
  readonly next_step_at: Date | null;
  readonly photos: number;
}

export interface LastMessage {
  readonly contact_id: string;
  readonly kind: string;
  readonly direction: string | null;
  readonly text: string;
}

/** The last thing said with each person; of a lead, its details. */
export async function listLastMessages(db: Db, rootIds: readonly string[], letters: number) {
  const { rows } = await sql<LastMessage>`
    select r.id as contact_id, m.kind, m.direction, left(coalesce(nullif(m.body, ''), l.details, ''), ${letters}::int) as text
    from unnest(${rootIds}::uuid[]) as r (id) cross join lateral (
      select m.kind, m.direction, m.body, m.lead_id from unnest(array(${recordsOf})) as c (id) cross join lateral (
        select * from messages m where m.contact_id = c.id order by m.happened_at desc, m.id desc limit 1
      ) m order by m.happened_at desc, m.id desc limit 1
    ) m left join leads l on l.id = m.lead_id and m.kind = 'lead'`.execute(db);
  return rows;
}

const recordsOf = sql`
  select r.id union all select c.id from contacts c where c.merged_into is not null and c.root_id = r.id`;
