import { footerCopy } from '../../../../content/site-copy/footer.ts';
import type { LinkItem } from '../../../site/frame.ts';

export const home: LinkItem = { href: '/', text: 'Home' };
const services: LinkItem = { href: '/services', text: 'Services' };
const pricing: LinkItem = { href: '/pricing', text: 'Pricing' };
const howItWorks: LinkItem = { href: '/how-it-works', text: 'How It Works' };
const areas: LinkItem = { href: '/locations', text: 'Areas' };
const about: LinkItem = { href: '/about', text: 'About' };
export const blog: LinkItem = { href: '/blog', text: 'Blog' };
export const contact: LinkItem = { href: '/contact', text: 'Contact' };

const reserve: LinkItem = { href: '/reserve-now', text: 'Reserve a Pickup' };

/** The menu of every page. Only what exists. */
export const menu: readonly LinkItem[] = [home, services, pricing, howItWorks, areas, about, blog, contact];

/** From these everything is found: for visitors who asked for a page that isn't there. */
export const wayOut: readonly LinkItem[] = [services, areas, pricing, contact];

/** The pages about us, for the footer. */
export const companyLinks: readonly LinkItem[] = [reserve, about, services, pricing, howItWorks, areas, blog];

export const smallPrint: readonly LinkItem[] = [
  { href: contact.href, text: footerCopy.contact_link },
  { href: '/admin', text: footerCopy.admin_link },
];

/** What stands above a page in its breadcrumb. */
export const parents = {
  services: [home, services],
  blog: [home, blog],
  areas: [home, areas],
  home: [home],
} as const;
