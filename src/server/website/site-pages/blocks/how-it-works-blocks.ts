import { howItWorksPage } from '../../../../../content/site-copy/how-it-works.ts';
import { wasteAuthorities } from '../../../../../content/waste-authorities.ts';
import type { DrawBlocks } from './block-facts.ts';
import { closing, prose, steps } from './section-blocks.ts';

const { refused } = howItWorksPage;

/** Three steps, the day itself, what helps, and what we can't take with where it goes instead. */
export const howItWorksBlocks: DrawBlocks = ({ business }) => [
  {
    kind: 'heading',
    title: howItWorksPage.hero_title,
    lead: howItWorksPage.hero_subtitle,
    about: 'mattress',
  },
  steps('Call, choose, done', '', howItWorksPage.steps),
  prose('on-the-day', howItWorksPage.on_the_day.title, howItWorksPage.on_the_day.paragraphs),
  {
    kind: 'columns',
    id: 'preparation',
    ground: 'sky',
    title: howItWorksPage.preparation.title,
    lead: howItWorksPage.preparation.text,
    columns: howItWorksPage.preparation.tips.map(tip => ({ ...tip, items: [] })),
    link: null,
  },
  {
    kind: 'columns',
    id: 'refused',
    ground: 'white',
    title: refused.title,
    lead: refused.text,
    columns: refused.items.map(title => ({ title, text: '', items: [] })),
    link: null,
  },
  {
    kind: 'columns',
    id: 'drop-off',
    ground: 'sky',
    title: refused.where.title,
    lead: '',
    columns: refused.where.counties
      .filter(({ county }) => business.counties.includes(county))
      .map(({ county, text }) => ({
        title: county,
        text,
        items: wasteAuthorities
          .filter(authority => authority.county === county)
          .map(authority => ({ text: authority.name, href: authority.url })),
      })),
    link: null,
  },
  closing(howItWorksPage.call_to_action, business.discount),
];
