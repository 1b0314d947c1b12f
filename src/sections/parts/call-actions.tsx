import type { BusinessFacts } from '../page-facts.ts';
import type { ViewFacts } from '../view-facts.ts';
import { MailIcon, PhoneIcon } from './icons.tsx';

/** Call first, then a free quote by mail: the two things a visitor can always do. */
export function CallActions({ facts, call }: { readonly facts: ViewFacts; readonly call?: string }) {
  return (
    <p className="actions">
      <a className="button call" href={facts.business.phone_href}>
        <PhoneIcon />
        <span>
          {call ?? 'Call'} <span className="number">{facts.business.phone}</span>
        </span>
      </a>
      <a className="button quote" href={quoteHref(facts)}>
        <MailIcon />
        <span>Free quote</span>
      </a>
    </p>
  );
}

type QuoteFacts = Pick<ViewFacts, 'keyword' | 'city' | 'state'> & {
  readonly business: Pick<BusinessFacts, 'email'>;
};

/** A mail to the sales desk that already says what it is about and where. */
export function quoteHref(facts: QuoteFacts): string {
  const about = facts.keyword === '' ? 'junk removal' : facts.keyword;
  const place = [facts.city, facts.state].filter(Boolean).join(', ');
  const subject = `Free quote: ${about}${place === '' ? '' : ` in ${place}`}`;
  return `mailto:${facts.business.email}?subject=${encodeURIComponent(subject)}`;
}
