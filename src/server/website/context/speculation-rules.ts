/*
 * Pages that a browser may prerender: own pages without side effects whose link a visitor points at or presses.
 * The rules are a header and a file, because pages have no scripts. A prerender request has
 * `Sec-Purpose: prefetch;prerender`, so it is not counted as a view (docs/decisions/0022).
 */
export const speculationRulesPath = '/speculation-rules.json';

/** The header of all public pages. */
export const speculationHeader = { 'Speculation-Rules': `"${speculationRulesPath}"` } as const;

/** Not the visitor's site, or never the same twice. */
const left = ['/admin', '/auth', '/api', '/leads', '/reserve-now', '/thank-you'];

export const speculationRules = {
  prerender: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          ...left.map(path => ({ not: { href_matches: [path, `${path}/*`, `${path}?*`] } })),
          { not: { selector_matches: '[target], [download], [rel~=nofollow]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
} as const;
