import { BandInside } from '../parts/band.tsx';
import { ColumnBand } from '../parts/column-band.tsx';
import { SourceMarks } from '../parts/local-note.tsx';
import type { SectionProps } from '../section-facts.ts';
import type { StatedRow } from '../site-facts.ts';

/** What is known of the town: a table, then paragraphs, each with the web pages it rests on. The server fills the sentences. */
export function TownFactsSection({ section, facts }: SectionProps<'town_facts'>) {
  const { link_text, link_url } = section.content;
  const columns = facts.site?.town_facts ?? [];
  const rows = facts.site?.town_table ?? [];
  if (columns.length === 0 && rows.length === 0) return null;
  return (
    <>
      {rows.length > 0 && (
        <div className="band white">
          <BandInside section={section}>
            <TownTable rows={rows} name={section.title} />
          </BandInside>
        </div>
      )}
      {columns.length > 0 && (
        <ColumnBand
          section={rows.length > 0 ? { title: '' } : section}
          illustrations={facts.fallbacks.illustrations}
          background="white"
          columns={columns.map(({ title, text, sources }) => ({ title, text, items: sources }))}
          link={{ text: link_text, href: link_url }}
        />
      )}
    </>
  );
}

const columnsOfTable = [
  ['when', 'When'],
  ['amount', 'How much'],
  ['call', 'Whom to call'],
] as const;

/** On a phone each row is a block, and its cells have their labels. */
function TownTable({ rows, name }: { readonly rows: readonly StatedRow[]; readonly name: string }) {
  const columns = columnsOfTable.filter(([column]) => rows.some(row => row[column] !== ''));
  return (
    <table className="town-table" aria-label={name}>
      <thead>
        <tr>
          <th scope="col">What</th>
          {columns.map(([column, label]) => (
            <th key={column} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => {
          const isAlone = columns.every(([column]) => row[column] === '');
          return (
            <tr key={index}>
              <th scope="row" colSpan={isAlone ? columns.length + 1 : 1}>
                {row.title}
                {row.sources.length > 0 && (
                  <sup>
                    <SourceMarks sources={row.sources} />
                  </sup>
                )}
                {row.rule !== '' && <span>{row.rule}</span>}
              </th>
              {!isAlone &&
                columns.map(([column, label]) => (
                  <td key={column} data-label={label}>
                    {row[column]}
                  </td>
                ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
