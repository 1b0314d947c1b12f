import { keywordKey, type PageService, serviceFinder } from '../../../sections/schemas.ts';

/** Words without meaning for the work itself. */
const generalWords = new Set(
  keywordKey(
    `a affordable an and around best by cheap cheapest city closest companies company contractor contractors cost costs
     county day emergency estimate estimates experts fast find for free hire hour hours in it local me my near nearby next
     now of on or our price prices pricing pro professional professionals pros quick quote quotes rated same service
     services so specialist specialists the time to today top town us weekend with you your 24 7`,
  ).split(' '),
);

/**
 * Returns a check that is true for keywords that pages cover: a service names it, or the template's own text has each
 * of its words. `texts` are all texts of the template.
 */
export function keywordCheck(
  services: readonly Pick<PageService, 'keywords'>[],
  texts: readonly string[],
): (keyword: string) => boolean {
  const own = new Set(texts.flatMap(text => keywordKey(text.replaceAll(/\{\{[^{}]*\}\}/g, ' ')).split(' ')));
  const find = serviceFinder(services);
  return keyword =>
    find(keyword) !== null ||
    keywordKey(keyword)
      .split(' ')
      .every(word => generalWords.has(word) || own.has(word));
}
