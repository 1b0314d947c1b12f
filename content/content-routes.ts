import { blogPosts } from './blog-posts.ts';
import { cityPages } from './city-pages.ts';
import type { PageHead } from './page-copy.ts';
import { servicePages } from './service-pages.ts';
import { aboutPage } from './site-copy/about.ts';
import { blogPage } from './site-copy/blog.ts';
import { contactPage } from './site-copy/contact.ts';
import { homePage } from './site-copy/home.ts';
import { howItWorksPage } from './site-copy/how-it-works.ts';
import { locationsPage } from './site-copy/locations.ts';
import { pricingPage } from './site-copy/pricing.ts';
import { privacyPage } from './site-copy/privacy.ts';
import { reservePage } from './site-copy/reserve.ts';
import { servicesPage } from './site-copy/services-page.ts';
import { termsPage } from './site-copy/terms.ts';

/** Every page with copy of its own: the one place that knows all titles and descriptions. */
export const contentRoutes: readonly PageHead[] = [
  homePage,
  aboutPage,
  contactPage,
  servicesPage,
  pricingPage,
  howItWorksPage,
  reservePage,
  locationsPage,
  blogPage,
  privacyPage,
  termsPage,
  ...cityPages,
  ...servicePages,
  ...blogPosts,
];
