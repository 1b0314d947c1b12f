import type { ReactNode } from 'react';
import { CallOrQuote, HeroPhoto, HeroScene, type ViewFacts } from '../sections/render-sections.tsx';
import type { BusinessFacts } from '../sections/schemas.ts';
import type { HomeHeroContent } from './block.ts';

interface HomeHeroProps {
  readonly content: HomeHeroContent;
  readonly business: BusinessFacts;
  readonly facts: ViewFacts;
  /** The rendered quote form; null = none. */
  readonly form: ReactNode;
}

/** The top of the front page: slogan, call, truck and promises. */
export function HomeHero({ content, business, facts, form }: HomeHeroProps) {
  return (
    <div className="hero home-hero">
      <div className="inner hero-top with-form">
        <h1>{content.title}</h1>
        <div className="hero-words">
          <p className="lead">{content.lead}</p>
          <CallOrQuote business={business} quote_href="#contact" quote={content.quote_label} />
        </div>
        <div className="hero-scene">
          {facts.photo ? <HeroPhoto photo={facts.photo} /> : <HeroScene facts={{ ...facts, business }} />}
        </div>
        <div className="hero-quote">{form}</div>
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
