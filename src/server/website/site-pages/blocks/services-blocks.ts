import { services } from '../../../../../content/services.ts';
import { servicesPage } from '../../../../../content/site-copy/services-page.ts';
import type { DrawBlocks } from './block-facts.ts';
import { countyColumns } from './county-columns.ts';
import { closing } from './section-blocks.ts';

const { scheduling } = servicesPage;
const onCards: ReadonlySet<string> = new Set(servicesPage.cards.map(card => card.path));

/** Three ways to start, the other services, and the towns of the served counties. */
export const servicesBlocks: DrawBlocks = facts => [
  { kind: 'heading', title: servicesPage.hero_title, lead: servicesPage.hero_subtitle, about: 'fridge' },
  {
    kind: 'columns',
    id: 'start',
    ground: 'white',
    title: 'Choose where to start',
    lead: '',
    drawn: 'columns',
    columns: servicesPage.cards.map(card => ({
      title: card.title,
      text: card.text,
      items: [{ text: card.link_label, href: card.path }],
    })),
    link: null,
  },
  {
    kind: 'scheduling-dialog',
    title: scheduling.title,
    lead: scheduling.text,
    open_label: scheduling.button_label,
    close_label: scheduling.close_label,
    button_label: scheduling.submit_label,
    page: { href: '/reserve-now', text: scheduling.page_label },
  },
  {
    kind: 'columns',
    id: 'areas',
    ground: 'sky',
    title: servicesPage.areas.title,
    lead: '',
    columns: countyColumns(facts.business.counties, servicesPage.areas.counties, facts),
    link: { href: '/locations', text: 'See all locations' },
  },
  {
    kind: 'wall',
    title: 'Everything else we haul',
    lead: '',
    things: services
      .filter(service => !onCards.has(service.path))
      .map(service => ({ text: service.title, href: service.path, more: service.summary })),
  },
  closing(
    {
      title: 'Or book it in one call',
      text: 'Call and choose the day. We settle the time with you and give you an estimate.',
    },
    facts.business.discount,
  ),
];
