import type { LinkItem } from './frame.ts';

/** The cities of a county that have pages, and those pages. */
export interface County {
  readonly name: string;
  readonly cities: readonly { readonly name: string; readonly links: readonly LinkItem[] }[];
}

/** Every page there is: county, city, service. Cities open on a tap, one at a time in a county. */
export function Directory({ counties }: { readonly counties: readonly County[] }) {
  return counties.length === 0 ? null : (
    <section className="band sky directory" aria-labelledby="areas">
      <div className="inner">
        <div className="band-head">
          <h2 id="areas">Find your town</h2>
        </div>
        <div className="directory-counties">
          {counties.map(county => (
            <div key={county.name}>
              <h3>{county.name}</h3>
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
      </div>
    </section>
  );
}
