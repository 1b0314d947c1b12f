import type { PageRow } from '../../../contract/pages/pages.ts';
import { draftPreviewPath } from '../../../contract/platform/draft-preview.ts';

/** Where a page can be looked at: on the site, or as staff see it before visitors do. */
export function viewLink({ id, slug, status }: Pick<PageRow, 'id' | 'slug' | 'status'>): {
  readonly label: 'View' | 'Preview';
  readonly href: string;
} {
  return status === 'published'
    ? { label: 'View', href: `/${slug}/` }
    : { label: 'Preview', href: draftPreviewPath('pages', id) };
}
