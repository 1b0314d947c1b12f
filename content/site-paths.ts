import { cityPages } from './city-pages.ts';
import { servicePages } from './service-pages.ts';
import { aboutPage } from './site-copy/about.ts';
import { contactPage } from './site-copy/contact.ts';
import { homePage } from './site-copy/home.ts';
import { howItWorksPage } from './site-copy/how-it-works.ts';
import { locationsPage } from './site-copy/locations.ts';
import { pricingPage } from './site-copy/pricing.ts';
import { privacyPage } from './site-copy/privacy.ts';
import { reservePage } from './site-copy/reserve.ts';
import { servicesPage } from './site-copy/services-page.ts';
import { termsPage } from './site-copy/terms.ts';

/** Where the pages with copy of their own are. A test keeps them those that are drawn. */
export const sitePaths: ReadonlySet<string> = new Set(
  [
    homePage,
    aboutPage,
    contactPage,
    servicesPage,
    pricingPage,
    howItWorksPage,
    locationsPage,
    reservePage,
    privacyPage,
    termsPage,
    ...cityPages,
    ...servicePages,
  ].map(page => page.path),
);
