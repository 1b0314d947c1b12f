import { Thing, type ViewFacts } from '../sections/render-sections.tsx';
import type { ColumnsContent } from './block.ts';
import { NameLink } from './name-link.tsx';

/** Lists side by side, each under its own rule. Names without a page are plain text. */
export function Columns({ content, facts }: { readonly content: ColumnsContent; readonly facts: ViewFacts }) {
  return (
    <section className={`band ${content.ground} columns`} aria-labelledby={content.id}>
      <div className="inner">
        <div className="band-head">
          <h2 id={content.id}>{content.title}</h2>
          {content.lead !== '' && <p className="lead">{content.lead}</p>}
        </div>
        <div className="columns-list">
          {content.columns.map(column => (
            <div key={column.title}>
              {content.drawn === 'columns' && (
                <Thing of={facts.fallbacks.illustrations} about={column.title} />
              )}
              <h3>{column.title}</h3>
              {column.text !== '' && <p>{column.text}</p>}
              {column.items.length > 0 && (
                <ul>
                  {column.items.map(item => (
                    <li key={item.text}>
                      {content.drawn === 'items' && (
                        <Thing of={facts.fallbacks.illustrations} about={item.text} />
                      )}
                      <NameLink name={item} />
                    </li>
                  ))}
                </ul>
              )}
            </div>
          ))}
        </div>
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
