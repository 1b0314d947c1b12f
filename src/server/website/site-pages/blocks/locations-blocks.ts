import { hubCopy } from '../../../../../content/site-copy/hubs.ts';
import { locationsPage } from '../../../../../content/site-copy/locations.ts';
import type { Name } from '../../../../site/block.ts';
import { findArea } from '../../../business/places/find-area.ts';
import { countyDrawing } from '../../landing-pages/place-drawing.ts';
import { serviceDirectory } from '../service-pages.ts';
import type { BlockFacts, DrawBlocks } from './block-facts.ts';
import { closing, prose } from './section-blocks.ts';

/** County, town, service: links to all pages in our own area, or what to do without one. */
export const locationsBlocks: DrawBlocks = ({ business, settings, published, city_pages, states }) => {
  const directory = serviceDirectory(settings.areas.towns, published);
  return [
    { kind: 'heading', title: locationsPage.hero_title, lead: locationsPage.hero_subtitle, about: 'palm' },
    {
      kind: 'directory',
      title: 'County, town, service',
      lead: '',
      counties: business.counties.map(county => {
        const text = locationsPage.counties.find(one => one.county === county)?.text ?? '';
        const cities = directory.find(one => one.name === county)?.cities ?? [];
        return {
          name: county,
          text: cities.length > 0 ? text : `${text} ${locationsPage.empty}`.trim(),
          drawing: countyDrawing(county, settings.areas.towns, null),
          cities,
        };
      }),
      states: { title: hubCopy.states_title, items: states },
      link: { href: '/contact', text: locationsPage.contact_label },
    },
    {
      kind: 'columns',
      id: 'cities',
      ground: 'white',
      title: 'Towns with a page of their own',
      lead: '',
      columns: business.counties
        .map(county => ({ title: county, text: '', items: citiesIn(county, settings, city_pages) }))
        .filter(({ items }) => items.length > 0),
      link: null,
    },
    prose('not-listed', 'Not on the list?', locationsPage.introduction),
    closing(
      { title: 'Give us the street', text: 'We will tell you when a truck can be there.' },
      business.discount,
    ),
  ];
};

function citiesIn(
  county: string,
  { areas }: BlockFacts['settings'],
  pages: BlockFacts['city_pages'],
): Name[] {
  return pages
    .filter(page => findArea(areas.towns, page.city, page.state)?.county === county)
    .map(page => ({ text: page.city, href: page.path }));
}
