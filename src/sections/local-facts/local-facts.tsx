import { Band } from '../parts/band.tsx';
import type { SectionProps } from '../section-facts.ts';

/** Points about the town that open on a tap, and the web pages that they rest on. */
export function LocalFactsSection({ section, facts }: SectionProps<'local_facts'>) {
  const { description, points } = section.content;
  const known = points.filter(point => point.description !== '');
  if (known.length === 0) return null;
  return (
    <Band className="local-facts" background="light" section={section} intro={description}>
      <div className="folding">
        {known.map(({ title, description: text }, index) =>
          title === '' ? (
            <p key={index} className="prose">
              {text}
            </p>
          ) : (
            <details key={index}>
              <summary>
                <h3>{title}</h3>
              </summary>
              <p className="prose">{text}</p>
            </details>
          ),
        )}
        {facts.sources.length > 0 && (
          <details>
            <summary>
              <h3>Sources</h3>
            </summary>
            <p>Rules, fees and hours change: check the page before you rely on it.</p>
            <ul className="local-sources">
              {facts.sources.map(({ url, name }, index) => (
                <li key={index}>
                  <a href={url} rel="noopener">
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </details>
        )}
      </div>
    </Band>
  );
}
