import { business as demoBusiness } from '../../../../../content/business.ts';
import { countiesShown } from '../../../../../content/fill-claims.ts';
import { serviceGroups } from '../../../../../content/service-groups.ts';
import { homePage } from '../../../../../content/site-copy/home.ts';
import { hubCopy } from '../../../../../content/site-copy/hubs.ts';
import { sampleTestimonialLabel } from '../../../../../content/site-copy/testimonials.ts';
import { whyChoose } from '../../../../../content/site-copy/why-choose.ts';
import type { BusinessProfile, Settings } from '../../../../contract/platform/settings.ts';
import type { Block } from '../../../../site/block.ts';
import type { ShownReview } from '../../../../site/reviews.tsx';
import { serviceDirectory } from '../service-pages.ts';
import type { DrawBlocks } from './block-facts.ts';
import { closing, gauge, steps, voices, whyUs } from './section-blocks.ts';

/** The front page: who we are, what we take, how it goes, what it costs, why us, where we are. */
export const homeBlocks: DrawBlocks = ({ business, settings, published, states, reviews }) => [
  {
    kind: 'home-hero',
    title: homePage.hero.title,
    lead: homePage.hero.subtitle,
    quote_label: homePage.hero.quote_label,
  },
  {
    kind: 'wall',
    title: homePage.hero.items_title,
    lead: '',
    things: business.items.map(item => ({ text: item, href: null, more: '' })),
  },
  steps(homePage.how_it_works.title, homePage.how_it_works.subtitle, homePage.how_it_works.steps),
  {
    kind: 'columns',
    id: 'services-list',
    ground: 'paper',
    title: homePage.services.title,
    lead: homePage.services.subtitle,
    drawn: 'items',
    columns: serviceGroups.map(group => ({
      title: group.title,
      text: '',
      items: group.services.map(service => ({ text: service.name, href: service.path })),
    })),
    link: null,
  },
  whyUs(whyChoose.title, whyChoose.benefits, whyChoose.first_responders.title),
  {
    kind: 'figures',
    title: homePage.about.title,
    paragraphs: homePage.about.paragraphs,
    figures: [
      { value: business.years, label: homePage.about.years_label },
      {
        value: String(business.counties.length),
        label: homePage.about.counties_label,
      },
      { value: '{{fact:business.satisfaction}}', label: homePage.about.satisfaction_label },
    ].filter(({ value }) => value !== ''),
    note: `${homePage.about.counties_title}: ${countiesShown(business.counties)}.`,
  },
  customersSay(settings, reviews),
  gauge(homePage.pricing.title, homePage.pricing.text),
  {
    kind: 'directory',
    title: homePage.areas.title,
    lead: homePage.areas.text,
    counties: serviceDirectory(settings.areas.towns, published),
    states: { title: hubCopy.states_title, items: states },
    link: { href: '/locations', text: homePage.areas.link_label },
  },
  closing(homePage.contact, business.discount),
];

/** As many as fit in two rows. */
const maxShown = 8;

/** Reviews, then what the owner wrote down. Samples only for the business of the demo, as long as there is no review. */
function customersSay(
  { business, testimonials: { entries } }: Settings,
  reviews: readonly ShownReview[],
): Block {
  const { title } = homePage.testimonials;
  const own = entries.filter(({ is_sample }) => !is_sample);
  if (reviews.length > 0) {
    const written = own.map(
      ({ initials, rating, text }, at): ShownReview => ({
        id: `own ${at}`,
        words: text,
        rating,
        author: initials,
        town: '',
        day: null,
        source: null,
      }),
    );
    return { kind: 'reviews', id: 'customers', title, reviews: [...reviews, ...written].slice(0, maxShown) };
  }
  return voices(
    title,
    (isDemo(business) ? entries : own).map(one => ({
      quote: one.text,
      author: `${one.initials}, ${one.rating} of 5 stars${one.is_sample ? ` (${sampleTestimonialLabel})` : ''}`,
    })),
  );
}

/** No other business has this name and this made-up phone number. */
const isDemo = ({ name, phones }: BusinessProfile) =>
  name === demoBusiness.name && phones.default === demoBusiness.phones.default;
