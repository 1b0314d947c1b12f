import type { Logger } from 'pino';
import type { LeadDesk } from '../../audience/leads/lead-desk.ts';
import type { RedirectDesk } from '../../pages/redirects/redirect-desk.ts';
import type { Config } from '../../platform/config.ts';
import type { Database } from '../../platform/db/database.ts';
import type { SiteSettings } from '../../platform/settings/site-settings.ts';
import type { ArticleShelf } from '../../templates/encyclopedia/article-shelf.ts';
import type { PublishedPages } from './published-pages.ts';
import type { SiteAssets } from './site-assets.ts';

export interface SiteParts {
  readonly database: Database;
  readonly assets: SiteAssets;
  readonly config: Config;
  /** What the owner decided; every page is drawn from them. */
  readonly settings: SiteSettings;
  readonly log: Logger;
  readonly articles: ArticleShelf;
  /** Which addresses have a page, remembered. */
  readonly published: PublishedPages;
  readonly redirects: RedirectDesk;
  /** Signs the forms that pages carry. */
  readonly leads: Pick<LeadDesk, 'formKey'>;
}

export interface Drawn {
  readonly html: string;
  /** Addresses of other pages that this one shows: when one of them changes, this one is drawn anew. */
  readonly shows: readonly string[];
}
