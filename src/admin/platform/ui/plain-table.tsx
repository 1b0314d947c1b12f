import { type MantineBreakpoint, Skeleton, Table } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './plain-table.module.css';

export interface PlainColumn<T> {
  readonly title: string;
  /** Numbers, dates and buttons: right-aligned, as narrow as possible. */
  readonly isNumber?: boolean;
  /** Narrower windows leave the column out. */
  readonly from?: MantineBreakpoint;
  readonly render: (row: T) => ReactNode;
}

interface PlainTableProps<T> {
  readonly label: string;
  readonly columns: readonly PlainColumn<T>[];
  /** Undefined while loading. */
  readonly rows: readonly T[] | undefined;
  readonly keyOf: (row: T) => string | number;
  /** In pixels. A longer table scrolls under its head. */
  readonly maxHeight?: number;
}

const placeholders = [1, 2, 3];

/** A short table inside a card. A list of records with its own screen is a `RecordTable`. */
export function PlainTable<T>({ label, columns, rows, keyOf, maxHeight }: PlainTableProps<T>) {
  const renderRow = (key: string | number, cell: (column: PlainColumn<T>) => ReactNode) => (
    <Table.Tr key={key}>
      {columns.map(column => (
        <Table.Td key={column.title} {...cellProps(column)}>
          {cell(column)}
        </Table.Td>
      ))}
    </Table.Tr>
  );
  return (
    <Table.ScrollContainer
      minWidth={0}
      type="native"
      {...(maxHeight !== undefined && { maxHeight, tabIndex: 0, role: 'region', 'aria-label': label })}
    >
      <Table
        aria-label={label}
        aria-busy={!rows}
        stickyHeader={maxHeight !== undefined}
        verticalSpacing="xs"
        horizontalSpacing="sm"
      >
        <Table.Thead>
          <Table.Tr>
            {columns.map(column => (
              <Table.Th key={column.title} scope="col" {...cellProps(column)}>
                {column.title}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows
            ? rows.map(row => renderRow(keyOf(row), column => column.render(row)))
            : placeholders.map(place => renderRow(place, () => <Skeleton height={14} my={3} width="70%" />))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}

function cellProps({ isNumber, from }: Pick<PlainColumn<never>, 'isNumber' | 'from'>) {
  return {
    className: isNumber ? classes.number : classes.text,
    ...(from && { visibleFrom: from }),
  };
}
