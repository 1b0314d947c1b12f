import { renderToStaticMarkup } from 'react-dom/server';
import { Band } from '../parts/band.tsx';
import type { SectionProps } from '../section-facts.ts';
import type { CountedName, NameList } from '../site-facts.ts';

/** A long list of names in columns, grouped by letter if there are many, with links to its other parts. */
export function PageListSection({ section, facts }: SectionProps<'page_list'>) {
  const list = facts.site?.page_list;
  if (!list) return null;
  return (
    <Band className="name-index" background="white" section={section} intro={section.content.lead}>
      {list.groups.map(group => (
        <NameGroup key={group.title} group={group} />
      ))}
      <NameParts parts={list.parts} />
    </Band>
  );
}

type Group = NameList['groups'][number];

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

function NameParts({ parts }: { readonly parts: NameList['parts'] }) {
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
  parts: (parts: NameList['parts']) => renderToStaticMarkup(<NameParts parts={parts} />),
};
