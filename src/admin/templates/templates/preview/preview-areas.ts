import { type FieldValues, pageName, shownPlace } from '../../../../engine/index.ts';
import type { RelatedPage } from '../../../../sections/schemas.ts';

/** The pages in other towns, named as a published page names them. */
export function previewAreas(
  towns: readonly RelatedPage[],
  { keyword = '', city = '' }: FieldValues,
): RelatedPage[] {
  return towns
    .filter(town => town.city !== city)
    .map(({ href, ...place }) => {
      const shown = shownPlace(place);
      return { href, title: pageName(keyword, place.city), city: shown.city, state: shown.state };
    });
}
