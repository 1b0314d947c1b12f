/**
 * Pages that Lighthouse marks, one of each kind, and all that axe reads. Both follow the sitemap of the running program.
 * Pages kept out of search engines can't have full marks there; only axe reads them.
 */
export async function auditedPages(
  origin: string,
): Promise<{ readonly marked: readonly string[]; readonly searched: readonly string[] }> {
  const fixed = await pathsIn(`${origin}/sitemap-pages.xml`);
  const landing = '/junk-removal-boca-raton-fl/';
  return {
    marked: [
      '/',
      '/junk-removal-boca-raton',
      '/appliance-removal',
      '/services',
      '/contact',
      ...fixed.filter(path => path === '/blog'),
      landing,
    ],
    searched: [...fixed, landing, '/thank-you', '/there-is-no-such-page/'],
  };
}

async function pathsIn(sitemap: string): Promise<string[]> {
  const answer = await fetch(sitemap);
  const text = await answer.text();
  return [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => new URL(address ?? '').pathname);
}
