import { aboutPage } from '../../../../../content/site-copy/about.ts';
import type { DrawBlocks } from './block-facts.ts';
import { countyColumns } from './county-columns.ts';
import { closing, hero, prose, reasons } from './section-blocks.ts';

/** Mission, three values, four commitments, where we work. */
export const aboutBlocks: DrawBlocks = facts => [
  hero(
    aboutPage.hero_title,
    aboutPage.hero_subtitle,
    aboutPage.commitment.items.map(item => item.title),
  ),
  prose('mission', aboutPage.mission.title, aboutPage.mission.paragraphs),
  reasons('values', 'What we care about', aboutPage.values),
  {
    kind: 'columns',
    id: 'commitment',
    ground: 'sky',
    title: aboutPage.commitment.title,
    lead: '',
    columns: aboutPage.commitment.items.map(item => ({ ...item, items: [] })),
    link: null,
  },
  {
    kind: 'columns',
    id: 'areas',
    ground: 'paper',
    title: aboutPage.areas.title,
    lead: '',
    columns: countyColumns(facts.business.counties, aboutPage.areas.counties, facts),
    link: { href: '/contact', text: aboutPage.call_to_action.quote_label },
  },
  closing(aboutPage.call_to_action, facts.business.discount),
];
