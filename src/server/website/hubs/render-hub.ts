import type { HubAddress } from '../../pages/towns/hub-paths.ts';
import { originOf } from '../../platform/config.ts';
import type { Visit } from '../context/page-forms.ts';
import { sectionOf } from '../context/section-of.ts';
import { areaFooter, type Footer } from '../site-pages/footers.ts';
import { frameFor } from '../site-pages/frame-for.ts';
import { renderFixedPage } from '../site-pages/render-fixed-page.ts';
import { breadcrumbList, localBusiness } from '../site-pages/structured-data.ts';
import type { HubContext } from './find-hub.ts';
import { findHub, type Hub } from './find-hub.ts';
import { renderCityPage } from './render-city-page.ts';

/** A list of links to generated pages, for one visitor. Null if there are none. */
export async function renderHub(
  context: HubContext,
  address: HubAddress,
  visit: Visit,
): Promise<string | null> {
  const hub = await findHub(context, address);
  if (!hub) return null;
  const { areas } = context.settings.current();
  const { city, state } = hub;
  const own = city === null ? null : context.cityPages.composedAt(areas, address, { city, state });
  if (own) {
    return (await renderCityPage(context, hub, own, visit)).html;
  }
  const { links } = await areaFooter(context);
  return renderFoundHub(context, hub, { footer: links, county: hub.county, visit });
}

export interface HubSurroundings {
  readonly footer: Footer['links'];
  /** The county whose phone is shown. */
  readonly county: string | null;
  readonly visit?: Visit;
  /** The form token, if it is already known. */
  readonly mark?: string;
}

/** Renders it by React. */
export function renderFoundHub(
  context: HubContext,
  hub: Hub,
  { visit, mark, ...around }: HubSurroundings,
): string {
  const { path, trail } = hub;
  const place = { city: hub.city ?? '', state: hub.state };
  const frame = frameFor(context, {
    path,
    ...around,
    forms: { city: hub.city, state: hub.state, mark },
    visit: visit ?? null,
  });
  const described = { settings: context.settings.current(), origin: originOf(context.config) };
  const framed = {
    ...frame,
    robots: hub.in_search ? frame.robots : 'noindex, follow',
    structured: [localBusiness(described), breadcrumbList(described, trail)],
  };
  return renderFixedPage(context, framed, {
    path,
    head: { title: hub.title, description: hub.description, keywords: [] },
    breadcrumb: trail,
    // One compiled list is filled for towns with short and long names.
    title_size: 'title-l',
    content: [
      sectionOf('page_heading', hub.heading.title, {
        lead: hub.heading.lead,
        drawing: hub.heading.drawing,
      }),
      sectionOf('page_list', hub.list.title, { lead: hub.list.lead }),
      sectionOf('cta', 'Not sure which page is yours?', {
        content: 'Call and tell us what it is about and where.',
        button_text: 'Call now',
      }),
    ],
    place,
    site: { page_list: hub.list },
  });
}
