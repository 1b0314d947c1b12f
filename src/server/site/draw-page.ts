import type { Logger } from 'pino';
import { junkRemovalPack } from '../../../content/packs/junk-removal.ts';
import { businessFor } from '../../../content/business.ts';
import type { BusinessFacts, Section } from '../../sections/schemas.ts';
import { type Frame, type LinkItem } from '../../site/frame.ts';
import { renderHomePage } from '../../site/home-page.tsx';
import { renderLandingPage } from '../../site/landing-page.tsx';
import { renderNotFoundPage } from '../../site/not-found-page.tsx';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import { computePage } from '../pages/compute-page.ts';
import { fieldValuesSchema } from '../pages/page-row.ts';
import { findPublishedPage, listSimilarSlugs } from '../pages/queries.ts';
import { relatedPages } from './related-pages.ts';
import { footerLinks, serviceDirectory } from './service-pages.ts';
import type { SiteAssets } from './site-assets.ts';
import { breadcrumbList, localBusiness, service } from './structured-data.ts';

export interface SiteParts {
  readonly database: Database;
  readonly assets: SiteAssets;
  readonly config: Config;
  readonly log: Logger;
}

export interface Drawn {
  readonly html: string;
  /** Addresses of other pages that this one shows: when one of them changes, this one is drawn anew. */
  readonly shows: readonly string[];
}
