import { Band } from '../parts/band.tsx';
import { CallActions } from '../parts/call-actions.tsx';
import { canLink } from '../parts/can-link.ts';
import type { SectionProps } from '../section-facts.ts';

/** Questions in rows that open one at a time, by the browser itself. */
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
      {faqs.length > 0 && <Questions name={`${section.id}-faq`} faqs={faqs} />}
    </Band>
  );
}

type Faq = SectionProps<'faq'>['section']['content']['faqs'][number];

/** Rows of a page: with more closed ones it looks empty. */
const maxRows = 3;

/** The first question is open. Of many, the last row holds the rest, which it shows at once. */
function Questions({ name, faqs }: { readonly name: string; readonly faqs: readonly Faq[] }) {
  const shown = faqs.length > maxRows ? maxRows - 1 : maxRows;
  const rest = faqs.slice(shown);
  return (
    <div className="faq-list folding">
      {faqs.slice(0, shown).map(({ question, answer }, index) =>
        question === '' || answer === '' ? (
          <p key={index} className="faq-alone">
            {question}
            {answer}
          </p>
        ) : (
          <details key={index} name={name} open={index === 0}>
            <summary>
              <h3>{question}</h3>
            </summary>
            <p className="prose">{answer}</p>
          </details>
        ),
      )}
      {rest.length > 0 && (
        <details name={name}>
          <summary>
            <h3>More questions</h3>
          </summary>
          <dl className="faq-rest">
            {rest.map(({ question, answer }, index) => (
              <div key={index}>
                {question !== '' && <dt>{question}</dt>}
                {answer !== '' && <dd className="prose">{answer}</dd>}
              </div>
            ))}
          </dl>
        </details>
      )}
    </div>
  );
}
