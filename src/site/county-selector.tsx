import type { CountiesContent } from './block.ts';

/** Counties that open one at a time and show the towns that have a page for this service. */
export function CountySelector({ content }: { readonly content: CountiesContent }) {
  return (
    <section className="band sky directory" aria-labelledby="counties">
      <div className="inner">
        <div className="band-head">
          <h2 id="counties">{content.title}</h2>
        </div>
        <div className="county-list">
          {content.counties.map(county => (
            <details key={county.name} name="counties">
              <summary>{county.name} County</summary>
              <ul>
                {county.links.map(link => (
                  <li key={link.href}>
                    <a href={link.href}>{link.text}</a>
                  </li>
                ))}
              </ul>
            </details>
          ))}
        </div>
        <p className="actions">
          <a className="button" href={content.contact.href}>
            {content.contact.text}
          </a>
        </p>
      </div>
    </section>
  );
}
