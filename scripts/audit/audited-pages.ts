/** Paths of a site that the audit reads. */
export interface AuditedPages {
  /** One page of each kind, for Lighthouse. Pages kept out of search engines can't have full marks. */
  readonly marked: readonly string[];
  /** Every page of the site's own and one landing page, for axe. */
  readonly searched: readonly string[];
}

/** The pages of the demo. */
export async function pagesOfDemo(origin: string): Promise<AuditedPages> {
  const landing = '/junk-removal-boca-raton-fl/';
  return {
    marked: [
      '/',
      '/junk-removal-boca-raton',
      '/appliance-removal',
      '/services',
      '/contact',
      '/blog',
      landing,
    ],
    searched: [...(await sitePaths(origin)), landing, ...besides],
  };
}

/**
 * The pages of a business that was just set up: its front page, a service, and a service in a town if search engines may
 * list one.
 * @param landings paths of landing pages
 */
export async function pagesOfNewBusiness(origin: string, landings: readonly string[]): Promise<AuditedPages> {
  const paths = await sitePaths(origin);
  const service = paths.find(path => landings.some(landing => landing.startsWith(`${path}-`)));
  const listed = await firstListed(origin, landings);
  return {
    marked: ['/', service, listed].filter(path => path !== undefined),
    searched: [...paths, ...landings.slice(0, 1), ...besides],
  };
}

async function firstListed(origin: string, landings: readonly string[]): Promise<string | undefined> {
  for (const path of landings)
    if (!(await (await fetch(`${origin}${path}`)).text()).includes('noindex')) return path;
  return undefined;
}

const besides = ['/thank-you', '/there-is-no-such-page/'];

const sitePaths = (origin: string) => pathsIn(`${origin}/sitemap-pages.xml`);

async function pathsIn(sitemap: string): Promise<string[]> {
  const text = await (await fetch(sitemap)).text();
  return [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => new URL(address ?? '').pathname);
}
