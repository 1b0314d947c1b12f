import { PlaceMap } from '../illustrations/place-map.tsx';
import { BandInside } from '../parts/band.tsx';
import { NameLink } from '../parts/name-link.tsx';
import type { SectionProps } from '../section-facts.ts';
import type { TownContent } from '../site-facts.ts';

/** The card of the page's town, with its written facts. */
export function TownCardSection({ section, facts }: SectionProps<'town_card'>) {
  const town = facts.site?.town;
  if (!town) return null;
  const written = section.content.facts.map(({ title, description }) => ({ title, text: description }));
  return (
    <div className={townBand}>
      <TownCard content={{ ...town, title: section.title, facts: [...written, ...town.facts] }} />
    </div>
  );
}

/** The classes of the band around a town's card. */
export const townBand = 'band sky town';

/** The card of the town: facts and its county on the left; on the right its neighbors, our hours and the county's own drop-off. */
export function TownCard({ content }: { readonly content: TownContent }) {
  return (
    <BandInside section={content}>
      <div className="town-parts">
        <div>
          <dl className="town-facts">
            {content.facts.map(fact => (
              <div key={fact.title}>
                <dt>{fact.title}</dt>
                <dd>{fact.text}</dd>
              </div>
            ))}
          </dl>
          {content.map !== null && (
            <figure className="town-county">
              <PlaceMap map={content.map} />
              <figcaption>{content.place}</figcaption>
            </figure>
          )}
        </div>
        <div className="town-card">
          {content.neighbors.length > 0 && (
            <div>
              <h3>{content.neighbors_title}</h3>
              <ul className="town-neighbors">
                {content.neighbors.map(neighbor => (
                  <li key={neighbor.text}>
                    <NameLink name={neighbor} />
                    {neighbor.more !== '' && <span>{neighbor.more}</span>}
                  </li>
                ))}
              </ul>
            </div>
          )}
          {content.hours !== null && (
            <div className="town-more">
              <h3>{content.hours.title}</h3>
              <p>{content.hours.text}</p>
            </div>
          )}
          {content.authority !== null && (
            <div className="town-fold folding">
              <Authority authority={content.authority} />
            </div>
          )}
        </div>
      </div>
    </BandInside>
  );
}

function Authority({ authority }: { readonly authority: NonNullable<TownContent['authority']> }) {
  return (
    <details>
      <summary>
        <h3>{authority.title}</h3>
      </summary>
      {authority.about !== '' && <p>{authority.about}</p>}
      <p>
        {authority.drop_off}: {authority.takes.join(', ')}.
      </p>
      <p>{authority.who}.</p>
      <p>
        <a className="arrow" href={authority.url} rel="noopener">
          {authority.name}
        </a>
      </p>
    </details>
  );
}
