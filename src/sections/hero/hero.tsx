import { Prose } from '../parts/band.tsx';
import { HeroActions } from '../parts/call-actions.tsx';
import { canEmbed, canLink } from '../parts/can-link.ts';
import { Embed } from '../parts/embed.tsx';
import { HeroPicture } from '../parts/hero-picture.tsx';
import { titleSize } from '../parts/title-size.ts';
import type { QuoteFacts, SectionFacts, SectionProps } from '../section-facts.ts';

/** Title, place and call. The crew carries the page's subject; the street below has the promises. */
export function HeroSection({ section, facts, main }: SectionProps<'hero'>) {
  const { subtitle, price, description, benefits, internal_links, iframe_src, from_service } =
    section.content;
  const Heading = main ? 'h1' : 'h2';
  const links = internal_links.filter(link => canLink(link.url, facts));
  const embeds = canEmbed(iframe_src);
  // One page has one quote form, in the section with its main heading.
  const quote = main && !embeds && facts.quote?.form ? facts.quote : null;
  return (
    <div className="hero">
      <div className={`inner hero-top${quote === null ? '' : ' with-form'}`}>
        {section.title !== '' && (
          <Heading className={main ? (facts.title_size ?? titleSize(section.title)) : undefined}>
            {section.title}
          </Heading>
        )}
        <div className="hero-words">
          <Prose text={subtitle} className="lead" />
          <HeroFacts facts={facts} price={price} />
          <HeroActions facts={facts} />
        </div>
        {embeds ? (
          <Embed className="hero-frame" src={iframe_src} title={`Order form: ${section.title}`} />
        ) : (
          <HeroPicture facts={facts} />
        )}
        {quote !== null && <HeroQuote quote={quote} hasItems={!from_service} />}
        <div className="hero-more">
          <Prose text={description} />
          {links.length > 0 && (
            <ul className="hero-links">
              {links.map((link, index) => (
                <li key={index}>
                  <a className="arrow" href={link.url}>
                    {link.text}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
      {benefits.length > 0 && (
        <div className="hero-road road">
          <ul className="inner ticks">
            {benefits.map((benefit, index) => (
              <li key={index}>{benefit}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

/** What it costs, one proof, and when they work. A script says if it is open now. */
function HeroFacts({ facts, price }: { readonly facts: SectionFacts; readonly price: string }) {
  const { business, rating } = facts;
  return (
    <ul className="hero-facts">
      {price !== '' && <li className="hero-price">{price}</li>}
      {rating === '' ? <Proof business={business} /> : <li dangerouslySetInnerHTML={{ __html: rating }} />}
      <li className="open-now">{business.hours_brief}</li>
    </ul>
  );
}

/** Without reviews: the license, with the place that confirms it, or the years. */
function Proof({ business: { licenses, license_lookup, years } }: Pick<SectionFacts, 'business'>) {
  // The footer names its issuer.
  const license = licenses[0]?.split(' (', 1)[0];
  if (license !== undefined)
    return <li>{license_lookup === '' ? license : <a href={license_lookup}>{license}</a>}</li>;
  return years === '' ? null : <li>{years} years in business</li>;
}

interface HeroQuoteProps {
  readonly quote: QuoteFacts;
  /** Off beside the texts of a service, which has its own items. */
  readonly hasItems: boolean;
}

/** The quote form of a hero, with the items we take or what we do. */
function HeroQuote({ quote, hasItems }: HeroQuoteProps) {
  return (
    <div className="hero-quote">
      {quote.form}
      {hasItems && quote.items.length > 0 && (
        <div className="hero-items">
          <p id="we-remove">{quote.items_title}</p>
          <ul aria-labelledby="we-remove">
            {quote.items.map((item, index) => (
              <li key={index}>{item}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
