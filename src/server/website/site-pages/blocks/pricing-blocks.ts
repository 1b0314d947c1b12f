import { pricingPage } from '../../../../../content/site-copy/pricing.ts';
import type { DrawBlocks } from './block-facts.ts';
import { closing, gauge, prose, questions } from './section-blocks.ts';

const { up, down } = pricingPage.changes;

/** How a price comes about, the truck gauge, what moves it, what it includes. */
export const pricingBlocks: DrawBlocks = ({ business }) => [
  {
    kind: 'heading',
    title: pricingPage.hero_title,
    lead: pricingPage.hero_subtitle,
    about: 'garage',
  },
  gauge(pricingPage.gauge.title, `${pricingPage.gauge.text} ${pricingPage.gauge.note}`),
  prose('how', pricingPage.how.title, pricingPage.how.paragraphs),
  {
    kind: 'columns',
    id: 'changes',
    ground: 'paper',
    title: pricingPage.changes.title,
    lead: '',
    columns: [up, down].map(list => ({ title: list.title, text: '', items: list.items.map(plain) })),
    link: null,
  },
  {
    kind: 'items',
    title: pricingPage.included.title,
    items: pricingPage.included.items,
    about: 'sofa',
  },
  questions(pricingPage.faqs),
  closing(pricingPage.call_to_action, business.discount),
];

function plain(text: string) {
  return { text, href: null };
}
