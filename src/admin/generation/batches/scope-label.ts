import type { Batch } from '../../../contract/generation/batches.ts';
import { counted } from '../../platform/ui/count.ts';

type Scope = Pick<Batch, 'keyword_count' | 'location_count' | 'combinations'>;

/** The inputs that a batch makes pages of: "1 keyword × 25 locations, several rows each". */
export function scopeLabel({ keyword_count, location_count, combinations }: Scope): string {
  const label = `${counted(keyword_count, 'keyword')} × ${counted(location_count, 'location')}`;
  return combinations > keyword_count * location_count ? `${label}, several rows each` : label;
}
