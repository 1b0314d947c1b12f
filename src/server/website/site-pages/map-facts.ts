import type { PageFacts } from '../../../sections/schemas.ts';
import type { Config } from '../../platform/config.ts';
import type { ShownSettings } from '../../platform/settings/site-settings.ts';
import { mapMarkup } from './page-context.ts';

/** The place on the map: the section's, else the page's town, else the specification's fallback. */
export function placeNamed(location: string, city: string, state: string): string {
  return location.trim() || [city, state].filter(Boolean).join(', ') || 'New York, NY';
}

/** The map of a place: Google's if there is a key, else our own if there is one. */
export function mapFacts(
  place: string,
  key: string | null,
  { markup, is_served }: Pick<PageFacts['map'], 'markup' | 'is_served'>,
): PageFacts['map'] {
  const query = encodeURIComponent(place);
  return {
    place,
    embed_url: key
      ? `https://www.google.com/maps/embed/v1/place?key=${encodeURIComponent(key)}&q=${query}&zoom=12&maptype=roadmap`
      : null,
    link_url: `https://www.openstreetmap.org/search?query=${query}`,
    is_served,
    markup: key ? '' : markup,
  };
}

/** The map of a page that is about a town. */
export function townMap(
  { settings, config }: { readonly settings: ShownSettings; readonly config: Config },
  city: string,
  state: string,
): PageFacts['map'] {
  const place = placeNamed('', city, state);
  const decided = settings.current();
  return mapFacts(place, decided.outside.google_maps_api_key || config.googleMapsApiKey, {
    markup: mapMarkup(decided, place),
    is_served: true,
  });
}
