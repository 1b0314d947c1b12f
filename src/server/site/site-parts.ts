import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import type { ArticleShelf } from '../encyclopedia/article-shelf.ts';
import type { LeadDesk } from '../leads/lead-desk.ts';
import type { RedirectDesk } from '../redirects/redirect-desk.ts';
import type { SiteSettings } from '../settings/site-settings.ts';
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
