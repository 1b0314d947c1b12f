import { isSectionOf, type PageFacts, type Section } from '../../sections/schemas.ts';

/** Where the map points: what the section names, else the page's town, else the specification's fallback. */
export function mapFacts(
  sections: readonly Section[],
  city: string,
  state: string,
  key: string | null,
): PageFacts['map'] {
  const section = sections.find(one => isSectionOf(one, 'map'));
  const named = section && isSectionOf(section, 'map') ? section.content.location.trim() : '';
  const place = named || [city, state].filter(Boolean).join(', ') || 'New York, NY';
  const query = encodeURIComponent(place);
  return {
    place,
    embed_url: key
      ? `https://www.google.com/maps/embed/v1/place?key=${encodeURIComponent(key)}&q=${query}&zoom=12&maptype=roadmap`
      : null,
    link_url: `https://www.openstreetmap.org/search?query=${query}`,
  };
}
