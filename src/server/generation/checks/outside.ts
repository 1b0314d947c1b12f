import { isServed } from '../../business/areas/is-served.ts';
import { isForeignTrade } from '../../business/packs/is-foreign-trade.ts';
import { listServices } from '../../business/services/queries.ts';
import type { Db } from '../../platform/db/database.ts';
import { currentGroup } from '../../platform/settings/read-stored-group.ts';
import { templateText } from '../../templates/templates/compile-version.ts';
import { servicesOfVersion } from '../../templates/templates/page-services.ts';
import { findVersion } from '../../templates/templates/version-queries.ts';
import { isAroundTheClock, saysAroundTheClock } from './around-the-clock.ts';
import type { RuledBatch } from './check.ts';
import type { HeldPages } from './count-held.ts';
import { keywordCheck } from './covered-keyword.ts';
import { heldCheck } from './held-check.ts';
import { count, keywordsText, placesText, plural, verb } from './held-text.ts';
import type { PageRule } from './page-rule.ts';

/**
 * Holds pages of places outside the served areas, about what no service and no text of the template names, and of keywords like
 * “24/7” if the business closes.
 */
export const outsideCheck = heldCheck({
  kind: 'outside',
  title: 'Outside your areas and services',
  label: 'outside your areas and services',
  readRule: readOutsideRule,
  offText: 'Batches are approved wherever their pages lie. Switch the question on under Settings, Areas.',
  passesText: 'Every place is within the served areas, and every keyword is in a service.',
  foundText: outsideText,
  advice:
    'Add the area or service, leave these pages out, or overrule with a reason: then they are made as noindex.',
  commandAdvice: 'Serve the areas with “areas add”, or approve with --leave-out or --overrule <reason>.',
  leftOut: {
    message: 'Left out: outside the served areas or services',
    advice: 'Nothing to do. To make these pages, add the area or service and plan them again.',
  },
  help: ({ places_held, keywords_held }) => [
    ...(places_held > 0 ? ['areas' as const] : []),
    ...(keywords_held > 0 ? ['services' as const] : []),
  ],
});

/** The services and areas of the business, for the pages of one template version. Null if the version was deleted. */
async function readOutsideRule(
  db: Db,
  { template_version_id }: Pick<RuledBatch, 'template_version_id'>,
): Promise<PageRule | null> {
  const version = template_version_id === null ? undefined : await findVersion(db, template_version_id);
  if (!version) return null;
  const areas = await currentGroup(db, 'areas');
  const mayPromise = isAroundTheClock(await currentGroup(db, 'business'));
  // A version with texts of services uses the services frozen with it.
  const services =
    version.services === null ? await listServices(db, version.content_pack) : servicesOfVersion(version);
  const isCovered = keywordCheck(services, [...textsIn(templateText(version))]);
  // Other trades have their own reach: they send things or meet people online.
  const isForeign = await isForeignTrade(db, version.content_pack);
  return {
    isAsked: areas.asks_outside,
    isPlaceHeld: (city, state) => !isForeign && !isServed(areas, city, state),
    isKeywordHeld: keyword => !isCovered(keyword) || (!mayPromise && saysAroundTheClock(keyword)),
  };
}

function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (typeof value === 'object' && value !== null)
    for (const part of Object.values(value)) yield* textsIn(part);
}

/** True if a page of these values lies outside. False if the check is off, and for a page without a place. */
export async function isPageOutside(
  db: Db,
  template_version_id: string,
  { city = '', state = '', keyword = '' }: Readonly<Record<string, string>>,
): Promise<boolean> {
  const rule = await readOutsideRule(db, { template_version_id });
  if (!rule?.isAsked) return false;
  return (
    (city !== '' && rule.isPlaceHeld(city, state, null, keyword)) ||
    (keyword !== '' && rule.isKeywordHeld(keyword))
  );
}

function outsideText(held: HeldPages): string {
  const { pages, pages_held } = held;
  const isPromised = held.first_keywords.some(saysAroundTheClock);
  const or = (promise: string) => (isPromised ? `, or ${promise} more hours than yours` : '');
  const parts = [
    ...placesText(held, 'is not within the served areas', 'are not within the served areas'),
    ...keywordsText(
      held,
      `is in no service and not in the template${or('promises')}`,
      `are in no service and not in the template${or('promise')}`,
    ),
  ];
  return `${count(pages_held)} of ${plural(pages, 'page')} ${verb(pages_held, 'lies', 'lie')} outside what the business does: ${parts.join('; ')}.`;
}
