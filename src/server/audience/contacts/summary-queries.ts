import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';

/** How much of a conversation a search reads: its newest leads and messages, and so many letters of all. */
const searched = { leads: 20, messages: 100, letters: 20_000 };

/**
 * Computes what lists show of these persons, from the leads and messages of all their records. Called after each change of
 * one, in its transaction and with the person's record locked: so it is right after merges, deletions and imports, too.
 */
export async function refreshContacts(trx: Db, rootIds: readonly string[]): Promise<void> {
  await sql`
    with persons as (
      select r.id, (
        select array_agg(m.id) from (
          select r.id union all select c.id from contacts c where c.merged_into is not null and c.root_id = r.id
        ) m
      ) as records
      from unnest(${rootIds}::uuid[]) as r (id)
    ), said as (
      select p.id, p.records, t.*, coalesce(t.last_answer, '-infinity') as answered_at
      from persons p left join lateral (
        select max(m.happened_at) filter (where m.kind <> 'stage') as last_at,
          max(m.happened_at) filter (where m.kind <> 'note') as last_word,
          max(m.happened_at) filter (where m.is_answer) as last_answer,
          coalesce(bool_or(m.kind not in ('lead', 'stage')), false) as is_talked
        from messages m where m.contact_id = any(p.records)
      ) t on true
    ), asked as (
      select s.id, l.*, (
        select min(m.happened_at) from messages m
        where m.contact_id = any(s.records) and m.direction = 'in' and m.kind <> 'lead' and not m.is_answer
          and m.happened_at > s.answered_at
      ) as unanswered
      from said s left join lateral (
        select count(*) as leads, coalesce(bool_and(l.suspected_spam), false) as all_spam,
          min(l.created_at) filter (
            where not l.suspected_spam and coalesce(l.stage, l.status) = 'new' and l.created_at > s.answered_at
          ) as lead_waits,
          coalesce(bool_or(coalesce(l.stage, l.status) = 'quoted' and not l.suspected_spam), false) as is_quoted,
          (array_agg(l.assignee_id order by l.id desc) filter (
            where l.assignee_id is not null and coalesce(l.stage, l.status) not in ('done', 'paid', 'lost')
          ))[1] as assignee_id
        from leads l where l.contact_id = any(s.records)
      ) l on true
    )
    update contacts c set
      shown_name = coalesce(nullif(c.name, ''), newest.name, ''),
      last_at = coalesce(s.last_at, c.created_at),
      waiting_since = least(a.lead_waits, a.unanswered),
      quiet_since = case when a.is_quoted and least(a.lead_waits, a.unanswered) is null then s.last_word end,
      assignee_id = a.assignee_id,
      is_spam = a.all_spam and a.leads > 0 and not s.is_talked,
      search = left(concat_ws(E'\n', c.name, points.words, wanted.words, talk.words), ${searched.letters}::int)
    from said s join asked a on a.id = s.id
      left join lateral (
        select l.name from leads l where l.contact_id = any(s.records) and l.name <> ''
        order by l.suspected_spam, l.id desc limit 1
      ) newest on true
      left join lateral (
        select string_agg(lower(n.name), E'\n') || E'\n' || coalesce(string_agg(
          (select string_agg(p.value, E'\n') from contact_points p where p.contact_id = n.id), E'\n'), '') as words
        from contacts n where n.id = any(s.records)
      ) points on true
      left join lateral (
        select string_agg(l.search, E'\n' order by l.id desc) as words
        from (select id, search from leads where contact_id = any(s.records) order by id desc limit ${searched.leads}) l
      ) wanted on true
      left join lateral (
        select string_agg(lower(m.body), E'\n' order by m.happened_at desc) as words
        from (
          select body, happened_at from messages where contact_id = any(s.records) and body <> ''
          order by happened_at desc limit ${searched.messages}
        ) m
      ) talk on true
    where c.id = s.id`.execute(trx);
}
