import { NativeSelect, ScrollArea, Table, Text, TextInput } from '@mantine/core';
import type { Sheet } from '../../../contract/templates/sheets.ts';
import { type ColumnRole, type ColumnUse, placeholderName } from '../../../engine/index.ts';
import classes from './column-table.module.css';

const SHOWN = 5;
const roleLabels: readonly { value: ColumnRole; label: string }[] = [
  { value: 'city', label: 'City' },
  { value: 'state', label: 'State' },
  { value: 'location', label: 'City, State' },
  { value: 'keyword', label: 'Keyword' },
  { value: 'value', label: 'Placeholder' },
  { value: 'skip', label: 'Leave out' },
];

interface ColumnTableProps {
  sheet: Sheet;
  columns: readonly ColumnUse[];
  onColumns: (columns: readonly ColumnUse[]) => void;
}

/** The first rows, and above each column what it is taken for. */
export function ColumnTable({ sheet, columns, onColumns }: ColumnTableProps) {
  // Headings may be the same; their places are not.
  const places = Array.from(sheet.headings, (_, column) => column);
  const set = (column: number, use: ColumnUse) => onColumns(withUse(columns, column, use));
  return (
    <ScrollArea type="auto" viewportProps={{ tabIndex: 0, 'aria-label': 'Columns of the file' }}>
      <Table
        aria-label="Columns of the file"
        className={classes.table ?? ''}
        withTableBorder
        withColumnBorders
      >
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">Row</Table.Th>
            {places.map(column => {
              const heading = sheet.headings[column] ?? '';
              const use = columns[column] ?? { role: 'skip', name: '' };
              return (
                <Table.Th key={column} scope="col" data-skipped={use.role === 'skip' || undefined}>
                  <Text size="sm" fw={600} truncate maw="14rem" title={heading}>
                    {heading}
                  </Text>
                  <NativeSelect
                    size="xs"
                    mt={4}
                    aria-label={`${heading} is`}
                    value={use.role}
                    data={[...roleLabels]}
                    onChange={event => {
                      const role = roleOf(event.currentTarget.value);
                      set(column, { role, name: role === 'value' ? nameFor(heading, column) : '' });
                    }}
                  />
                  {use.role === 'value' && (
                    <TextInput
                      size="xs"
                      mt={4}
                      aria-label={`Placeholder of ${heading}`}
                      value={use.name}
                      maxLength={60}
                      leftSection={<span aria-hidden>{'{{'}</span>}
                      rightSection={<span aria-hidden>{'}}'}</span>}
                      classNames={{ input: 'mono' }}
                      onChange={event =>
                        set(column, { role: 'value', name: typedName(event.currentTarget.value) })
                      }
                    />
                  )}
                </Table.Th>
              );
            })}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {sheet.rows.slice(0, SHOWN).map((row, index) => (
            <Table.Tr key={sheet.row_numbers[index]}>
              <Table.Td className="numeric">{sheet.row_numbers[index]}</Table.Td>
              {places.map(column => (
                <Table.Td key={column} data-skipped={columns[column]?.role === 'skip' || undefined}>
                  <Text size="sm" lineClamp={2} maw="16rem">
                    {row[column]}
                  </Text>
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </ScrollArea>
  );
}

/** City, state, location and keyword each have one column: the previous one becomes a value. */
function withUse(columns: readonly ColumnUse[], column: number, use: ColumnUse): ColumnUse[] {
  const isSingle = use.role !== 'value' && use.role !== 'skip';
  return columns.map((one, index) => {
    if (index === column) return use;
    return isSingle && one.role === use.role ? { role: 'skip', name: '' } : one;
  });
}

const nameFor = (heading: string, column: number) => placeholderName(heading) || `column_${column + 1}`;

/** Keeps input typeable: a final underscore may continue. */
const typedName = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^[_0-9]+/, '');

const roleOf = (text: string): ColumnRole => roleLabels.find(role => role.value === text)?.value ?? 'skip';
