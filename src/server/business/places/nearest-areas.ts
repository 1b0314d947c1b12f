import type { Area } from '../../../contract/platform/areas.ts';

/** Farther than this, in miles, no place is near another, and no town is next door. */
export const nextDoorMiles = 12;

/** True if texts may call a place near that is so many miles away. False for an unknown distance. */
export function isNextDoor(miles: number | null): boolean {
  return miles !== null && miles <= nextDoorMiles;
}

/** @example milesShown(7.8) // '8 miles'; empty if the distance is unknown */
export function milesShown(miles: number | null): string {
  if (miles === null) return '';
  const whole = Math.max(1, Math.round(miles));
  return whole === 1 ? '1 mile' : `${whole.toLocaleString('en-US')} miles`;
}

/** These towns by distance from one, without itself; empty if its position is unknown. */
export function nearestAreas(towns: readonly Area[], here: Area): readonly Area[] {
  return towns
    .filter(area => area.city !== here.city || area.state !== here.state)
    .map(area => ({ area, distance: squaredDistance(here, area) }))
    .filter(({ distance }) => distance !== null)
    .sort((a, b) => (a.distance ?? 0) - (b.distance ?? 0))
    .map(({ area }) => area);
}

/** Good enough to order towns within one region: degrees of longitude shrink with the cosine of the latitude. */
function squaredDistance(a: Area, b: Area): number | null {
  if (a.latitude === null || a.longitude === null || b.latitude === null || b.longitude === null) return null;
  const north = a.latitude - b.latitude;
  const east = (a.longitude - b.longitude) * Math.cos((a.latitude * Math.PI) / 180);
  return north * north + east * east;
}

/** Miles in a degree of latitude. */
export const milesPerDegree = 69;

/** True if two towns are less than this many miles apart; latitudes alone decide most pairs. */
export function isNearer(miles: number, a: Area | null, b: Area | null | undefined): boolean {
  if (a === null || b === null || b === undefined || a.latitude === null || b.latitude === null) return false;
  if (Math.abs(a.latitude - b.latitude) * milesPerDegree >= miles) return false;
  const between = milesBetween(a, b);
  return between !== null && between < miles;
}

/** Straight-line distance; null if a position is unknown. */
export function milesBetween(a: Area, b: Area): number | null {
  const squared = squaredDistance(a, b);
  return squared === null ? null : Math.sqrt(squared) * milesPerDegree;
}
