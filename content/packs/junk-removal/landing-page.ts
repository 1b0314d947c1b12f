import { type LayoutName, type Section, sampleSection } from '../../../src/sections/schemas.ts';
import type { PackTemplate } from '../../content-pack.ts';
import { localFacts } from './local-facts.ts';

interface Words {
  readonly title?: string;
  readonly description?: string;
  readonly internal_links?: readonly never[];
  readonly footer_text?: string;
  readonly benefits?: readonly string[];
}

/** What these sections say fits every service. */
const ofEvery: Readonly<Partial<Record<LayoutName, Readonly<Record<string, unknown>>>>> = {
  map: { cta_text: '', additional_content: '' },
  we_also_service: {
    display_count: 6,
    cta_text: '',
    description:
      '{{The same crew, the same free quote|Same trucks, same hours, same way of pricing}|The same crew works in these towns, {at the same hours|seven days a week}}.',
  },
  cta: {
    certificate_title: '{{keyword}} in {{city}}',
    certificate_subtitle:
      '{Serving {{fact:served.town}} and surrounding areas|For {{fact:served.town}} and the towns around it|Good in {{fact:served.town}} and nearby}',
    certificate_benefits: [
      '{{{fact:business.discount}} for first responders|For first responders: {{fact:business.discount}}}',
      '{{fact:business.licensed}}',
    ],
  },
};

/** The samples that speak of the trade as a whole stay; these take what the page’s service says of itself. */
const ofService: Readonly<Partial<Record<LayoutName, Words>>> = {
  hero: {
    internal_links: [],
    benefits: [
      '{Free upfront quote, no hidden fees|The whole price before we start|Free quote, and the quote is the price}',
      '{{fact:business.same_day}}',
      '{{fact:business.licensed}}',
      '{Good things donated or recycled|We donate and recycle first|Donation and recycling before the dump}',
    ],
  },
  items: {
    title: '{What Goes on the Truck|What We Take in {{city}}|Yes to This, No to That}',
    description:
      '{The usual things on this job. {Something else? Ask|If yours is missing, ask}.|These come up most. {Ask about anything that is not here|The list is not complete, so ask}.}',
  },
  couples_grid: {
    title: '{When People in {{city}} Call Us|Sound Familiar?|How These Jobs Begin|Is One of These Yours?}',
    description:
      '{{Every job begins with a sentence like these|Most calls begin like one of these}. {Yours may be a mix of two|Yours may be none of them, and that is fine}.|{If you see your own here|If one of these is yours}, {you are in the right place|you know what to tell us}.}',
  },
  how_it_works_bullets: {
    title:
      '{Step by Step in {{city}}|From Your Call to an Empty Space|How the Day Goes|What Happens, in Order}',
    description:
      '{Some of it is yours to do, {most of it is ours|and not much}.|{This is the order of things|It goes in this order}, {anywhere in {{city}}|from the first call on}.}',
  },
  pricing: { title: '{What It Costs in {{city}}|What Sets the Price|How the Price Is Made}' },
  faq: {
    title: '{Questions People Ask Before They Call|Good Questions From {{city}}|Before You Call}',
    description:
      '{{Short answers|Straight answers} first. {Call for the long ones|The phone is faster for anything odd}.|{People ask us these most|We hear these most}. {Yours is missing? Ask|Ask yours if it is not among them}.}',
    footer_text: '',
  },
};

const closingTitle =
  '{Want It Gone From {{city}} Today?|Ready for the Empty Space?|One Call About {{keyword}} in {{city}}|Shall We Come to {{city}}?}';

/** In the order a visitor asks: who, what, is it for me, how, how much, what else, where, how to start. */
const sections: readonly LayoutName[] = [
  'hero',
  'items',
  'couples_grid',
  'how_it_works_bullets',
  'pricing',
  'faq',
  'local_facts',
  'map',
  'we_also_service',
  'cta',
];

function section(type: LayoutName, index: number): Section {
  const sample = sampleSection(type, index + 1);
  const words = ofService[type];
  if (type === 'cta')
    return { ...sample, title: closingTitle, content: { ...sample.content, ...ofEvery.cta } };
  if (type === 'local_facts') return { ...sample, ...localFacts };
  if (!words) return { ...sample, content: { ...sample.content, ...ofEvery[type] } };
  const { title = sample.title, ...rest } = words;
  return { ...sample, title, content: { ...sample.content, ...rest, from_service: true } };
}

export const landingPage: PackTemplate = {
  name: 'Junk Removal Landing Page',
  status: 'published',
  title_template:
    '{{keyword}} in {{city}}, {{state}} | {Free Upfront Quote|Same or Next Day|Free Quote Today|Clear Price First|7 Days a Week}',
  meta_description_template: [
    '{Need help with {{keyword}} in {{city}}, {{state}}? We lift and haul|A local crew for {{keyword}} in {{city}}, {{state}}, lifting included|{{keyword}} in {{city}}, {{state}}, with all the lifting included}.',
    '{Free upfront quote, no hidden fees|The full price first, no hidden fees|Free quote first, no hidden fees}.',
    '{Same-day or next-day pickup, daily 7 AM to 7 PM|Often today or tomorrow, every day 7 AM to 7 PM|Every day 7 AM to 7 PM, often the same day}.',
  ].join(' '),
  hero_title_template:
    '{{keyword}} in {{city}}{, {{state}}|: You Call, We Haul|, Today or Tomorrow|: One Call, One Crew|, With the Price First}',
  hero_subtitle_template: [
    '{You point, we lift|You point at it, we carry it out|Leave it where it stands, we do the lifting|No lifting, no sorting, no truck to rent}.',
    '{A free quote before we start, with no hidden fees|You hear the whole price first, for free|Free upfront quote, nothing hidden in it}.',
    '{Every day from 7 AM to 7 PM|Seven days a week, 7 AM to 7 PM|Today or tomorrow, any day of the week}.',
  ].join(' '),
  content_sections: sections.map(section),
  custom_fields: {
    city: { type: 'text', label: 'City', placeholder: 'Boca Raton', required: true },
    state: { type: 'text', label: 'State', placeholder: 'FL', required: true },
    keyword: { type: 'text', label: 'Primary Keyword', placeholder: 'junk removal', required: true },
  },
};
