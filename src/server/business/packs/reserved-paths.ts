/** First parts of the program's own addresses: no page of a pack and no generated page can be there. */
export const programPaths: ReadonlySet<string> = new Set(
  `admin auth api assets customer healthz readyz metrics uploads photos preview favicon sitemap robots og
   blog giveaway thank-you leads calls consent review finished-work sources`.split(/\s+/),
);

/** The page that says what figures of towns and counties come from. The program writes it for every business. */
export const sourcesPath = '/sources';

/** The pages that a business has whatever its trade, by name of their path. */
export const requiredPages = [
  '/',
  '/about',
  '/services',
  '/pricing',
  '/how-it-works',
  '/locations',
  '/contact',
  '/reserve-now',
  '/privacy',
  '/terms',
] as const;
