import { clickIds } from '../../../contract/audience/lead-forms.ts';
import { pageCode } from '../../pages/pages/page-code.ts';
import { writeCsv } from '../../platform/csv-records.ts';
import { chunksAfter } from '../../platform/db/chunks-after.ts';
import type { Db } from '../../platform/db/database.ts';
import { listPhotos } from './photo-queries.ts';
import { type LeadFilter, type LeadTable, listLeads } from './queries.ts';

const columns = [
  'created_at',
  'kind',
  'status',
  'name',
  'phone',
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
  'page_code',
  'keyword',
  'page_city',
  'referrer',
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  ...clickIds,
  'sms_consent',
  'suspected_spam',
  'spam_reason',
  'photos',
  'id',
  'contact_id',
  'stage',
  'lost_reason',
  'next_step',
  'next_step_at',
] as const;

/** Columns that follow from others or from another table. */
interface LeadLine extends LeadTable {
  readonly page_code: string | null;
  readonly photos: number;
}

/** Leads of a filter as CSV, newest first. Photos are counted; messages are left out. */
export const exportLeads = (db: Db, filter: LeadFilter, signal: AbortSignal) =>
  writeCsv(
    columns,
    chunksAfter(async page => withPhotos(db, await listLeads(db, { ...filter, ...page })), signal),
    lead => columns.map(column => cellOf(lead[column])),
  );

async function withPhotos(db: Db, leads: readonly LeadTable[]): Promise<LeadLine[]> {
  const photos = Map.groupBy(
    await listPhotos(
      db,
      leads.map(({ id }) => id),
    ),
    ({ lead_id }) => lead_id,
  );
  return leads.map(lead => ({
    ...lead,
    stage: lead.stage ?? lead.status,
    page_code: lead.landing_page_id === null ? null : pageCode(lead.landing_page_id),
    photos: photos.get(lead.id)?.length ?? 0,
  }));
}

function cellOf(value: LeadLine[(typeof columns)[number]]): string {
  if (value instanceof Date) return value.toISOString();
  return Array.isArray(value) ? value.join(', ') : String(value ?? '');
}
