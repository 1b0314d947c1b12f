import type { Areas } from '../../../contract/platform/areas.ts';
import { isServed } from '../../business/areas/is-served.ts';
import { isForeignTrade } from '../../business/packs/is-foreign-trade.ts';
import { listServices } from '../../business/services/queries.ts';
import type { Db } from '../../platform/db/database.ts';
import { currentGroup } from '../../platform/settings/read-stored-group.ts';
import { templateText } from '../../templates/templates/compile-version.ts';
import { servicesOfVersion } from '../../templates/templates/page-services.ts';
import { findVersion } from '../../templates/templates/version-queries.ts';
import type { PageCheck } from '../held-pages/page-check.ts';
import { keywordCheck } from './covered-keyword.ts';

/** The services and areas of the business, for the pages of one template version. */
export interface OutsideCheck extends PageCheck {
  readonly areas: Areas;
}

/** Null if the version was deleted. */
export async function readOutsideCheck(db: Db, versionId: string): Promise<OutsideCheck | null> {
  const version = await findVersion(db, versionId);
  if (!version) return null;
  const areas = await currentGroup(db, 'areas');
  // A version with texts of services uses the services frozen with it.
  const services =
    version.services === null ? await listServices(db, version.content_pack) : servicesOfVersion(version);
  const isCovered = keywordCheck(services, [...textsIn(templateText(version))]);
  // Other trades have their own reach: they send things or meet people online.
  const isForeign = await isForeignTrade(db, version.content_pack);
  return {
    areas,
    isPlaceHeld: (city, state) => !isForeign && !isServed(areas, city, state),
    isKeywordHeld: keyword => !isCovered(keyword),
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
  versionId: string,
  { city = '', state = '', keyword = '' }: Readonly<Record<string, string>>,
): Promise<boolean> {
  const check = await readOutsideCheck(db, versionId);
  if (!check?.areas.asks_outside) return false;
  return (city !== '' && check.isPlaceHeld(city, state)) || (keyword !== '' && check.isKeywordHeld(keyword));
}
