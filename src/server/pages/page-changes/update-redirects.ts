import type { PoolClient } from 'pg';
import { noRedirect } from '../../../contract/pages/pages.ts';
import { kyselyOn } from '../../platform/db/kysely-on.ts';
import { leaveAddresses } from '../redirects/leave-addresses.ts';
import type { PageFacts } from '../redirects/nearest-queries.ts';
import { returnToAddresses, undoAddressChange } from '../redirects/return-to-addresses.ts';
import type { JobChange } from './change-part.ts';

interface MovedPage {
  readonly slug: string;
  /** What a page was about that was public until now. */
  readonly left?: PageFacts | undefined;
}

/**
 * Redirects of the pages that a part changed, in its transaction: pages that leave get one at their old address, pages
 * that return lose theirs, and undoing restores the earlier redirects.
 */
export async function updateRedirects(
  client: PoolClient,
  change: JobChange,
  pages: readonly MovedPage[],
): Promise<void> {
  const trx = kyselyOn(client);
  const slugs = pages.map(page => page.slug);
  const { action, undoes, redirect_to, template_id, batch_id } = change;
  if (slugs.length === 0 || !['publish', 'archive', 'draft', 'delete', 'revert'].includes(action)) return;
  if (undoes !== null) {
    // Rules replaced by the pages of a batch return when it is reverted again.
    await undoAddressChange(trx, { cause: undoes, slugs, keptFor: batch_id ?? undefined });
  } else if (action === 'revert') return;
  else if (action === 'publish') await returnToAddresses(trx, slugs, change.id);
  else {
    // A draft is expected back: its address leads nowhere.
    const isNowhere = action === 'draft' || redirect_to === noRedirect;
    const to = isNowhere ? { to: null } : redirect_to === null ? {} : { to: redirect_to };
    const left = pages.flatMap(({ slug, left: page }) => (page ? [{ slug, page, ...to }] : []));
    await leaveAddresses(trx, left, change.id, { leaving: template_id });
  }
}
