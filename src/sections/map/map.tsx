import { Band, Prose } from '../parts/band.tsx';
import { canEmbed } from '../parts/can-link.ts';
import { Embed } from '../parts/embed.tsx';
import type { SectionFacts, SectionProps } from '../section-facts.ts';

/** The place on a map; without one, its name on a sign and a link to OpenStreetMap. Empty without a place. */
export function MapSection({ section, facts }: SectionProps<'map'>) {
  if (!facts.map.is_served) return null;
  const { description, map_embed_url, location, cta_text, additional_content } = section.content;
  const place = location === '' ? facts.map.place : location;
  const embed = map_embed_url === '' ? (facts.map.embed_url ?? '') : map_embed_url;
  const isEmpty = [description, map_embed_url, location, cta_text, additional_content].every(
    text => text === '',
  );
  return (
    <Band className="place" background="light" section={section} intro={description}>
      {canEmbed(embed) ? (
        <Embed className="place-map" src={embed} title={`Map of ${place}`} />
      ) : (
        <NoMap
          place={place}
          href={location === '' ? facts.map.link_url : searchHref(location)}
          markup={place === facts.map.place ? facts.map.markup : ''}
        />
      )}
      <div className="place-more">
        {isEmpty && <p>No content entered in the template editor</p>}
        <p className="place-serving">Serving {place}</p>
        <Prose text={additional_content} />
        {cta_text !== '' && <MapAction facts={facts} text={cta_text} />}
      </div>
    </Band>
  );
}

interface NoMapProps {
  readonly place: string;
  readonly href: string;
  /** Our own map as markup; empty: none. */
  readonly markup: string;
}

/** Our own map of the place; without one, generic streets and the place's name. */
function NoMap({ place, href, markup }: NoMapProps) {
  return markup !== '' ? (
    <div className="place-charted">
      <div dangerouslySetInnerHTML={{ __html: markup }} />
      <PlaceSign place={place} href={href} note="" />
    </div>
  ) : (
    <div className="place-map place-drawn">
      <PlaceSign place={place} href={href} note="Map temporarily unavailable" />
    </div>
  );
}

interface PlaceSignProps extends Pick<NoMapProps, 'place' | 'href'> {
  /** Why there is no map; empty beside one. */
  readonly note: string;
}

function PlaceSign({ place, href, note }: PlaceSignProps) {
  return (
    <div className="place-sign">
      <strong className="display">{place}</strong>
      {note !== '' && <span>{note}</span>}
      <a className="arrow" href={href} rel="noopener">
        See it on OpenStreetMap
      </a>
    </div>
  );
}

function MapAction({ facts, text }: { readonly facts: SectionFacts; readonly text: string }) {
  return (
    <p className="actions">
      <a className="button call" href={facts.business.phone_href}>
        {text}
      </a>
    </p>
  );
}

function searchHref(place: string): string {
  return `https://www.openstreetmap.org/search?query=${encodeURIComponent(place)}`;
}
