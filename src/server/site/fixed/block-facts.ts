import type { BusinessFacts } from '../../../sections/schemas.ts';
import type { Block } from '../../../site/block.ts';

/** What fixed pages are put together from, besides their copy. */
export interface BlockFacts {
  readonly business: BusinessFacts;
  /** The service pages in towns that exist; the others are not linked. */
  readonly published: ReadonlySet<string>;
}

export type DrawBlocks = (facts: BlockFacts) => readonly Block[];
