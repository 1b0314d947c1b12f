import { pictureOf } from '../illustrations/picture-of.ts';
import { Street } from '../illustrations/street.tsx';
import { headingId, Prose } from '../parts/band.tsx';
import { CallActions } from '../parts/call-actions.tsx';
import { canEmbed, canLink } from '../parts/can-link.ts';
import type { ViewProps } from '../view-facts.ts';

/** What, where, call. The crew carries what the page is about; the promises are the street it stands on. */
export function HeroView({ section, facts, main }: ViewProps<'hero'>) {
  const { subtitle, description, benefits, internal_links, iframe_src } = section.content;
  const Heading = main ? 'h1' : 'h2';
  const links = internal_links.filter(link => canLink(link.url, facts));
  const embeds = canEmbed(iframe_src);
  return (
    <div className="hero">
      <div className={embeds ? 'inner hero-top with-frame' : 'inner hero-top'}>
        {section.title !== '' && <Heading id={headingId(section.id)}>{section.title}</Heading>}
        <div className="hero-words">
          <Prose text={subtitle} className="lead" />
          <CallActions facts={facts} />
        </div>
        <div className="hero-more">
          <Prose text={description} />
          {links.length > 0 && (
            <ul className="hero-links">
              {links.map((link, at) => (
                <li key={at}>
                  <a className="arrow" href={link.url}>
                    {link.text}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </div>
        {embeds ? (
          <iframe className="hero-frame" src={iframe_src} title={`Order form: ${section.title}`} loading="lazy" />
        ) : (
          <div className="hero-scene">
            <Street picture={pictureOf(facts.keyword)} name={facts.business.name} />
          </div>
        )}
      </div>
      {benefits.length > 0 && (
        <div className="hero-road road">
          <ul className="inner ticks">
            {benefits.map((benefit, at) => (
              <li key={at}>{benefit}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
