import { type ServiceArea, serviceAreas } from '../../../content/service-areas.ts';

/** Towns of the company's own area by distance from this one; none when we don't know where it is. */
export function nearestAreas(city: string, state: string): readonly ServiceArea[] {
  const here = serviceAreas.find(area => area.city === city && area.state === state);
  if (!here) return [];
  return serviceAreas
    .filter(area => area !== here)
    .map(area => ({ area, distance: squaredDistance(here, area) }))
    .sort((a, b) => a.distance - b.distance)
    .map(({ area }) => area);
}

/** Good enough to order towns within one region: degrees of longitude shrink with the cosine of the latitude. */
function squaredDistance(a: ServiceArea, b: ServiceArea): number {
  const north = a.latitude - b.latitude;
  const east = (a.longitude - b.longitude) * Math.cos((a.latitude * Math.PI) / 180);
  return north * north + east * east;
}
