import type { QuoteFacts } from '../view-facts.ts';

interface HeroQuoteProps {
  readonly quote: QuoteFacts;
  /** Off beside the texts of a service, which has its own items. */
  readonly hasItems: boolean;
}

/** The quote form of a hero, with the items we take or what we do. */
export function HeroQuote({ quote, hasItems }: HeroQuoteProps) {
  return (
    <div className="hero-quote">
      {quote.form}
      {hasItems && quote.items.length > 0 && (
        <div className="hero-items">
          <p id="we-remove">{quote.items_title}</p>
          <ul aria-labelledby="we-remove">
            {quote.items.map((item, place) => (
              <li key={place}>{item}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
