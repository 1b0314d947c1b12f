import { TradeMark } from '../illustrations/scene.tsx';
import { Band, Prose } from '../parts/band.tsx';
import { canLink } from '../parts/can-link.ts';
import { Picture } from '../parts/picture.tsx';
import { TitledList } from '../parts/titled-list.tsx';
import type { SectionProps } from '../section-facts.ts';

/** A sheet of paper one can read. Its button books, or calls where there is no booking page. */
export function LegalSection({ section, facts }: SectionProps<'legal'>) {
  const { content, structured_content, image, optional_link_text, optional_link_url, cta_text } =
    section.content;
  const { booking, illustrations } = facts.fallbacks;
  const bookingHref = booking !== null && canLink(booking, facts) ? booking : facts.business.phone_href;
  return (
    <Band
      className="permit"
      background="light"
      section={section}
      beside={
        image === '' ? <TradeMark of={illustrations} /> : <Picture src={image} className="permit-picture" />
      }
    >
      <div className="permit-sheet">
        <Prose text={content} />
        <TitledList entries={structured_content} />
        {optional_link_text !== '' && canLink(optional_link_url, facts) && (
          <p>
            <a className="permit-link" href={optional_link_url}>
              {optional_link_text}
            </a>
          </p>
        )}
        {cta_text !== '' && (
          <p className="actions">
            <a className="button call" href={bookingHref}>
              {cta_text}
            </a>
          </p>
        )}
      </div>
    </Band>
  );
}
