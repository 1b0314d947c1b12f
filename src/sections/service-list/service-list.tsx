import { Thing } from '../illustrations/thing.tsx';
import { Band } from '../parts/band.tsx';
import { NameLink } from '../parts/name-link.tsx';
import type { SectionFacts, SectionProps } from '../section-facts.ts';
import type { NoteName } from '../site-facts.ts';

/** Drawings of services or accepted items, with links to existing pages. */
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
            <Thing of={facts.fallbacks.illustrations} about={thing.text} />
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
  { business, site }: SectionFacts,
): readonly NoteName[] {
  if (show === 'items') return business.items.map(item => ({ text: item, href: null, more: '' }));
  const services = site?.services ?? [];
  return show === 'services' ? services : services.filter(({ is_on_page }) => !is_on_page);
}

/** Nine items make a square; in rows of four the last would be alone. */
function shapeOf(count: number): string {
  return count % 3 === 0 && count % 4 !== 0 ? 'by-three' : '';
}
