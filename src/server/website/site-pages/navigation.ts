import { footerCopy } from '../../../../content/site-copy/footer.ts';
import { privacyPage } from '../../../../content/site-copy/privacy.ts';
import { termsPage } from '../../../../content/site-copy/terms.ts';
import type { LinkItem } from '../../../sections/schemas.ts';

export const home: LinkItem = { href: '/', text: 'Home' };
const services: LinkItem = { href: '/services', text: 'Services' };
const pricing: LinkItem = { href: '/pricing', text: 'Pricing' };
const howItWorks: LinkItem = { href: '/how-it-works', text: 'How It Works' };
const areas: LinkItem = { href: '/locations', text: 'Areas' };
const about: LinkItem = { href: '/about', text: 'About' };
export const blog: LinkItem = { href: '/blog', text: 'Blog' };
export const contact: LinkItem = { href: '/contact', text: 'Contact' };

const reserve: LinkItem = { href: '/reserve-now', text: 'Reserve a Pickup' };

/** The menu of all pages, with existing pages only. */
export const menu: readonly LinkItem[] = [home, services, pricing, howItWorks, areas, about, blog, contact];

/** The main entry pages, for visitors of the 404 page. */
export const wayOut: readonly LinkItem[] = [services, areas, pricing, contact];

/** The pages about us, for the footer. */
export const companyLinks: readonly LinkItem[] = [reserve, about, services, pricing, howItWorks, areas, blog];

/** What becomes of a form, and what a quote is. */
export const policies: readonly LinkItem[] = [
  { href: privacyPage.path, text: footerCopy.privacy_link },
  { href: termsPage.path, text: footerCopy.terms_link },
];

export const smallPrint: readonly LinkItem[] = [
  { href: contact.href, text: footerCopy.contact_link },
  ...policies,
  { href: '/admin', text: footerCopy.admin_link },
];

/** The parents of a page in its breadcrumb. */
export const parents = {
  services: [home, services],
  blog: [home, blog],
  areas: [home, areas],
  home: [home],
} as const;
