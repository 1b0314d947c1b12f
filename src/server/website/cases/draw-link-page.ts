import type { ReactElement } from 'react';
import { unknownSource } from '../../audience/leads/lead-source.ts';
import type { SiteParts } from '../serving/site-parts.ts';
import { sectionOf } from '../site-pages/section-of.ts';
import { drawCasePage } from './draw-case-page.ts';

interface LinkPage {
  /** Forms in the footer tell it as their page: never the link itself. */
  readonly path: string;
  readonly title: string;
  readonly lead: string;
  readonly body: ReactElement | null;
}

/** The page of a signed link, for its holder alone. */
export async function drawLinkPage(parts: SiteParts, { path, title, lead, body }: LinkPage): Promise<string> {
  const { html } = await drawCasePage(parts, {
    path,
    title: `${title} | ${parts.settings.current().business.name}`,
    description: '',
    trail: [],
    content: [sectionOf('page_heading', title, { lead, drawing: 'sofa' }), ...(body ? [body] : [])],
    isPrivate: true,
    visit: { source: unknownSource },
  });
  return html;
}
