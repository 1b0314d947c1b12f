import { renderToStaticMarkup } from 'react-dom/server';
import type { CountedName, NameIndexContent } from './block.ts';

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
          <NameGroup key={group.title} group={group} />
        ))}
        <NameParts parts={content.parts} />
      </div>
    </section>
  );
}

type Group = NameIndexContent['groups'][number];

function NameGroup({ group }: { readonly group: Group }) {
  return (
    <div className="name-group">
      {group.title !== '' && <h3>{group.title}</h3>}
      <ul>
        {group.items.map(item => (
          <NameItem key={item.href} item={item} />
        ))}
      </ul>
    </div>
  );
}

function NameItem({ item }: { readonly item: CountedName }) {
  return (
    <li>
      <a href={item.href}>{item.text}</a>
      {item.more !== '' && <span>{item.more}</span>}
    </li>
  );
}

function NameParts({ parts }: { readonly parts: NameIndexContent['parts'] }) {
  if (parts.items.length <= 1) return null;
  return (
    <nav className="name-parts" aria-label={parts.title}>
      <ul>
        {parts.items.map(part => (
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
  );
}

/** Separate parts of a list, for a compiled template. */
export const nameMarkup = {
  group: (group: Group) => renderToStaticMarkup(<NameGroup group={group} />),
  item: (item: CountedName) => renderToStaticMarkup(<NameItem item={item} />),
  parts: (parts: NameIndexContent['parts']) => renderToStaticMarkup(<NameParts parts={parts} />),
};
