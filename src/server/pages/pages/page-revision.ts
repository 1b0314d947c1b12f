import { createHash } from 'node:crypto';
import type { PageTable } from './page-row.ts';

/**
 * What an edit must have seen: the version and the edits before it. A hash, so that a million pages need not carry a
 * counter, and a change of status is nobody's lost edit.
 */
export function pageRevision(page: Pick<PageTable, 'template_version_id' | 'overrides'>): string {
  // jsonb comes back with its keys in one fixed order.
  const text = JSON.stringify([page.template_version_id, page.overrides]);
  return createHash('sha256').update(text).digest('base64url').slice(0, 22);
}
