import type { ViewFacts } from '../view-facts.ts';

/** Places every page has: its content, and the form in its footer. */
const anchors: ReadonlySet<string> = new Set(['#main', '#contact']);

/**
 * Whether an address in a section leads somewhere: another site over https, the phone, the mail, a place every page has, or
 * a path the server knows. A path it does not know is never drawn as a link.
 */
export function canLink(href: string, facts: ViewFacts): boolean {
  if (/^(?:tel|mailto):\S/i.test(href) || canEmbed(href) || anchors.has(href)) return true;
  if (!/^\/(?!\/)/.test(href)) return false;
  return facts.known_paths === null || facts.known_paths.some(path => withoutEnd(path) === withoutEnd(href));
}

/** An address a frame or player may load: https and nothing else. */
export function canEmbed(address: string): boolean {
  return /^https:\/\/[^\s/]/i.test(address);
}

/** `/contact`, `/contact/` and `/contact#hours` are one page. */
function withoutEnd(href: string): string {
  return (href.split(/[?#]/, 1)[0] ?? '').replace(/\/$/, '');
}
