import type { Area } from '../../../contract/platform/areas.ts';

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

const milesPerDegree = 69;

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
