import type { Area } from '../../contract/settings.ts';
import { isSectionOf, type PageFacts, type Section } from '../../sections/schemas.ts';
import { townDrawing } from './place-drawing.ts';

/** Where the map points: what the section names, else the page's town, else the specification's fallback. */
export function mapFacts(
  sections: readonly Section[],
  city: string,
  state: string,
  { key, towns }: { key: string | null; towns: readonly Area[] },
): PageFacts['map'] {
  const section = sections.find(one => isSectionOf(one, 'map'));
  const named = section && isSectionOf(section, 'map') ? section.content.location.trim() : '';
  const place = named || [city, state].filter(Boolean).join(', ') || 'New York, NY';
  const here = towns.find(town => place === `${town.city}, ${town.state}`);
  const query = encodeURIComponent(place);
  return {
    place,
    embed_url: key
      ? `https://www.google.com/maps/embed/v1/place?key=${encodeURIComponent(key)}&q=${query}&zoom=12&maptype=roadmap`
      : null,
    link_url: `https://www.openstreetmap.org/search?query=${query}`,
    drawing: here && !key ? townDrawing(here, towns) : null,
  };
}
