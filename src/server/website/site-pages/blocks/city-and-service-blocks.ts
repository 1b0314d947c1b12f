import type { CityPageCopy, ServicePageCopy, SharedPageCopy } from '../../../../../content/page-copy.ts';
import { services } from '../../../../../content/services.ts';
import { sharedLayoutCopy } from '../../../../../content/site-copy/shared-layout.ts';
import type { Block } from '../../../../site/block.ts';
import { townHref, townsOf } from '../service-pages.ts';
import { cityTown } from '../town-content.ts';
import type { BlockFacts, DrawBlocks } from './block-facts.ts';
import { closing, gauge, hero, place, prose, questions, steps } from './section-blocks.ts';

const words = sharedLayoutCopy;

/** The layout that city and service pages share. A service's page links to the towns that have it. */
export function serviceBlocks(copy: ServicePageCopy): DrawBlocks {
  return facts => [
    ...opening(copy, copy.keyword),
    gauge(words.pricing_title, copy.pricing_note ?? ''),
    questions(copy.faqs),
    counties(copy, facts),
    {
      kind: 'wall',
      title: 'Related services',
      lead: '',
      things: services
        .filter(service => service.path !== copy.path)
        .slice(0, 10)
        .map(service => ({ text: service.title, href: service.path, more: '' })),
    },
    closing(copy.call_to_action, facts.business.discount),
  ];
}

/** A city's page: the same with the town's facts, and links to its service pages. */
export function cityBlocks(copy: CityPageCopy): DrawBlocks {
  return facts => [
    ...opening(copy, 'junk removal'),
    gauge(words.pricing_title, copy.pricing_note ?? ''),
    { kind: 'town', ...cityTown(copy, facts.settings.areas.towns, facts.business, facts.published) },
    ...facts.work,
    place(words.map_title, copy.city, copy.map_text),
    questions(copy.faqs),
    counties(copy, facts),
    {
      kind: 'wall',
      title: `What we do in ${copy.city}`,
      lead: '',
      things: services.map(service => ({
        text: service.title,
        href: townHref(service.keyword, copy.city, facts.published) ?? service.path,
        more: '',
      })),
    },
    closing(copy.call_to_action, facts.business.discount),
  ];
}

function opening(copy: SharedPageCopy, about: string): readonly Block[] {
  const features = copy.features.length > 0 ? copy.features : words.default_features;
  return [
    hero(copy.hero_title, copy.hero_subtitle, features),
    prose('what-we-do', words.description_title, copy.service_description),
    { kind: 'items', title: words.items_title, items: copy.items_handled, about },
    steps(words.steps_title, '', copy.steps),
  ];
}

function counties(copy: SharedPageCopy, { settings, published }: BlockFacts): Block {
  return {
    kind: 'counties',
    title: words.areas_title,
    counties: townsOf(serviceOf(copy.hero_title), settings.areas.towns, published),
    contact: { href: '/contact', text: words.areas_link },
  };
}

/** "Junk Removal in Kendall" sells junk removal. */
function serviceOf(heroTitle: string): string {
  return heroTitle.replace(/ in .*/u, '');
}
