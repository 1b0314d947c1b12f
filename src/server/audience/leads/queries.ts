import { type Insertable, type Selectable, sql } from 'kysely';
import type { LeadKind, LeadStage, LeadStatus } from '../../../contract/audience/lead-filter.ts';
import { newestSearched } from '../../../contract/platform/route.ts';
import { isShortSearch } from '../../../engine/index.ts';
import { countRows } from '../../platform/count-queries.ts';
import type { PageAfter } from '../../platform/db/chunks-after.ts';
import type { Db, Trx } from '../../platform/db/database.ts';
import { contains } from '../../platform/db/folded-search.ts';
import type { Leads } from '../../platform/db/tables.ts';
import { AppError } from '../../platform/errors.ts';

export type LeadTable = Omit<Selectable<Leads>, 'search' | 'dedupe_key'>;

const columns = [
  'id',
  'kind',
  'status',
  'name',
  'phone',
  'phone_digits',
  'email',
  'address',
  'city',
  'state',
  'zip_code',
  'zip_answer',
  'service',
  'junk_types',
  'timeline',
  'preferred_date',
  'details',
  'page_path',
  'landing_page_id',
  'keyword',
  'page_city',
  'referrer',
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  'gclid',
  'gbraid',
  'wbraid',
  'msclkid',
  'fbclid',
  'sms_consent',
  'sms_consent_text',
  'suspected_spam',
  'spam_reason',
  'contact_id',
  'stage',
  'lost_reason',
  'assignee_id',
  'next_step',
  'next_step_at',
  'created_at',
  'updated_at',
] as const satisfies readonly (keyof LeadTable)[];

export async function getLead(db: Db, id: string): Promise<LeadTable> {
  return db.selectFrom('leads').select(columns).where('id', '=', id).executeTakeFirstOrThrow(leadMissing);
}

/** The lead, locked until the transaction ends. */
export async function lockLead(trx: Trx, id: string): Promise<LeadTable> {
  return trx
    .selectFrom('leads')
    .select(columns)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow(leadMissing);
}

const leadMissing = () => new AppError('not-found', 'Lead not found.', { reason: 'lead-missing' });

export interface LeadFilter {
  readonly search?: string | undefined;
  readonly status?: LeadStatus | undefined;
  readonly kind?: LeadKind | undefined;
  readonly spam?: 'true' | 'false' | undefined;
}

/** A number is found however it is written: "(561) 555-0118" by "561.555.0118". */
const digitsOf = (search: string) => (/^[\d\s().+-]{4,}$/.test(search) ? search.replaceAll(/\D/g, '') : '');

const leadText = sql<string>`search`;

/** Leads of a filter. `probe`: the rarest part of the search, the only one that the search index looks up. */
export function filteredLeads(db: Db, { search, status, kind, spam }: LeadFilter, probe?: string) {
  let query = db.selectFrom(eb => {
    const all = eb.selectFrom('leads').selectAll();
    return (isShortSearch(search) ? all.orderBy('id', 'desc').limit(newestSearched) : all).as('leads');
  });
  if (search) {
    const digits = digitsOf(search);
    query = query.where(contains(leadText, digits === '' ? [search] : [search, digits], probe));
  }
  if (status) query = query.where('status', '=', status);
  if (kind) query = query.where('kind', '=', kind);
  if (spam) query = query.where('suspected_spam', '=', spam === 'true');
  return query;
}

export async function listLeads(db: Db, filter: LeadFilter & PageAfter): Promise<LeadTable[]> {
  let query = filteredLeads(db, filter).select(columns).orderBy('id', 'desc').limit(filter.limit);
  if (filter.after) query = query.where('id', '<', filter.after);
  return query.execute();
}

/** Newest first. */
export async function listLeadsByIds(db: Db, ids: readonly string[]): Promise<LeadTable[]> {
  return db
    .selectFrom('leads')
    .select(columns)
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .orderBy('id', 'desc')
    .execute();
}

/** The number of leads, counted up to `most`. */
export async function countLeads(db: Db, filter: LeadFilter, max: number): Promise<number> {
  return countRows(db, filteredLeads(db, filter).select('id').limit(max));
}

/** Inserts the lead, unless the same request came in within the last ten minutes: then that lead's id and time are given back. */
export async function insertLead(
  trx: Trx,
  lead: Omit<Insertable<Leads>, 'dedupe_key'> & { dedupe_key: string },
): Promise<{ id: string; created_at: Date; isRepeat: boolean }> {
  await trx
    .updateTable('leads')
    .set({ dedupe_key: null })
    .where('dedupe_key', '=', lead.dedupe_key)
    .where('created_at', '<', sql<Date>`now() - interval '10 minutes'`)
    .execute();
  const inserted = await trx
    .insertInto('leads')
    .values(lead)
    .onConflict(conflict => conflict.column('dedupe_key').doNothing())
    .returning(['id', 'created_at'])
    .executeTakeFirst();
  if (inserted) return { ...inserted, isRepeat: false };
  const earlier = await trx
    .selectFrom('leads')
    .select(['id', 'created_at'])
    .where('dedupe_key', '=', lead.dedupe_key)
    .executeTakeFirstOrThrow();
  return { ...earlier, isRepeat: true };
}

export async function updateLead(
  trx: Trx,
  id: string,
  changes: {
    status?: LeadStatus | undefined;
    stage?: LeadStage | undefined;
    suspected_spam?: boolean;
    spam_reason?: string | null;
    lost_reason?: string | null | undefined;
    assignee_id?: string | null | undefined;
    next_step?: string | null | undefined;
    next_step_at?: string | null | undefined;
  },
): Promise<void> {
  await trx
    .updateTable('leads')
    .set({ ...changes, updated_at: sql`now()` })
    .where('id', '=', id)
    .execute();
}

/** The lead, locked; undefined: it was deleted. */
export async function findLeadToAdd(trx: Trx, id: string): Promise<LeadTable | undefined> {
  return trx.selectFrom('leads').select(columns).where('id', '=', id).forUpdate().executeTakeFirst();
}

export async function addToLead(
  trx: Trx,
  id: string,
  fields: Partial<Pick<LeadTable, 'name' | 'email' | 'address' | 'city' | 'state' | 'timeline' | 'details'>>,
): Promise<void> {
  await trx
    .updateTable('leads')
    .set({ ...fields, updated_at: sql`now()` })
    .where('id', '=', id)
    .execute();
}

/** Deletes the row and returns whose it was. */
export async function deleteLeadRow(trx: Trx, id: string): Promise<{ contact_id: string | null }> {
  return trx
    .deleteFrom('leads')
    .where('id', '=', id)
    .returning('contact_id')
    .executeTakeFirstOrThrow(leadMissing);
}

/** True if leads can be assigned to this account. */
export async function isStaff(db: Db, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('user_roles')
    .select('user_id')
    .where('user_id', '=', id)
    .where('role', '=', 'admin')
    .executeTakeFirst();
  return row !== undefined;
}

/** The generated page at this address, as far as a lead remembers it. */
export async function findLandingPage(
  db: Db,
  slug: string,
): Promise<{ id: string; field_values: unknown } | undefined> {
  return db
    .selectFrom('generated_landing_pages')
    .select(['id', 'field_values'])
    .where('slug', '=', slug)
    .executeTakeFirst();
}
