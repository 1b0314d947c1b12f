import type { IllustrationSet } from '../illustrations/illustration-set.ts';
import { Thing } from '../illustrations/thing.tsx';
import type { LinkItem, Name } from '../site-facts.ts';
import { type Background, Band } from './band.tsx';
import { LinkButton } from './link-button.tsx';
import { NameLink } from './name-link.tsx';

interface ColumnBandProps {
  readonly section: { readonly title: string };
  readonly intro?: string;
  readonly background: Background;
  /** The items with illustrations: each column, or each name in it. */
  readonly illustrated?: 'none' | 'columns' | 'items';
  readonly illustrations: IllustrationSet;
  readonly columns: readonly {
    readonly title: string;
    /** Empty: only names. */
    readonly text?: string;
    readonly items: readonly Name[];
  }[];
  readonly link?: LinkItem;
}

const noLink: LinkItem = { text: '', href: '' };

/** Lists side by side, each under its own rule. Names without a page are plain text. */
export function ColumnBand({
  section,
  intro = '',
  background,
  illustrated = 'none',
  illustrations,
  columns,
  link = noLink,
}: ColumnBandProps) {
  return (
    <Band className="columns" background={background} section={section} intro={intro}>
      <div className="columns-list">
        {columns.map((column, index) => (
          <div key={index}>
            {illustrated === 'columns' && <Thing of={illustrations} about={column.title} />}
            {column.title !== '' && <h3>{column.title}</h3>}
            {column.text !== undefined && column.text !== '' && <p>{column.text}</p>}
            {column.items.length > 0 && (
              <ul>
                {column.items.map(item => (
                  <li key={item.text}>
                    {illustrated === 'items' && <Thing of={illustrations} about={item.text} />}
                    <NameLink name={item} />
                  </li>
                ))}
              </ul>
            )}
          </div>
        ))}
      </div>
      <LinkButton link={link} />
    </Band>
  );
}
