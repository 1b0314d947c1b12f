import type { SectionFacts } from '../section-facts.ts';

/** Places every page has: its content, and the form in its footer. */
const anchors: ReadonlySet<string> = new Set(['#main', '#contact']);

/**
 * True if an address in a section may be a link: another site over https, phone, mail, an anchor of this page, or a
 * known path. An unknown path is never rendered as a link.
 */
export function canLink(href: string, facts: SectionFacts): boolean {
  if (/^(?:tel|mailto):\S/i.test(href) || canEmbed(href)) return true;
  if (anchors.has(href) || href === facts.quote?.href) return true;
  if (!/^\/(?!\/)/.test(href)) return false;
  return facts.known_paths === null || facts.known_paths.some(path => withoutEnd(path) === withoutEnd(href));
}

/** True if a frame or player may load an address: https only. */
export function canEmbed(address: string): boolean {
  return /^https:\/\/[^\s/]/i.test(address);
}

/** `/contact`, `/contact/` and `/contact#hours` are one page. */
function withoutEnd(href: string): string {
  return (href.split(/[?#]/, 1)[0] ?? '').replace(/\/$/, '');
}
