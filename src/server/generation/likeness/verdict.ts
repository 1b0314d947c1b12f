import type { Likeness } from '../../../contract/generation/likeness.ts';
import type { Settings } from '../../../contract/platform/settings.ts';
import { pagesFrom } from '../../../engine/index.ts';
import type { LikenessTable } from './queries.ts';
import { type StoredLikeness, storedLikenessSchema } from './stored-likeness.ts';

export interface Verdict {
  readonly verdict: Likeness['verdict'];
  readonly verdict_text: string;
}

/** The verdict on approving a batch, from its forecast and the settings. */
export function judge(
  row: Pick<LikenessTable, 'state' | 'progress' | 'result' | 'failure'> | undefined,
  pages: number,
  settings: Settings['likeness'],
): Verdict {
  const { is_on, threshold_percent, largest_share_percent, from_pages } = settings;
  if (!is_on)
    return {
      verdict: 'off',
      verdict_text:
        'Batches are approved whatever their similarity. Switch the similarity check on under Settings.',
    };
  if (pages < from_pages) {
    const verdict_text = `A batch of fewer than ${count(from_pages)} pages may be approved whatever the forecast says.`;
    return { verdict: 'small', verdict_text };
  }
  const found = row?.state === 'done' ? readStored(row) : null;
  if (!found) return { verdict: 'unknown', verdict_text: whyUnknown(row) };
  const over = pagesFrom(found.counts, threshold_percent);
  const share = percentOf(over, found.pages);
  const finding =
    over === 0
      ? `No page is ${threshold_percent}% similar to another.`
      : `${count(over)} of ${count(found.pages)} ${found.pages === 1 ? 'page' : 'pages'} (${share}%) ${over === 1 ? 'is' : 'are'} at least ${threshold_percent}% similar to another page; ${largest_share_percent}% may be.`;
  return share <= largest_share_percent
    ? { verdict: 'passes', verdict_text: finding }
    : { verdict: 'too-alike', verdict_text: finding };
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

const count = (n: number) => n.toLocaleString('en-US');
