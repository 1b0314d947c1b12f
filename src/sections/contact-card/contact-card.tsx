import { quoteMailHref } from '../parts/call-actions.tsx';
import { NameLink } from '../parts/name-link.tsx';
import type { SectionProps } from '../section-facts.ts';

/** Phone, mail, area and hours; beside them, what to have ready. */
export function ContactCardSection({ section, facts }: SectionProps<'contact_card'>) {
  const { business } = facts;
  const words = section.content;
  const entries = [
    { label: words.phone_label, text: business.phone, href: business.phone_href },
    { label: words.email_label, text: business.email, href: `mailto:${business.email}` },
    { label: words.area_label, text: words.area, href: '/locations' },
    { label: words.hours_label, text: words.hours, href: null },
  ].filter(({ text }) => text !== '');
  return (
    <div className="band white contact-card">
      <div className="inner">
        <div>
          <h2>{section.title}</h2>
          <dl>
            {entries.map(entry => (
              <div key={entry.label}>
                <dt>{entry.label}</dt>
                <dd>
                  <NameLink name={entry} />
                </dd>
              </div>
            ))}
          </dl>
          <p className="actions">
            <a className="button call" href={business.phone_href}>
              {words.call_label}
            </a>
            <a className="button quote" href={quoteMailHref(facts)}>
              {words.write_label}
            </a>
          </p>
        </div>
        {words.checklist.length > 0 && (
          <div className="contact-list">
            <h2>{words.checklist_title}</h2>
            <ol>
              {words.checklist.map((item, index) => (
                <li key={index}>{item}</li>
              ))}
            </ol>
          </div>
        )}
      </div>
    </div>
  );
}
