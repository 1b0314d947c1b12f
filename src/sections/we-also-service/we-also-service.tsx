import type { RelatedPage } from '../page-facts.ts';
import { Band } from '../parts/band.tsx';
import { canLink } from '../parts/can-link.ts';
import type { SectionProps } from '../section-facts.ts';

const allPlaces = '/locations';

/** Other towns as street signs. Existing towns of the template come first, then those from the server. */
export function WeAlsoServiceSection({ section, facts }: SectionProps<'we_also_service'>) {
  const { description, service_areas, display_count, cta_text, far_title } = section.content;
  const named = service_areas.filter(area => canLink(area.url, facts));
  const found = facts.related.slice(0, Math.max(0, display_count - named.length));
  const isEmpty = named.length + found.length === 0;
  // A heading that promises towns leads to them even where no page of a neighbor can be linked.
  const button = isEmpty ? cta_text || 'See all locations' : cta_text;
  const areNear = facts.related_are_near !== false || found.length === 0;
  const title = areNear && !isEmpty ? section.title : far_title;
  return (
    <Band className="areas" background="light" section={{ title }} intro={isEmpty ? '' : description}>
      {isEmpty ? (
        <p className="areas-none">{facts.fallbacks.related_areas}</p>
      ) : (
        <ul className="areas-signs">
          {named.map((area, index) => (
            <li key={index}>
              <a href={area.url}>
                <strong>{area.text}</strong>
                <LearnMore />
              </a>
            </li>
          ))}
          {found.map(page => (
            <AreaSign key={page.href} page={page} />
          ))}
        </ul>
      )}
      {button !== '' && canLink(allPlaces, facts) && (
        <p className="actions">
          <a className="button" href={allPlaces}>
            {button}
          </a>
        </p>
      )}
    </Band>
  );
}

function AreaSign({ page }: { readonly page: RelatedPage }) {
  return (
    <li>
      <a href={page.href}>
        <strong>{page.title}</strong>
        <span>
          {page.city}, {page.state}
          {page.miles ? (
            <>
              , <small>{page.miles}</small>
            </>
          ) : null}
        </span>
        <LearnMore />
      </a>
    </li>
  );
}

function LearnMore() {
  return <span className="arrow">Learn More</span>;
}
