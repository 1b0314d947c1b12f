import type { Settings } from '../../../contract/settings.ts';
import type { BusinessFacts } from '../../../sections/schemas.ts';
import type { Block } from '../../../site/block.ts';

/** What fixed pages are put together from, besides their copy. */
export interface BlockFacts {
  readonly business: BusinessFacts;
  readonly settings: Settings;
  /** The service pages in towns that exist; the others are not linked. */
  readonly published: ReadonlySet<string>;
  readonly form: FormState;
}

/** The state of the request form: a fresh one, or what a visitor sent and what was wrong with it. */
export interface FormState {
  readonly token: string;
  /** The page that brought the visitor to the form. */
  readonly page_path: string;
  readonly values: Readonly<Record<string, readonly string[]>>;
  readonly problems: Readonly<Record<string, string>>;
  readonly message: string;
}

export type DrawBlocks = (facts: BlockFacts) => readonly Block[];
