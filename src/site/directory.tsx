import { PlaceMap } from '../sections/render-sections.tsx';
import type { DirectoryContent } from './block.ts';

/** Every page there is: county, city, service. Cities open on a tap, one at a time in a county. */
export function Directory({ content }: { readonly content: DirectoryContent }) {
  return content.counties.length + content.states.items.length === 0 ? null : (
    <section className="band sky directory" aria-labelledby="areas">
      <div className="inner">
        <div className="band-head">
          <h2 id="areas">{content.title}</h2>
          {content.lead !== '' && <p className="lead prose">{content.lead}</p>}
        </div>
        <div className="directory-counties">
          {content.counties.map(county => (
            <div key={county.name}>
              {county.drawing !== null && <PlaceMap drawing={county.drawing} />}
              <h3>{county.name}</h3>
              {county.text !== '' && <p>{county.text}</p>}
              {county.cities.map(city => (
                <details key={city.name} name={`cities-of-${county.name}`}>
                  <summary>{city.name}</summary>
                  <ul>
                    {city.links.map(link => (
                      <li key={link.href}>
                        <a href={link.href}>{link.text}</a>
                      </li>
                    ))}
                  </ul>
                </details>
              ))}
            </div>
          ))}
        </div>
        {content.states.items.length > 0 && (
          <nav className="directory-states" aria-label={content.states.title}>
            <h3>{content.states.title}</h3>
            <ul>
              {content.states.items.map(state => (
                <li key={state.href}>
                  <a href={state.href}>{state.text}</a>
                  {state.more !== '' && <span>{state.more}</span>}
                </li>
              ))}
            </ul>
          </nav>
        )}
        {content.link !== null && (
          <p className="actions">
            <a className="button" href={content.link.href}>
              {content.link.text}
            </a>
          </p>
        )}
      </div>
    </section>
  );
}
