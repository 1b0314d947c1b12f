import { sql } from 'kysely';
import type { PoolClient } from 'pg';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../../platform/db/database.ts';
import { type ContactPoint, pointKey, pointsOf } from './contact-points.ts';
import { findPoints, insertPoints, type OwnedPoint } from './point-queries.ts';
import { insertContacts } from './queries.ts';
import { refreshContacts } from './summary-queries.ts';

const leadIndex = 'leads_contact_idx';

/** Builds the index that tells leads without a contact, where the migration found the table large. No transaction: PostgreSQL refuses that. */
export async function buildLeadIndex(client: PoolClient): Promise<void> {
  const { rows } = await client.query<{ is_valid: boolean }>(
    'select indisvalid as is_valid from pg_index where indexrelid = to_regclass($1)',
    [leadIndex],
  );
  if (rows[0]?.is_valid) return;
  await client.query('set statement_timeout = 0');
  if (rows[0]) await client.query(`drop index concurrently if exists ${leadIndex}`);
  await client.query(`create index concurrently if not exists ${leadIndex} on leads (contact_id, id)`);
  await client.query('analyze leads');
  await client.query('reset statement_timeout');
}

export async function hasLeadWithoutContact(db: Db): Promise<boolean> {
  const row = await db
    .selectFrom('leads')
    .select('id')
    .where('contact_id', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

interface LeadWithoutContact {
  readonly id: string;
  readonly suspected_spam: boolean;
  readonly points: readonly ContactPoint[];
}

/**
 * Gives the next leads their contacts, in the caller's transaction. Returns the last lead's id; null: none was left.
 * A lead that somebody is changing is left for the next run.
 */
export async function writeContactsOf(
  db: Db,
  { after, limit }: { readonly after: string | null; readonly limit: number },
): Promise<string | null> {
  let query = db
    .selectFrom('leads')
    .select(['id', 'phone', 'email', 'suspected_spam'])
    .where('contact_id', 'is', null)
    .orderBy('id')
    .limit(limit)
    .forUpdate()
    .skipLocked();
  if (after !== null) query = query.where('id', '>', after);
  const leads = (await query.execute()).map(({ id, suspected_spam, phone, email }) => ({
    id,
    suspected_spam,
    points: pointsOf({ phone, email }),
  }));
  const last = leads.at(-1);
  if (!last) return null;
  const contactOf = await recognizeAll(db, leads);
  await writeLeads(db, contactOf);
  await refreshContacts(db, await lockRoots(db, [...new Set(contactOf.values())]));
  return last.id;
}

/** Contacts by lead, by the rules of `recognizeContact`, for many leads in the order in which they came. */
async function recognizeAll(
  db: Db,
  leads: readonly LeadWithoutContact[],
): Promise<ReadonlyMap<string, string>> {
  const everyPoint = leads.flatMap(({ points }) => points);
  const owners = new Map(
    (await findPoints(db, everyPoint)).map(point => [pointKey(point), point.contact_id]),
  );
  const contactOf = new Map<string, string>();
  const created = new Set<string>();
  const given: OwnedPoint[] = [];
  for (const { id, points, suspected_spam } of leads) {
    const known = points.map(point => owners.get(pointKey(point))).find(owner => owner !== undefined);
    const contact = known ?? uuidv7();
    if (known === undefined) created.add(contact);
    contactOf.set(id, contact);
    if (known !== undefined && suspected_spam) continue;
    for (const point of points) {
      if (owners.has(pointKey(point))) continue;
      owners.set(pointKey(point), contact);
      given.push({ ...point, contact_id: contact });
    }
  }
  await insertContacts(db, [...created]);
  await insertPoints(db, inOneOrder(given));
  return resolve(db, { contactOf, created, points: new Map(leads.map(({ id, points }) => [id, points])) });
}

/** Two transactions that give the same points wait for each other once, not in a circle. */
const inOneOrder = (points: readonly OwnedPoint[]): OwnedPoint[] =>
  points.toSorted((a, b) => (pointKey(a) < pointKey(b) ? -1 : 1));

interface Assigned {
  readonly contactOf: ReadonlyMap<string, string>;
  readonly created: ReadonlySet<string>;
  readonly points: ReadonlyMap<string, readonly ContactPoint[]>;
}

/** Points that a request took meanwhile belong to its contact: leads of a new contact that got none of its points go there. */
async function resolve(
  db: Db,
  { contactOf, created, points }: Assigned,
): Promise<ReadonlyMap<string, string>> {
  const owners = new Map(
    (await findPoints(db, [...points.values()].flat())).map(point => [pointKey(point), point.contact_id]),
  );
  const resolved = new Map(
    [...contactOf].map(([lead, contact]) => {
      if (!created.has(contact)) return [lead, contact];
      const owned = (points.get(lead) ?? []).map(point => owners.get(pointKey(point)));
      return [lead, owned.includes(contact) ? contact : (owned.find(Boolean) ?? contact)];
    }),
  );
  const used = new Set(resolved.values());
  const unused = [...created].filter(contact => !used.has(contact));
  if (unused.length > 0) {
    await db.deleteFrom('contacts').where('id', '=', sql<string>`any(${unused}::uuid[])`).execute();
  }
  return resolved;
}

/** Contact, stage and place in the timeline of each lead. */
async function writeLeads(db: Db, contactOf: ReadonlyMap<string, string>): Promise<void> {
  await sql`
    with given as (
      select * from unnest(${[...contactOf.keys()]}::uuid[], ${[...contactOf.values()]}::uuid[]) as g (lead_id, contact_id)
    ), written as (
      update leads l set contact_id = g.contact_id, stage = coalesce(l.stage, l.status)
      from given g where l.id = g.lead_id
      returning l.id, l.contact_id, l.created_at
    )
    insert into messages (id, contact_id, lead_id, kind, channel, direction, happened_at)
    select id, contact_id, id, 'lead', 'form', 'in', created_at from written
    on conflict do nothing`.execute(db);
}

/** The persons of these records, locked: merged records before those they are a part of. */
async function lockRoots(db: Db, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ root_id: string }>`
    select root_id from contacts where id = any(${ids}::uuid[]) order by merged_into is null, id for no key update
  `.execute(db);
  const roots = [...new Set(rows.map(row => row.root_id))];
  await sql`select from contacts where id = any(${roots}::uuid[]) order by id for no key update`.execute(db);
  return roots;
}
