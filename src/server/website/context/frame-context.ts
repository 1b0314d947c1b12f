import type { Logger } from 'pino';
import type { LeadContext } from '../../audience/leads/lead-context.ts';
import type { Config } from '../../platform/config.ts';
import type { SiteReads } from '../../platform/db/reads.ts';
import type { ShownSettings } from '../../platform/settings/site-settings.ts';
import type { CityPages } from './city-pages.ts';
import type { PublishedPages } from './published-pages.ts';
import type { SiteAssets } from './site-assets.ts';

/** What the frame of every page needs. */
export interface FrameContext {
  readonly assets: SiteAssets;
  readonly config: Config;
  /** The owner's settings. */
  readonly settings: ShownSettings;
  /** Signs the forms. */
  readonly leads: Pick<LeadContext, 'formKey'>;
  readonly log: Logger;
}

/** What footers link to: pages that exist, and towns with a page of their own. */
export interface LinkContext {
  readonly settings: ShownSettings;
  readonly published: PublishedPages;
  readonly cityPages: CityPages;
}

/** What pages of the site need beside their documents. */
export interface SitePageContext extends FrameContext, LinkContext {
  /** For reads whose results are kept until the next announced change at most; `newest` for others. */
  readonly reads: SiteReads;
}

/** A rendered page. */
export interface PageHtml {
  readonly html: string;
  /** Addresses of other pages that this one shows. It is rendered again when one of them changes. */
  readonly shows: readonly string[];
}
