import type { BusinessFacts } from '../sections/schemas.ts';
import type { ContactContent } from './block.ts';
import { NameLink } from './name-link.tsx';

interface ContactCardProps {
  readonly content: ContactContent;
  readonly business: BusinessFacts;
  readonly mail_href: string;
}

/** Phone, mail, area and hours; beside them, tips for a quick quote. */
export function ContactCard({ content, business, mail_href }: ContactCardProps) {
  return (
    <section className="band white contact-card" aria-labelledby="reach-us">
      <div className="inner">
        <div>
          <h2 id="reach-us">{content.title}</h2>
          <dl>
            {content.entries.map(entry => (
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
              {content.call_label}
            </a>
            <a className="button quote" href={mail_href}>
              {content.email_label}
            </a>
          </p>
        </div>
        <div className="contact-list">
          <h2>{content.checklist.title}</h2>
          <ol>
            {content.checklist.items.map(item => (
              <li key={item}>{item}</li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}
