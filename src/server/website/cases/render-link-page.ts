import type { ReactElement } from 'react';
import { unknownSource } from '../../audience/leads/lead-source.ts';
import type { SitePageContext } from '../context/frame-context.ts';
import { sectionOf } from '../context/section-of.ts';
import { renderCasePage } from './render-case-page.ts';

interface LinkPage {
  /** Forms in the footer tell it as their page: never the link itself. */
  readonly path: string;
  readonly title: string;
  readonly lead: string;
  readonly body: ReactElement | null;
}

/** What a link that was cut off shows. */
export const incompleteLink = {
  title: 'This link is not complete',
  lead: 'Open it from the message again, or copy all of it. If that does not help, call us.',
};

/** The page of a signed link, for its holder alone. */
export async function renderLinkPage(
  context: SitePageContext,
  { path, title, lead, body }: LinkPage,
): Promise<string> {
  const { html } = await renderCasePage(context, {
    path,
    title: `${title} | ${context.settings.current().business.name}`,
    description: '',
    trail: [],
    content: [sectionOf('page_heading', title, { lead, drawing: 'sofa' }), ...(body ? [body] : [])],
    isPrivate: true,
    visit: { source: unknownSource },
  });
  return html;
}
