import { Band } from '../parts/band.tsx';
import { LocalNote } from '../parts/local-note.tsx';
import type { SectionProps } from '../section-facts.ts';

/** What the town means for the service, open; below it in one fold the other points, and the web pages that all rest on. */
export function LocalFactsSection({ section, facts }: SectionProps<'local_facts'>) {
  const { description, points, more } = section.content;
  const open = points.filter(({ title }) => title === '');
  const folded = points.filter(point => point.title !== '' && point.description !== '');
  if (folded.length === 0 && open.every(point => point.description === '')) return null;
  const { sources, source_marks } = facts;
  return (
    <Band className="local-facts" background="light" section={section} intro={description}>
      <div className="local-notes">
        {open.map((point, index) => (
          <LocalNote key={index} text={point.description} marks={source_marks?.town[index]} />
        ))}
        {(folded.length > 0 || sources.length > 0) && (
          <div className="folding">
            <details>
              <summary>
                <h3>{folded.length > 0 ? more : 'Sources'}</h3>
              </summary>
              <div className="local-more">
                {folded.map(({ title, description: text }, index) => (
                  <div key={index}>
                    <h4>{title}</h4>
                    <p className="prose">{text}</p>
                  </div>
                ))}
              </div>
              {sources.length > 0 && <Sources sources={sources} />}
            </details>
          </div>
        )}
      </div>
    </Band>
  );
}

function Sources({ sources }: Pick<SectionProps<'local_facts'>['facts'], 'sources'>) {
  return (
    <>
      <p>Rules, fees and hours change: check the page before you rely on it.</p>
      <ul className="local-sources">
        {sources.map(({ url, name }, index) => (
          <li key={index}>
            <a href={url} rel="noopener">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
