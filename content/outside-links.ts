import type { OutsideResource } from '../src/sections/schemas.ts';
import { wasteAuthorities } from './waste-authorities.ts';

/** What a pack's pages link to outside, besides the article about the town. */
interface OutsideLinks {
  /** Whether the law of marriage of the page's state is looked up as well. */
  readonly looks_up_marriage_law: boolean;
  /** What is linked where nothing was found; the town's county, when it is known, decides. */
  readonly fallback: (county: string | null) => readonly OutsideResource[];
}

const ownTrade: OutsideLinks = {
  looks_up_marriage_law: false,
  fallback: county =>
    wasteAuthorities
      .filter(authority => authority.county === county)
      .map(authority => ({
        title: authority.name,
        url: authority.url,
        description: `${authority.drop_off}: ${authority.takes.join(', ').toLowerCase()}.`,
        category: 'government',
      })),
};

const onlineMarriage: OutsideLinks = {
  looks_up_marriage_law: true,
  fallback: () => [
    {
      title: 'Marriage laws in the United States: an overview',
      url: 'https://www.law.cornell.edu/wex/table_marriage',
      description: 'The marriage laws of the fifty states, the District of Columbia and Puerto Rico.',
      category: 'legal',
    },
  ],
};

/** By the pack's id. A pack without an entry links to nothing by itself. */
export const outsideLinks: Readonly<Record<string, OutsideLinks>> = {
  'junk-removal': ownTrade,
  'online-marriage': onlineMarriage,
};
