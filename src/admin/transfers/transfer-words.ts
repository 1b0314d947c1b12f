import type { ExportJob, ImportJob, TransferType, Verdict } from '../../contract/transfers.ts';
import type { Tone } from '../ui/status-badge.tsx';

export const typeWords: Record<TransferType, string> = {
  templates: 'Templates',
  batches: 'Batches',
  full_system: 'Full System',
};

export const verdictWords: Record<Verdict, string> = {
  new: 'Comes in',
  renamed: 'Gets a new name',
  kept: 'Stays as it is here',
  left_out: 'Left out',
  refused: 'Refused',
};

/** Names of the lists of a file, for people; a list that is not named here is called by its own name. */
const listWords: Record<string, string> = {
  generation_batches: 'Batches',
  bulk_generation_plans: 'Plans',
  generated_landing_pages: 'Pages',
  template_versions: 'Template versions',
  batch_inputs: 'Batch lists',
  site_photos: 'Photos',
  day_views: 'Views by day',
};

export function listName(field: string): string {
  const words = listWords[field] ?? field.replaceAll('_', ' ');
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

export const statusWord: Record<Status, string> = {
  pending: 'waiting',
  processing: 'processing',
  checked: 'checked',
  completed: 'completed',
  failed: 'failed',
};

/** 1234567 → "1.18 MB". */
export function megabytes(bytes: number | null): string {
  return bytes === null ? 'N/A' : `${(bytes / 1024 ** 2).toFixed(2)} MB`;
}
