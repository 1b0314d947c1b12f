import { createHash } from 'node:crypto';
import type { PageTable } from './page-row.ts';

/**
 * What an edit must have seen: the version and the edits before it. A hash, so that a million pages need no counter,
 * and a change of status conflicts with no edit.
 */
export function pageRevision(page: Pick<PageTable, 'template_version_id' | 'overrides'>): string {
  // jsonb returns its keys in one fixed order.
  const text = JSON.stringify([page.template_version_id, page.overrides]);
  return createHash('sha256').update(text).digest('base64url').slice(0, 22);
}
