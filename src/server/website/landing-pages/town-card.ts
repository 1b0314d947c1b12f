import { renderTownCard } from '../../../sections/render-sections.tsx';
import {
  isSectionOf,
  type LayoutName,
  type RelatedPage,
  type Section,
  type TownContent,
} from '../../../sections/schemas.ts';
import type { PlaceFacts } from '../site-pages/page-context.ts';
import { escapeHtml } from './bytes.ts';
import { sentinelOf } from './sentinels.ts';

/** A part of the card; `about`: what is stated of the town and its county. */
export type CardPart = 'map' | 'neighbors' | 'hours' | 'about';

/** The section that shows each part of the card. The card omits a part that the page already shows. */
const sectionOfPart: Readonly<Record<CardPart, LayoutName>> = {
  map: 'map',
  neighbors: 'we_also_service',
  hours: 'cta',
  about: 'local_facts',
};
const cardParts: readonly CardPart[] = ['map', 'neighbors', 'hours', 'about'];

/** The parts of the card that these sections leave to it. */
export function cardPartsBeside(sections: readonly Section[]): readonly CardPart[] {
  return cardParts.filter(part => !sections.some(section => isSectionOf(section, sectionOfPart[part])));
}

/** The chunks of each card, by its parts and by which neighbors have a page. */
const rendered = new WeakMap<TownContent, Map<string, readonly string[]>>();

/**
 * The inside of the card of a page's town as markup; empty: none. It is rendered once for the pages of a town: between them
 * only the addresses of the neighbors' pages differ.
 */
export function townCard(
  card: TownContent | null,
  { neighbors }: Pick<PlaceFacts, 'neighbors'>,
  { parts, related }: { readonly parts: readonly CardPart[]; readonly related: readonly RelatedPage[] },
): string {
  if (card === null || parts.length === 0) return '';
  const hrefs = parts.includes('neighbors')
    ? neighbors.map(
        area => related.find(one => one.city === area.city && one.state === area.state)?.href ?? null,
      )
    : [];
  const chunks = chunksOf(card, parts, hrefs);
  let markup = chunks[0] ?? '';
  let at = 0;
  for (const href of hrefs) {
    if (href === null) continue;
    at += 1;
    markup += escapeHtml(href) + (chunks[at] ?? '');
  }
  return markup;
}

/** The markup before, between and after the addresses, rendered when it is first needed. */
function chunksOf(
  card: TownContent,
  parts: readonly CardPart[],
  hrefs: readonly (string | null)[],
): readonly string[] {
  const key = `${parts.join()} ${hrefs.map(href => (href === null ? '-' : '+')).join('')}`;
  const known = rendered.get(card);
  const before = known?.get(key);
  if (before) return before;
  const chunks = renderParts(card, parts, hrefs);
  if (known) known.set(key, chunks);
  else rendered.set(card, new Map([[key, chunks]]));
  return chunks;
}

function renderParts(
  card: TownContent,
  parts: readonly CardPart[],
  hrefs: readonly (string | null)[],
): readonly string[] {
  const has = (part: CardPart) => parts.includes(part);
  const address = sentinelOf(0, {});
  const rest: TownContent = {
    ...card,
    map: has('map') ? card.map : null,
    neighbors: has('neighbors')
      ? card.neighbors.map((one, at) => ({ ...one, href: (hrefs[at] ?? null) && address }))
      : [],
    hours: has('hours') ? card.hours : null,
    facts: has('about') ? card.facts : [],
    authority: has('about') ? card.authority : null,
  };
  const isEmpty =
    rest.map === null &&
    rest.neighbors.length === 0 &&
    rest.hours === null &&
    rest.facts.length === 0 &&
    rest.authority === null;
  return isEmpty ? [''] : renderTownCard(rest).split(address);
}
