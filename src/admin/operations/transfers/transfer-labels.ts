import type {
  ExportJob,
  ImportJob,
  ListedImport,
  TransferType,
  Verdict,
} from '../../../contract/operations/transfers.ts';
import { count, counted } from '../../platform/ui/count.ts';
import type { Tone } from '../../platform/ui/status-badge.tsx';

export const typeLabels: Record<TransferType, string> = {
  templates: 'Templates',
  batches: 'Batches',
  full_system: 'Full System',
};

export const verdictLabels: Record<Verdict, string> = {
  new: 'Comes in',
  renamed: 'Gets a new name',
  kept: 'Stays as it is here',
  left_out: 'Left out',
  refused: 'Refused',
};

/** Names of the lists of a file, for people; a list that is not named here is called by its own name. */
const listLabels: Record<string, string> = {
  generation_batches: 'Batches',
  bulk_generation_plans: 'Plans',
  generated_landing_pages: 'Pages',
  template_versions: 'Template versions',
  batch_inputs: 'Batch lists',
  site_photos: 'Photos of the site',
  brand_files: 'Logo and favicon',
  lead_photos: 'Photos of requests',
  lead_photo_files: 'Pictures of those photos',
  datasets: 'Keyword usage',
  dataset_keywords: 'Keywords used',
  named_data_sets: 'Data sets',
  named_data_set_versions: 'Data set versions',
  named_data_set_parts: 'Data set rows',
  batch_data_sets: 'Data sets of batches',
  page_changes: 'Bulk changes',
  page_change_parts: 'Pages of bulk changes',
  reverted_batches: 'Reverted batches',
  page_change_slugs: 'Addresses of bulk changes',
  redirect_snapshots: 'Redirects to put back',
  not_found_hits: 'Addresses not found',
  encyclopedia_articles: 'Looked-up articles',
  customer_profiles: 'Customers',
  day_views: 'Views by day',
};

export function listName(field: string): string {
  const words = listLabels[field] ?? field.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export const isUnderWay = ({ status }: Pick<ImportJob | ExportJob, 'status'>): boolean =>
  status === 'pending' || status === 'processing';

type Status = ImportJob['status'];

export const statusTone: Record<Status, Tone> = {
  pending: 'neutral',
  processing: 'blue',
  checked: 'neutral',
  completed: 'green',
  failed: 'red',
};

export const statusLabels: Record<Status, string> = {
  pending: 'waiting',
  processing: 'processing',
  checked: 'checked',
  completed: 'completed',
  failed: 'failed',
};

/** How far an export is, beside its status. */
export const exportNote = ({ status, rows_done, rows_total }: ExportJob): string | null =>
  status === 'processing' ? `${count(rows_done)} of ${count(rows_total)}` : null;

/** What an export leaves out, or why there is none. */
export function exportRemark({ export_data, error_message }: ExportJob): string | null {
  const left = export_data.lead_photo_files_left_out ?? 0;
  return left > 0
    ? `${counted(left, 'photo')} of requests did not fit. A backup holds all of them.`
    : error_message;
}

/** How far an import is, beside its status. */
export function importNote({ status, phase, bytes_done, file_size }: ListedImport): string | null {
  if (status === 'checked') return 'not imported yet';
  if (status !== 'processing') return null;
  const percent = Math.floor((bytes_done / Math.max(file_size, 1)) * 100);
  return `${phase}, ${percent}% read`;
}

/** 1234567 → "1.18 MB". */
export function megabytes(bytes: number | null): string {
  return bytes === null ? 'N/A' : `${(bytes / 1024 ** 2).toFixed(2)} MB`;
}
