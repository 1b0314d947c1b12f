import { Band } from '../parts/band.tsx';
import { CallActions } from '../parts/call-actions.tsx';
import { canLink } from '../parts/can-link.ts';
import type { SectionProps } from '../section-facts.ts';

/** Questions that open one at a time, by the browser itself. */
export function FaqSection({ section, facts }: SectionProps<'faq'>) {
  const { description, faqs, footer_text, footer_link_text, footer_link_url } = section.content;
  return (
    <Band
      className="faq"
      background="light"
      section={section}
      intro={description}
      beside={
        <div className="faq-ask">
          {footer_text !== '' && <p>{footer_text}</p>}
          <CallActions facts={facts} />
          {footer_link_text !== '' && canLink(footer_link_url, facts) && (
            <a className="faq-link arrow" href={footer_link_url}>
              {footer_link_text}
            </a>
          )}
        </div>
      }
    >
      {faqs.length > 0 && (
        <div className="faq-list folding">
          {faqs.map(({ question, answer }, index) =>
            question === '' || answer === '' ? (
              <p key={index} className="faq-alone">
                {question}
                {answer}
              </p>
            ) : (
              <details key={index} name={`${section.id}-faq`}>
                <summary>
                  <h3>{question}</h3>
                </summary>
                <p className="prose">{answer}</p>
              </details>
            ),
          )}
        </div>
      )}
    </Band>
  );
}
