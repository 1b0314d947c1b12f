import { loadOf, picturesOf } from '../illustrations/picture-of.ts';
import { Picture } from '../illustrations/thing.tsx';
import type { PagePhoto } from '../page-facts.ts';
import { Band } from '../parts/band.tsx';
import { NameLink } from '../parts/name-link.tsx';
import type { SectionFacts, SectionProps } from '../section-facts.ts';
import type { NoteName } from '../site-facts.ts';

/** A service or an item: the owner's photo of it, or else an illustration that no other of the list has. */
interface Pictured extends NoteName {
  readonly photo: PagePhoto | null;
  readonly picture: string | null;
}

/** Services or accepted items with their pictures, and links to existing pages. */
export function ServiceListSection({ section, facts }: SectionProps<'service_list'>) {
  const { lead, show, with_summaries } = section.content;
  const things = thingsOf(show, facts);
  return (
    <Band
      className={`service-wall ${shapeOf(things.length)}`.trim()}
      background="white"
      section={section}
      intro={lead}
    >
      <ul>
        {things.map(thing => (
          <li key={thing.text}>
            {thing.photo === null ? (
              thing.picture !== null && <Picture of={facts.fallbacks.illustrations} name={thing.picture} />
            ) : (
              <ServicePhoto photo={thing.photo} />
            )}
            <h3>
              <NameLink name={thing} />
            </h3>
            {with_summaries && thing.more !== '' && <p>{thing.more}</p>}
          </li>
        ))}
      </ul>
    </Band>
  );
}

/** Services of the business; the page's own is not among the others. */
function thingsOf(
  show: 'services' | 'other_services' | 'items',
  {
    business,
    site,
    fallbacks: { illustrations },
    keyword,
    load = loadOf(illustrations, keyword),
  }: SectionFacts,
): readonly Pictured[] {
  if (show === 'items') {
    const pictures = picturesOf(illustrations, business.items, load);
    return business.items.map((text, at) => ({
      text,
      href: null,
      more: '',
      photo: null,
      picture: pictures[at] ?? null,
    }));
  }
  const services = site?.services ?? [];
  // All services are counted, so that none has the picture of the page's own.
  const pictures = picturesOf(
    illustrations,
    services.map(({ text }) => text),
    load,
  );
  return services
    .map(({ text, href, more, photo = null, is_on_page }, at) => ({
      text,
      href,
      more,
      photo,
      picture: pictures[at] ?? null,
      is_on_page,
    }))
    .filter(({ is_on_page }) => show === 'services' || !is_on_page);
}

/** The name below says what it is. */
function ServicePhoto({ photo: { small, width, height, focus } }: { readonly photo: PagePhoto }) {
  const shown = Math.min(width, 800);
  return (
    <img
      className="service-photo"
      src={small}
      width={shown}
      height={Math.round((height * shown) / width)}
      alt=""
      style={focus === null ? undefined : { objectPosition: focus }}
      loading="lazy"
    />
  );
}

/** Nine items make a square, five two rows; in rows of four the last would be alone. */
function shapeOf(count: number): string {
  const isSquare = count % 3 === 0 && count % 4 !== 0;
  return isSquare || (count % 4 === 1 && count % 3 === 2) ? 'by-three' : '';
}
