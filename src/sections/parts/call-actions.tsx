import type { BusinessFacts, PackFallbacks } from '../page-facts.ts';
import type { SectionFacts } from '../section-facts.ts';

interface CallButtonProps {
  readonly business: Pick<BusinessFacts, 'phone' | 'phone_href'>;
  readonly call?: string | undefined;
}

/** Dials the phone, whose number is on it. */
export function CallButton({ business, call = 'Call' }: CallButtonProps) {
  return (
    <a className="button call" href={business.phone_href}>
      <span>
        {call} <span className="number">{business.phone}</span>
      </span>
    </a>
  );
}

interface CallOrQuoteProps extends CallButtonProps {
  readonly quote_href: string;
  readonly quote?: string;
}

/** Call first, then the form for a free quote: the two things a visitor can always do. */
export function CallOrQuote({ business, quote_href, call, quote = 'Free quote' }: CallOrQuoteProps) {
  return (
    <p className="actions">
      <CallButton business={business} call={call} />
      <a className="button quote" href={quote_href}>
        {quote}
      </a>
    </p>
  );
}

/** The buttons to call and to ask for a quote, about the page's own service and town. */
export function CallActions({ facts, call }: { readonly facts: SectionFacts; readonly call?: string }) {
  const { business, quote } = facts;
  return (
    <CallOrQuote
      business={business}
      quote_href={quote?.href ?? '#contact'}
      call={call}
      {...(quote ? { quote: quote.label } : {})}
    />
  );
}

/** The ways to reach the business from the first screen. Wide screens show the form beside them: text and photo are for phones. */
export function HeroActions({ facts }: { readonly facts: SectionFacts }) {
  const { business, quote } = facts;
  return (
    <p className="actions hero-actions">
      <CallButton business={business} />
      {quote && quote.text_href !== null && (
        <a className="button text" href={quote.text_href}>
          Text
        </a>
      )}
      {quote && quote.photo_href !== null && (
        <a className="button photo" href={quote.photo_href}>
          Photo
        </a>
      )}
      <a className="button quote" href={quote?.href ?? '#contact'}>
        {quote?.label ?? 'Free quote'}
      </a>
    </p>
  );
}

type MailFacts = Pick<SectionFacts, 'keyword' | 'city' | 'state'> & {
  readonly fallbacks: Pick<PackFallbacks, 'keyword'>;
  readonly business: Pick<BusinessFacts, 'email'>;
};

/** A mail link with subject and place filled in. */
export function quoteMailHref(facts: MailFacts): string {
  const about = facts.keyword === '' ? facts.fallbacks.keyword : facts.keyword;
  const place = [facts.city, facts.state].filter(Boolean).join(', ');
  const subject = `Free quote: ${about}${place === '' ? '' : ` in ${place}`}`;
  return `mailto:${facts.business.email}?subject=${encodeURIComponent(subject)}`;
}
