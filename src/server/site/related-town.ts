import type { RelatedPage } from '../../sections/schemas.ts';
import type { RelatedWords } from './filling/related-words.ts';

/** A page in another town as some ten others show it. */
export class RelatedTown implements RelatedPage {
  readonly href: string;
  readonly title: string;
  readonly city: string;
  readonly state: string;
  /** What those who fill documents read of it once. It stands here since a table of all such pages is slower to ask. */
  words: RelatedWords | null = null;

  constructor({ href, title, city, state }: RelatedPage) {
    this.href = href;
    this.title = title;
    this.city = city;
    this.state = state;
  }
}
