import { maxFindingSentences } from '../../../contract/business/predicates.ts';
import { titleCase } from '../../../engine/index.ts';
import { townWorkKey } from '../../audience/cases/announce-case.ts';
import { mainServiceName } from '../../business/findings/findings-of-service.ts';
import { packStore } from '../../business/packs/pack-store.ts';
import { findArea } from '../../business/places/find-area.ts';
import { milesBetween, milesShown } from '../../business/places/nearest-areas.ts';
import { factAddresses, withFindings } from '../../business/statements/page-facts.ts';
import { hubsKey } from '../../pages/towns/hub-paths.ts';
import { originOf } from '../../platform/config.ts';
import { townTexts } from '../context/city-page-texts.ts';
import type { ComposedCityPage } from '../context/city-pages.ts';
import type { PageHtml } from '../context/frame-context.ts';
import type { Visit } from '../context/page-forms.ts';
import type { Place } from '../context/towns.ts';
import { countyMap } from '../site-pages/area-maps.ts';
import { fillSections } from '../site-pages/fill-copy.ts';
import { areaFooter } from '../site-pages/footers.ts';
import { frameFor } from '../site-pages/frame-for.ts';
import { renderFixedPage } from '../site-pages/render-fixed-page.ts';
import { mainTownHref } from '../site-pages/service-pages.ts';
import { breadcrumbList, localBusiness, service, townServed } from '../site-pages/structured-data.ts';
import { neighborsOf, neighborsTitle } from '../site-pages/town-content.ts';
import { townWork } from '../site-pages/town-work.ts';
import { type ComposedFrom, composeCityPage } from './compose-city-page.ts';
import type { Hub, HubContext } from './find-hub.ts';

/** The page of a town, composed from what is known of it, in place of the first list of its pages. */
export async function renderCityPage(
  context: HubContext,
  hub: Hub,
  { city, state, own }: ComposedCityPage,
  visit: Visit | null = null,
): Promise<PageHtml> {
  const settings = context.settings.current();
  const { areas, business } = settings;
  const { path, trail } = hub;
  const subject = { city, state, service: '' };
  const stated = await context.facts.of(subject, areas);
  // The town's own page is about all of the trade; what follows from figures follows for its main service.
  const about = { city, state, service: mainServiceName(packStore.own()) };
  const findings = context.facts.findingsOf(about, areas, 2 * maxFindingSentences);
  const facts = withFindings(stated, findings);
  const { links, slugs, published } = await areaFooter(context);
  const page = composeCityPage({
    city,
    state,
    facts,
    own,
    ...placeOf(context, { city, state }, published),
  });
  const texts = townTexts();
  const main = packStore.own().keyword;
  const quote = { service: texts.quote, items: business.items };
  const forms = { keyword: main, city, state, quote };
  const frame = frameFor(context, { path, county: hub.county, footer: links, forms, visit });
  const described = { settings, origin: originOf(context.config) };
  const sold = {
    name: `${titleCase(main)} in ${city}`,
    keyword: main,
    path,
    areaServed: townServed(city, state),
  };
  const framed = {
    ...frame,
    structured: [localBusiness(described), service(described, sold), breadcrumbList(described, trail)],
  };
  return {
    html: renderFixedPage(context, framed, {
      path,
      head: page.head,
      breadcrumb: trail,
      content: fillSections(page.sections, settings),
      place: { city, state },
      keyword: main,
      photo: context.settings.photo('towns'),
      site: {
        ...page.site,
        finished_work: await townWork(context, { city, state }),
        page_list: hub.list,
      },
    }),
    shows: [
      ...slugs,
      hubsKey,
      path,
      townWorkKey(`${city}, ${state}`),
      ...factAddresses(subject, texts.namedFacts, areas.towns),
    ],
  };
}

/** The town's location, and neighboring towns with pages. */
function placeOf(
  { settings }: HubContext,
  { city, state }: Place,
  published: ReadonlyMap<string, string>,
): Pick<ComposedFrom, 'county' | 'map' | 'neighbors' | 'neighbors_title'> {
  const { areas } = settings.current();
  const here = findArea(areas.towns, city, state);
  const around = neighborsOf(areas, city, state).map(area => ({
    area,
    miles: here && milesBetween(here, area),
  }));
  return {
    county: here?.county ?? '',
    map: here && countyMap(here, areas.towns, here),
    neighbors_title: neighborsTitle(around.map(({ miles }) => miles)),
    neighbors: around.map(({ area, miles }) => ({
      text: area.city,
      href: mainTownHref(area, published),
      more: milesShown(miles),
    })),
  };
}
