import type { NameIndexContent } from './block.ts';

/** A long list of names in columns, under letters where there are many, with the way to its other parts. */
export function NameIndex({ content }: { readonly content: NameIndexContent }) {
  return (
    <section className="band white name-index" aria-labelledby={content.id}>
      <div className="inner">
        <div className="band-head">
          <h2 id={content.id}>{content.title}</h2>
          {content.lead !== '' && <p className="lead">{content.lead}</p>}
        </div>
        {content.groups.map(group => (
          <div key={group.title} className="name-group">
            {group.title !== '' && <h3>{group.title}</h3>}
            <ul>
              {group.items.map(item => (
                <li key={item.href}>
                  <a href={item.href}>{item.text}</a>
                  {item.more !== '' && <span>{item.more}</span>}
                </li>
              ))}
            </ul>
          </div>
        ))}
        {content.parts.items.length > 1 && (
          <nav className="name-parts" aria-label={content.parts.title}>
            <ul>
              {content.parts.items.map(part => (
                <li key={part.href}>
                  {part.is_current ? (
                    <span aria-current="page">{part.text}</span>
                  ) : (
                    <a href={part.href}>{part.text}</a>
                  )}
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
    </section>
  );
}
