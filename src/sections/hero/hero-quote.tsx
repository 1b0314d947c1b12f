import type { QuoteFacts } from '../view-facts.ts';

/** The quote form of a hero, with the items we remove. */
export function HeroQuote({ quote }: { readonly quote: QuoteFacts }) {
  return (
    <div className="hero-quote">
      {quote.form}
      {quote.items.length > 0 && (
        <div className="hero-items">
          <p id="we-remove">What We Remove</p>
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
