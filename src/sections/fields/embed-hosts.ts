/**
 * Hosts that a section may embed: players, maps, forms and calendars.
 * Otherwise an editor could show any page under our name.
 */
export const embedHosts: readonly string[] = [
  'www.youtube.com',
  'www.youtube-nocookie.com',
  'player.vimeo.com',
  'www.loom.com',
  'www.google.com',
  'maps.google.com',
  'docs.google.com',
  'www.openstreetmap.org',
  'calendly.com',
  'form.jotform.com',
  'form.typeform.com',
  'share.hsforms.com',
  'book.housecallpro.com',
  'clienthub.getjobber.com',
];

const placeholder = /\{\{\s*[a-z][a-z0-9_]*\s*\}\}/iu;

/** True if a frame may load this address. Addresses with placeholders are checked again after filling. */
export function isEmbedAllowed(address: string): boolean {
  if (placeholder.test(address)) return true;
  const host = /^https:\/\/([a-z0-9.-]+)(?:[/?#]|$)/iu.exec(address.trim())?.[1];
  return host !== undefined && embedHosts.includes(host.toLowerCase());
}
