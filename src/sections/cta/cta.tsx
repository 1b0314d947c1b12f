import { Band } from '../parts/band.tsx';
import { quoteMailHref } from '../parts/call-actions.tsx';
import { canLink } from '../parts/can-link.ts';
import type { SectionProps } from '../section-facts.ts';

/** The final call to action, with a voucher. A button without an existing page dials the phone. */
export function CtaSection({ section, facts }: SectionProps<'cta'>) {
  const { content, button_text, button_url, subtitle_footer } = section.content;
  const href = button_url !== '' && canLink(button_url, facts) ? button_url : facts.business.phone_href;
  return (
    <Band
      className="closing"
      background="road"
      section={section}
      intro={content}
      beside={
        <>
          <p className="actions">
            {button_text !== '' && (
              <a className="button call" href={href}>
                {button_text}
              </a>
            )}
            <a className="button quote" href={quoteMailHref(facts)}>
              Email Quote
            </a>
          </p>
          <p className="closing-phone">
            <a href={facts.business.phone_href}>{facts.business.phone}</a>
            <span>{facts.business.hours}</span>
          </p>
          {subtitle_footer !== '' && <p className="closing-line display">{subtitle_footer}</p>}
        </>
      }
    >
      {hasCertificate(section.content) && <Certificate content={section.content} />}
    </Band>
  );
}

type Content = SectionProps<'cta'>['section']['content'];

/** A heading alone is worth nothing: the discount that it is about may not be stated. */
function hasCertificate({
  certificate_benefits,
  certificate_discount,
  certificate_coupon,
}: Content): boolean {
  return certificate_benefits.length > 0 || certificate_discount !== '' || certificate_coupon !== '';
}

function Certificate({ content }: { readonly content: Content }) {
  const {
    certificate_title,
    certificate_subtitle,
    certificate_benefits,
    certificate_discount,
    certificate_coupon,
  } = content;
  return (
    <div className="certificate">
      {certificate_discount !== '' && <p className="certificate-amount display">{certificate_discount}</p>}
      {certificate_title !== '' && <h3>{certificate_title}</h3>}
      {certificate_subtitle !== '' && <p className="certificate-where">{certificate_subtitle}</p>}
      {certificate_benefits.length > 0 && (
        <ul className="ticks">
          {certificate_benefits.map((benefit, index) => (
            <li key={index}>{benefit}</li>
          ))}
        </ul>
      )}
      {certificate_coupon !== '' && (
        <p className="certificate-code">
          Code <b>{certificate_coupon}</b>
        </p>
      )}
    </div>
  );
}
