import { slugOf } from '../../audience/leads/lead-source.ts';
import type { Pack } from '../../business/packs/pack.ts';
import { packStore } from '../../business/packs/pack-store.ts';
import { compileVersion } from '../../templates/templates/compile-version.ts';
import type { SitePageContext } from '../context/frame-context.ts';
import { sitePage } from '../context/site-page-store.ts';

/** The pack of the page at this path; null where there is no page. */
export async function packOfPath(
  { reads, published, settings }: Pick<SitePageContext, 'reads' | 'published' | 'settings'>,
  path: string | null,
): Promise<Pack | null> {
  if (path === null) return null;
  const page = sitePage(settings.current(), path);
  if (page) return page.pack;
  const slug = slugOf(path);
  const row = slug === null ? undefined : await published.find(slug);
  const version = row && (await compileVersion(reads.newest.kysely, row.template_version_id));
  return version ? packStore.pack(version.pack) : null;
}
