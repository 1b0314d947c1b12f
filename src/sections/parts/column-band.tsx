import type { IllustrationSet } from '../illustrations/illustration-set.ts';
import { picturesOf } from '../illustrations/picture-of.ts';
import { Picture } from '../illustrations/thing.tsx';
import type { LinkItem, Name } from '../site-facts.ts';
import { type Background, Band } from './band.tsx';
import { LinkButton } from './link-button.tsx';
import { NameLink } from './name-link.tsx';

interface ColumnBandProps {
  readonly section: { readonly title: string };
  readonly intro?: string;
  readonly background: Background;
  /** The set that illustrates each column; absent: none. */
  readonly illustrations?: IllustrationSet;
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
  illustrations,
  columns,
  link = noLink,
}: ColumnBandProps) {
  const pictures =
    illustrations === undefined
      ? []
      : picturesOf(
          illustrations,
          columns.map(({ title }) => title),
        );
  return (
    <Band className="columns" background={background} section={section} intro={intro}>
      <div className="columns-list">
        {columns.map((column, index) => (
          <div key={index}>
            {illustrations !== undefined && <ColumnPicture of={illustrations} name={pictures[index]} />}
            {column.title !== '' && <h3>{column.title}</h3>}
            {column.text !== undefined && column.text !== '' && <p>{column.text}</p>}
            {column.items.length > 0 && (
              <ul>
                {column.items.map(item => (
                  <li key={item.text}>
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

function ColumnPicture({
  of,
  name,
}: {
  readonly of: IllustrationSet;
  readonly name: string | null | undefined;
}) {
  return name == null ? null : <Picture of={of} name={name} />;
}
