import type { Settings } from '../../../../contract/platform/settings.ts';
import type { BusinessFacts } from '../../../../sections/schemas.ts';
import type { Block, CountedName } from '../../../../site/block.ts';
import type { FormKind } from '../../../../site/forms/page-forms.ts';
import type { ShownReview } from '../../../../site/reviews.tsx';
import type { CityPage } from '../../city-pages/city-pages.ts';
import type { PublishedAddresses } from '../service-pages.ts';

/** The data of fixed pages besides their copy. */
export interface BlockFacts {
  readonly business: BusinessFacts;
  readonly settings: Settings;
  /** The service pages in towns that exist; the others are not linked. */
  readonly published: PublishedAddresses;
  /** Towns with a page of their own. */
  readonly city_pages: readonly CityPage[];
  /** What customers say, the newest first. Only the front page is told. */
  readonly reviews: readonly ShownReview[];
  /** Finished work and reviews in the page's town. */
  readonly work: readonly Block[];
  /** The states that have pages, as links to their lists of towns. */
  readonly states: readonly CountedName[];
  /** Maps are Google’s. */
  readonly has_google_maps: boolean;
  /** The request that was just sent, on the thank-you page. */
  readonly sent: SentRequest;
}

/** A request as the address of the thank-you page tells it: nothing personal. */
export interface SentRequest {
  readonly kind: FormKind;
  readonly photos: number;
  readonly photos_left_out: number;
  /** The county of the request, whose phone is shown; null = the business's own. */
  readonly county: string | null;
}

export const nothingSent: SentRequest = { kind: 'quote', photos: 0, photos_left_out: 0, county: null };

export type DrawBlocks = (facts: BlockFacts) => readonly Block[];
