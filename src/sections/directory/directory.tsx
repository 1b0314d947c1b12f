import { PlaceMap } from '../illustrations/place-map.tsx';
import { Band } from '../parts/band.tsx';
import { LinkButton } from '../parts/link-button.tsx';
import { LinkList } from '../parts/link-list.tsx';
import type { SectionProps } from '../section-facts.ts';
import type { County, SiteFacts } from '../site-facts.ts';

/**
 * The towns by county. With maps, on a page of its own, it has every page there is: towns open on a tap, one at a time in a
 * county. Elsewhere a town is a link to the first of its pages.
 */
export function DirectorySection({ section, facts }: SectionProps<'directory'>) {
  const { lead, maps, counties: notes, empty, link_text, link_url } = section.content;
  const counties = (facts.site?.directory ?? []).filter(({ cities }) => maps || cities.length > 0);
  const states = facts.site?.states ?? { title: '', items: [] };
  if (counties.length + states.items.length === 0) return null;
  const noteOf = ({ name, cities }: County) => {
    const note = notes.find(({ county }) => county === name)?.description ?? '';
    return cities.length > 0 ? note : `${note} ${empty}`.trim();
  };
  return (
    <Band className="directory" background="sky" section={section} intro={lead}>
      <div className="directory-counties">
        {counties.map(county => (
          <OneCounty key={county.name} county={county} note={noteOf(county)} hasMap={maps} />
        ))}
      </div>
      <States states={states} />
      <LinkButton link={{ text: link_text, href: link_url }} />
    </Band>
  );
}

interface OneCountyProps {
  readonly county: County;
  readonly note: string;
  readonly hasMap: boolean;
}

function OneCounty({ county: { name, map, cities }, note, hasMap }: OneCountyProps) {
  return (
    <div>
      {hasMap && map !== null && <PlaceMap map={map} />}
      <h3>{name}</h3>
      {note !== '' && <p>{note}</p>}
      {hasMap ? (
        cities.map(city => (
          <details key={city.name} name={`cities-of-${name}`}>
            <summary>{city.name}</summary>
            <LinkList links={city.links} />
          </details>
        ))
      ) : (
        <div className="directory-towns">
          <LinkList
            links={cities.flatMap(({ name: text, links: [first] }) => (first ? [{ ...first, text }] : []))}
          />
        </div>
      )}
    </div>
  );
}

function States({ states }: { readonly states: NonNullable<SiteFacts['states']> }) {
  if (states.items.length === 0) return null;
  return (
    <nav className="directory-states" aria-label={states.title}>
      <h3>{states.title}</h3>
      <ul>
        {states.items.map(state => (
          <li key={state.href}>
            <a href={state.href}>{state.text}</a>
            {state.more !== '' && <span>{state.more}</span>}
          </li>
        ))}
      </ul>
    </nav>
  );
}
