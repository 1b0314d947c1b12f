import { isSectionOf, type Section } from '../../../sections/schemas.ts';
import { type CardPart, cardPartsBeside } from './town-card.ts';

/** The data that the sections of a page require. */
export interface SectionRequirements {
  /** The first grid of nearby towns sets the count, and whether the same state comes first. */
  readonly related: { readonly count: number; readonly prioritizeState: boolean };
  readonly outside: { readonly isWanted: boolean; readonly wantsArticles: boolean };
  /** The place of the first map section; null if there is none. */
  readonly location: string | null;
  /** The content of its town's card. */
  readonly card: readonly CardPart[];
}

export function sectionRequirements(sections: readonly Section[]): SectionRequirements {
  const grid = sections.find(section => isSectionOf(section, 'we_also_service'))?.content;
  const lists = sections.filter(section => isSectionOf(section, 'external_links'));
  const map = sections.find(section => isSectionOf(section, 'map'));
  return {
    related: {
      count: Math.min(grid?.display_count ?? 9, 60),
      prioritizeState: grid?.prioritize_state ?? true,
    },
    outside: {
      isWanted: lists.length > 0,
      wantsArticles: lists.some(section => section.content.show_wikipedia),
    },
    location: map ? map.content.location : null,
    card: cardPartsBeside(sections),
  };
}
