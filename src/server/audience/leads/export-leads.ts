import { clickIds } from '../../../contract/audience/lead-forms.ts';
import { writeCsv } from '../../platform/csv-records.ts';
import { chunksAfter } from '../../platform/db/chunks-after.ts';
import type { Db } from '../../platform/db/database.ts';
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
  'service',
  'junk_types',
  'timeline',
  'preferred_date',
  'details',
  'page_path',
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
  'id',
] as const satisfies readonly (keyof LeadTable)[];

/** Leads of a filter as CSV, newest first. Photos and messages are left out. */
export const exportLeads = (db: Db, filter: LeadFilter, signal: AbortSignal) =>
  writeCsv(
    columns,
    chunksAfter(page => listLeads(db, { ...filter, ...page }), signal),
    lead => columns.map(column => cellOf(lead[column])),
  );

function cellOf(value: LeadTable[(typeof columns)[number]]): string {
  if (value instanceof Date) return value.toISOString();
  return Array.isArray(value) ? value.join(', ') : String(value ?? '');
}
