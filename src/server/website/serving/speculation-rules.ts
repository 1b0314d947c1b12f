/*
 * Which pages a browser may fetch and draw before they are asked for: those whose link a visitor points at or presses, and
 * only pages of this site that change nothing by being looked at. Browsers leave it be when the visitor saves data.
 * The rules come by header and file, since pages may carry no script. A page drawn ahead asks with
 * `Sec-Purpose: prefetch;prerender`, by which views leave it out (docs/decisions/0022).
 */
export const speculationRulesPath = '/speculation-rules.json';

/** Goes with every public page. */
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
