import { Embed } from '../parts/embed.tsx';
import type { SectionProps } from '../section-facts.ts';

/** The scheduling form as the body of a page, or an external order form. */
export function RequestFormSection({ section, facts }: SectionProps<'request_form'>) {
  const { lead, notes, button_label, order_form_help } = section.content;
  const { business, site } = facts;
  if (site?.order_form_url) {
    return (
      <div className="band white order-form">
        <div className="inner">
          <Embed className="order-form-frame" src={site.order_form_url} title={section.title} />
          <p>
            {order_form_help} <a href={business.phone_href}>{business.phone}</a>
          </p>
        </div>
      </div>
    );
  }
  return (
    <div
      className="band white form-band"
      role="region"
      id={site?.forms?.place}
      tabIndex={-1}
      aria-labelledby="schedule-title"
      aria-describedby={site?.forms?.error_id ?? undefined}
    >
      <div className="inner">
        <div className="band-head">
          <h2 id="schedule-title">{section.title}</h2>
          <p className="lead">{lead}</p>
          <ul className="form-notes">
            {notes.map((note, index) => (
              <li key={index}>{note}</li>
            ))}
          </ul>
        </div>
        {site?.forms?.scheduling(button_label)}
      </div>
    </div>
  );
}
