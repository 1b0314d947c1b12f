import { CaseArticle } from '../../../site/case-article.tsx';
import { casePath } from '../../audience/cases/case-row.ts';
import { findPublishedCase } from '../../audience/cases/published-queries.ts';
import type { PageHtml, SitePageContext } from '../context/frame-context.ts';
import { siteNavigation } from '../context/navigation.ts';
import type { Visit } from '../context/page-forms.ts';
import { presentFinished } from '../context/present-case.ts';
import { sectionOf } from '../context/section-of.ts';
import { renderCasePage } from './render-case-page.ts';
import { gallery } from './render-gallery.ts';

/** The page of one case; null unless it is published. */
export async function renderCase(
  context: SitePageContext,
  slug: string,
  visit: Visit | null = null,
): Promise<PageHtml | null> {
  const found = await findPublishedCase(context.reads.kysely, slug);
  if (!found) return null;
  const content = presentFinished(found);
  const path = casePath(slug);
  const name = `${content.service} in ${content.town}, ${content.day.shown}`;
  const { city, state } = found;
  return renderCasePage(context, {
    path,
    visit,
    place: { city, state },
    title: `${name} | ${context.settings.current().business.name}`,
    description: [content.summary, ...content.facts].join(' · ').slice(0, 300),
    trail: [...siteNavigation(context.settings.current()).parents.home, gallery, { href: path, text: name }],
    content: [
      sectionOf('page_heading', content.summary, { lead: content.service, drawing: content.service }),
      CaseArticle({ content }),
    ],
  });
}
