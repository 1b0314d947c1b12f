import type { SectionProps } from '../section-facts.ts';

/** A long plain text with a list of its headings. */
export function PolicySection({ section, facts }: SectionProps<'policy'>) {
  const parts = facts.site?.policies?.[section.content.policy] ?? [];
  return (
    <div className="band paper policy">
      <div className="inner">
        <nav aria-label="On this page">
          <ul>
            {parts.map(part => (
              <li key={part.id}>
                <a href={`#${part.id}`}>{part.title}</a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="policy-text">
          {parts.map(part => (
            <section key={part.id} id={part.id} aria-labelledby={`${part.id}-title`}>
              <h2 id={`${part.id}-title`}>{part.title}</h2>
              {part.paragraphs.map(text => (
                <p key={text}>{text}</p>
              ))}
              {part.sources && part.sources.length > 0 && (
                <dl>
                  {part.sources.map(({ what, href, text, more }) => (
                    <div key={what}>
                      <dt>{what}</dt>
                      <dd>
                        <a href={href}>{text}</a> ({more})
                      </dd>
                    </div>
                  ))}
                </dl>
              )}
            </section>
          ))}
        </div>
      </div>
    </div>
  );
}
