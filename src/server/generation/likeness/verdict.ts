import type { Likeness } from '../../../contract/generation/likeness.ts';
import type { Settings } from '../../../contract/platform/settings.ts';
import { pagesFrom } from '../../../engine/index.ts';
import type { LikenessTable } from './queries.ts';
import { type StoredLikeness, storedLikenessSchema } from './stored-likeness.ts';

export interface Verdict {
  readonly verdict: Likeness['verdict'];
  readonly verdict_text: string;
}

/** The verdict on approving a batch of so many pages, from its forecast and the settings. */
export function judge(
  row: Pick<LikenessTable, 'state' | 'progress' | 'result' | 'failure'> | undefined,
  settings: Settings['likeness'],
  pages: number,
): Verdict {
  const { is_on, threshold_percent, largest_share_percent } = settings;
  if (!is_on)
    return {
      verdict: 'off',
      verdict_text:
        'Batches are approved whatever their similarity. Switch the similarity check on under Settings.',
    };
  const found = row?.state === 'done' ? readStored(row) : null;
  if (!isAsked(pages)) return { verdict: 'passes', verdict_text: singlePageText(found, threshold_percent) };
  if (!found) return { verdict: 'unknown', verdict_text: whyUnknown(row) };
  const over = pagesFrom(found.counts, threshold_percent);
  const share = percentOf(over, found.pages);
  const text =
    over === 0
      ? `No page is ${threshold_percent}% similar to another.`
      : `${count(over)} of ${count(found.pages)} pages (${share}%) ${over === 1 ? 'is' : 'are'} at least ${threshold_percent}% similar to another page; ${largest_share_percent}% may be.`;
  return share <= largest_share_percent
    ? { verdict: 'passes', verdict_text: text }
    : { verdict: 'too-alike', verdict_text: text };
}

/** A single page is never asked about, as one made without a batch. */
export const isAsked = (pages: number) => pages > 1;

function singlePageText(found: StoredLikeness | null, threshold: number): string {
  if (!found) return 'A single page needs no similarity forecast.';
  const isOver = pagesFrom(found.counts, threshold) > 0;
  return isOver
    ? `The page is at least ${threshold}% similar to another page. A single page needs no reason.`
    : `No page is ${threshold}% similar to it.`;
}

export function readStored(row: Pick<LikenessTable, 'result'>): StoredLikeness | null {
  return storedLikenessSchema.safeParse(row.result).data ?? null;
}

/** To a tenth, never rounded down to the limit: 20.01% is more than 20%. */
export function percentOf(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.ceil((part / whole) * 1_000) / 10;
}

function whyUnknown(row: Pick<LikenessTable, 'state' | 'progress' | 'failure'> | undefined): string {
  if (row?.state === 'failed') return `The similarity could not be computed: ${row.failure ?? 'unknown'}`;
  if (row?.state === 'cancelled') return 'The similarity check was stopped.';
  if (!row) return 'The similarity is not computed yet.';
  return `The similarity is being computed (${Math.floor(row.progress * 100)}%).`;
}

/** A part in whole percents. */
export const wholePercent = (part: number) => Math.round(part * 100);

const count = (n: number) => n.toLocaleString('en-US');
