import { LRUCache } from 'lru-cache';

/** Names of bots. No browser has these words in its name. */
const programWords =
  /bot|crawl|spider|slurp|scan|scrap|archiv|preview|monitor|uptime|pingdom|headless|lighthouse|pagespeed|externalhit|whatsapp|curl|wget|python|java\/|http-client|httpclient|axios|feed|validator|bingpreview|mediapartners|google-|compatible;(?! msie)/i;

/**
 * Names that were read before. The same few thousand come again and again, and reading one costs more than
 * remembering it.
 */
const known = new LRUCache<string, boolean>({ max: 2_000 });
const longestName = 400;

/** True if the user agent names a browser and not a bot. */
export function isPerson(userAgent: string | undefined): boolean {
  if (userAgent === undefined || userAgent.length > longestName) return false;
  const before = known.get(userAgent);
  if (before !== undefined) return before;
  const verdict = /^(?:Mozilla|Opera)\//.test(userAgent) && !programWords.test(userAgent);
  known.set(userAgent, verdict);
  return verdict;
}

/**
 * True if the answer to such a request is seen: a browser requests it, and does not prefetch it, because a prefetched
 * page may never be seen. A page that the visitor has cached counts too.
 */
export function isView(userAgent: string | undefined, purpose: string | undefined): boolean {
  return isPerson(userAgent) && !(purpose !== undefined && /prefetch|preview/i.test(purpose));
}
