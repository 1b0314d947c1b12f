/** Crawlers may read everything public. A generated page may be called "authentic-…", so rules match exact ends. */
export function robotsText(origin: string): string {
  const closed = ['/admin', '/auth', '/api'].flatMap(path => [`Disallow: ${path}$`, `Disallow: ${path}/`]);
  return ['User-agent: *', ...closed, '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
}
