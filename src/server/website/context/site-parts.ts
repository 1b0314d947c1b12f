import type { Logger } from 'pino';
import type { CaseStore } from '../../audience/cases/case-store.ts';
import type { LeadContext } from '../../audience/leads/lead-context.ts';
import type { FactStore } from '../../business/statements/fact-store.ts';
import type { RedirectContext } from '../../pages/redirects/redirect-context.ts';
import type { Config } from '../../platform/config.ts';
import type { Database } from '../../platform/db/database.ts';
import type { SiteReads } from '../../platform/db/reads.ts';
import type { ShownSettings } from '../../platform/settings/site-settings.ts';
import type { ArticleCache } from '../../templates/encyclopedia/article-cache.ts';
import type { CityPages } from './city-pages.ts';
import type { PublishedPages } from './published-pages.ts';
import type { SiteAssets } from './site-assets.ts';

export interface SiteParts {
  readonly database: Database;
  /** For reads whose results are kept until the next announced change at most; `newest` for others. */
  readonly reads: SiteReads;
  readonly assets: SiteAssets;
  readonly config: Config;
  /** The owner's settings; all pages use them. */
  readonly settings: ShownSettings;
  readonly log: Logger;
  readonly articles: ArticleCache;
  /** Which addresses have a page, remembered. */
  readonly published: PublishedPages;
  /** Which towns have a page of their own. */
  readonly cityPages: CityPages;
  /** What is known of each page's subjects. */
  readonly facts: FactStore;
  /** The finished work that pages show. */
  readonly cases: CaseStore;
  readonly redirects: RedirectContext;
  /** Signs the forms that pages carry. */
  readonly leads: Pick<LeadContext, 'formKey'>;
}

export interface Drawn {
  readonly html: string;
  /** Addresses of other pages that this one shows. It is rendered again when one of them changes. */
  readonly shows: readonly string[];
}
