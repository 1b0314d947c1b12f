import { Band } from '../parts/band.tsx';
import type { ViewProps } from '../view-facts.ts';

/** Why choose us: reasons in columns under heavy rules, and the offer beside a call. */
export function MedicalNecessityView({ section, facts }: ViewProps<'medical_necessity'>) {
  const { content, reasons, banner_text } = section.content;
  return (
    <Band shape="why" ground="sky" section={section} lead={content}>
      {reasons.length > 0 && (
        <ul className="why-reasons">
          {reasons.map((reason, place) => (
            <li key={place}>
              {reason.title !== '' && <h3>{reason.title}</h3>}
              {reason.description !== '' && <p>{reason.description}</p>}
            </li>
          ))}
        </ul>
      )}
      {banner_text !== '' && (
        <div className="why-banner road">
          <p className="display">{banner_text}</p>
          <a className="button call" href={facts.business.phone_href}>
            <span>
              Call <span className="number">{facts.business.phone}</span>
            </span>
          </a>
        </div>
      )}
    </Band>
  );
}
