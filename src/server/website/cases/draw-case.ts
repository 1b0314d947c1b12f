import { CaseArticle } from '../../../site/case-article.tsx';
import { casePath } from '../../audience/cases/case-row.ts';
import { findPublishedCase } from '../../audience/cases/published-queries.ts';
import { siteNavigation } from '../context/navigation.ts';
import type { Visit } from '../context/page-forms.ts';
import { presentFinished } from '../context/present-case.ts';
import { sectionOf } from '../context/section-of.ts';
import type { Drawn, SiteParts } from '../context/site-parts.ts';
import { drawCasePage } from './draw-case-page.ts';
import { gallery } from './draw-gallery.ts';

/** The page of one case; null unless it is published. */
export async function drawCase(
  parts: SiteParts,
  slug: string,
  visit: Visit | null = null,
): Promise<Drawn | null> {
  const found = await findPublishedCase(parts.reads.kysely, slug);
  if (!found) return null;
  const content = presentFinished(found);
  const path = casePath(slug);
  const name = `${content.service} in ${content.town}, ${content.day.shown}`;
  const { city, state } = found;
  return drawCasePage(parts, {
    path,
    visit,
    place: { city, state },
    title: `${name} | ${parts.settings.current().business.name}`,
    description: [content.summary, ...content.facts].join(' · ').slice(0, 300),
    trail: [...siteNavigation(parts.settings.current()).parents.home, gallery, { href: path, text: name }],
    content: [
      sectionOf('page_heading', content.summary, { lead: content.service, drawing: content.service }),
      CaseArticle({ content }),
    ],
  });
}
