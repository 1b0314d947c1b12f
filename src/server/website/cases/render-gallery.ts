import { CaseList } from '../../../site/case-list.tsx';
import type { HeadLink } from '../../../site/frame.ts';
import { galleryPath } from '../../audience/cases/case-row.ts';
import { listPublishedCases } from '../../audience/cases/published-queries.ts';
import { packStore } from '../../business/packs/pack-store.ts';
import { originOf } from '../../platform/config.ts';
import type { PageHtml, SitePageContext } from '../context/frame-context.ts';
import { siteNavigation } from '../context/navigation.ts';
import type { Visit } from '../context/page-forms.ts';
import { presentFinished } from '../context/present-case.ts';
import { sectionOf } from '../context/section-of.ts';
import { renderCasePage } from './render-case-page.ts';

const perPage = 12;

export const gallery = { href: galleryPath, text: 'Finished work' };

/** @example galleryPagePath(2) // '/finished-work/page/2/' */
export const galleryPagePath = (number: number) =>
  number === 1 ? galleryPath : `${galleryPath}page/${number}/`;

/** A page of the gallery; null beyond the last one, and without cases. */
export async function renderGallery(
  context: SitePageContext,
  number: number,
  visit: Visit | null = null,
): Promise<PageHtml | null> {
  const rows = await listPublishedCases(context.reads.kysely, (number - 1) * perPage, perPage + 1);
  if (rows.length === 0) return null;
  const path = galleryPagePath(number);
  const { name } = context.settings.current().business;
  const newer = number > 1 ? { href: galleryPagePath(number - 1), text: 'Newer work' } : null;
  const older = rows.length > perPage ? { href: galleryPagePath(number + 1), text: 'Older work' } : null;
  const origin = originOf(context.config);
  const links: HeadLink[] = [];
  if (newer) links.push({ rel: 'prev', href: `${origin}${newer.href}` });
  if (older) links.push({ rel: 'next', href: `${origin}${older.href}` });
  const page = number === 1 ? '' : `, page ${number}`;
  return renderCasePage(context, {
    path,
    visit,
    links,
    title: `Finished work${page} | ${name}`,
    description: `What ${name} did, where and when, with photos that customers agreed to show${page}.`,
    trail: [
      ...siteNavigation(context.settings.current()).parents.home,
      gallery,
      ...(number === 1 ? [] : [{ href: path, text: `Page ${number}` }]),
    ],
    content: [
      sectionOf('page_heading', `Finished work${page}`, {
        lead: 'Jobs that are done, each with its day and its town.',
        drawing: packStore.own().keyword,
      }),
      CaseList({
        content: {
          title: 'The newest first',
          cases: rows.slice(0, perPage).map(presentFinished),
          newer,
          older,
        },
      }),
    ],
  });
}
