import { cityPages } from '../../../../../content/city-pages.ts';
import { hubCopy } from '../../../../../content/site-copy/hubs.ts';
import { locationsPage } from '../../../../../content/site-copy/locations.ts';
import { countyDrawing } from '../../landing-pages/place-drawing.ts';
import { serviceDirectory } from '../service-pages.ts';
import type { DrawBlocks } from './block-facts.ts';
import { closing, prose } from './section-blocks.ts';

/** County, town, service: links to all pages in our own area, or what to do without one. */
export const locationsBlocks: DrawBlocks = ({ business, settings, published, states }) => {
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
      title: 'Towns we have written about',
      lead: '',
      columns: [...new Set(cityPages.map(page => page.county))].map(county => ({
        title: county,
        text: '',
        items: cityPages
          .filter(page => page.county === county)
          .map(page => ({ text: page.city, href: page.path })),
      })),
      link: null,
    },
    prose('not-listed', 'Not on the list?', locationsPage.introduction),
    closing(
      { title: 'Give us the street', text: 'We will tell you when a truck can be there.' },
      business.discount.amount,
    ),
  ];
};
