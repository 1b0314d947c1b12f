import type { Section } from '../../../sections/schemas.ts';
import type { QuotePlace } from '../../../site/forms/page-forms.ts';
import type { Pack } from '../../business/packs/pack.ts';
import type { Place } from './towns.ts';

/** A page of the site as its pack or its owner wrote it: placeholders are still in it. */
export interface SitePage {
  /** The page's id, which stays wherever the page moves (`page-ids.ts`); empty if it is at no address. */
  readonly id: string;
  readonly path: string;
  /** In menus and breadcrumbs. */
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly keywords: readonly string[];
  readonly parent: string;
  /** The main keyword of the service it sells; empty if it sells none. */
  readonly keyword: string;
  /** The town it is about. */
  readonly town: Place | null;
  /** The preselected service of the hero's quote form; null if only the footer has a form. */
  readonly quote_service: QuotePlace['service'] | null;
  /** Off: noindex. */
  readonly in_search: boolean;
  readonly pack: Pack;
  readonly sections: readonly Section[];
}
