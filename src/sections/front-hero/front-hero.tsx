import { CallOrQuote } from '../parts/call-actions.tsx';
import { HeroPicture } from '../parts/hero-picture.tsx';
import { titleSize } from '../parts/title-size.ts';
import type { SectionProps } from '../section-facts.ts';

/** The top of the front page: slogan, call, truck and promises. */
export function FrontHeroSection({ section, facts }: SectionProps<'front_hero'>) {
  const { business, quote } = facts;
  const { lead, quote_label } = section.content;
  return (
    <div className="hero home-hero">
      <div className="inner hero-top with-form">
        <h1 className={titleSize(section.title)}>{section.title}</h1>
        <div className="hero-words">
          <p className="lead">{lead}</p>
          <CallOrQuote business={business} quote_href={quote?.href ?? '#contact'} quote={quote_label} />
        </div>
        <HeroPicture facts={facts} />
        <div className="hero-quote">{quote?.form}</div>
      </div>
      <div className="hero-road road">
        <ul className="inner ticks">
          {business.claims.map(claim => (
            <li key={claim}>{claim}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}
