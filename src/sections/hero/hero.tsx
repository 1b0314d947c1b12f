import { Prose } from '../parts/band.tsx';
import { CallActions } from '../parts/call-actions.tsx';
import { canEmbed, canLink } from '../parts/can-link.ts';
import { Embed } from '../parts/embed.tsx';
import { HeroPicture } from '../parts/hero-picture.tsx';
import type { ViewProps } from '../view-facts.ts';
import { HeroQuote } from './hero-quote.tsx';

/** Title, place and call. The crew carries the page's subject; the street below has the promises. */
export function HeroView({ section, facts, main }: ViewProps<'hero'>) {
  const { subtitle, description, benefits, internal_links, iframe_src, from_service } = section.content;
  const Heading = main ? 'h1' : 'h2';
  const links = internal_links.filter(link => canLink(link.url, facts));
  const embeds = canEmbed(iframe_src);
  // One page has one quote form, in the section with its main heading.
  const quote = main && !embeds && facts.quote?.form ? facts.quote : null;
  return (
    <div className="hero">
      <div className={`inner hero-top${quote === null ? '' : ' with-form'}`}>
        {section.title !== '' && <Heading>{section.title}</Heading>}
        <div className="hero-words">
          <Prose text={subtitle} className="lead" />
          <CallActions facts={facts} />
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
              {links.map((link, place) => (
                <li key={place}>
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
            {benefits.map((benefit, place) => (
              <li key={place}>{benefit}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
