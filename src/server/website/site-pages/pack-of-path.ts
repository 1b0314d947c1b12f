import type { ContentPack } from '../../../../content/content-pack.ts';
import { slugOf } from '../../audience/leads/lead-source.ts';
import { compileVersion } from '../../templates/templates/compile-version.ts';
import { contentPack } from '../../templates/templates/content-packs.ts';
import type { SiteParts } from '../serving/site-parts.ts';
import { sitePage } from './site-page-store.ts';

/** The pack of the page at this path; null where there is no page. */
export async function packOfPath(
  { database, published, settings }: Pick<SiteParts, 'database' | 'published' | 'settings'>,
  path: string | null,
): Promise<ContentPack | null> {
  if (path === null) return null;
  const page = sitePage(settings.current(), path);
  if (page) return page.pack;
  const slug = slugOf(path);
  const row = slug === null ? undefined : await published.find(slug);
  const version = row && (await compileVersion(database.kysely, row.template_version_id));
  return version ? contentPack(version.pack) : null;
}
