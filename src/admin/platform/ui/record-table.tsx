import { Paper, Skeleton } from '@mantine/core';
import { DataTable, type DataTableColumn } from 'mantine-datatable';
import 'mantine-datatable/styles.css';
import type { KeyboardEvent, ReactNode } from 'react';
import { FIT } from './columns.ts';
import classes from './record-table.module.css';

const fitting = { width: '1%', whiteSpace: 'nowrap' } as const;

interface RecordTableProps<T extends { id: string }> {
  label: string;
  columns: DataTableColumn<T>[];
  /** Undefined while the first answer is on its way. */
  records: T[] | undefined;
  /** Older records stay visible, paler, while newer ones are on their way. */
  isStale?: boolean;
  empty: ReactNode;
  minWidth?: number;
}

interface Row<T> {
  id: string;
  record: T | null;
}

const placeholders = Array.from({ length: 6 }, (_, place) => ({ id: `placeholder-${place}`, record: null }));

/**
 * Rows of one noun. While loading it has the same head and the same row height as later, so that nothing jumps.
 * The up and down arrow keys move between the same controls of the rows.
 */
export function RecordTable<T extends { id: string }>(props: RecordTableProps<T>) {
  const { label, columns, records, isStale = false, empty, minWidth = 0 } = props;
  if (records?.length === 0) return <Paper>{empty}</Paper>;
  const rows: Row<T>[] = records ? records.map(record => ({ id: record.id, record })) : placeholders;
  return (
    <div
      onKeyDown={moveBetweenRows}
      data-stale={isStale || undefined}
      className={classes.frame}
      role="presentation"
    >
      <DataTable<Row<T>>
        aria-label={label}
        aria-busy={!records}
        columns={columns.map(column => throughRow(column))}
        records={rows}
        minHeight={0}
        withTableBorder
        borderRadius="md"
        highlightOnHover
        verticalSpacing="xs"
        horizontalSpacing="sm"
        verticalAlign="center"
        classNames={{ header: classes.header ?? '' }}
        scrollAreaProps={{ type: 'auto' }}
        style={{ minWidth }}
      />
    </div>
  );
}

function throughRow<T>(column: DataTableColumn<T>): DataTableColumn<Row<T>> {
  const { accessor, title, width, textAlign, visibleMediaQuery, render } = column;
  return {
    accessor: String(accessor),
    title,
    ...widthOf(width),
    ...(textAlign === undefined ? {} : { textAlign }),
    ...(visibleMediaQuery === undefined ? {} : { visibleMediaQuery }),
    render: ({ record }, index) =>
      record ? render?.(record, index) : <Skeleton height={14} my={5} width="70%" />,
  };
}

function widthOf(width: string | number | undefined) {
  if (width === undefined) return {};
  return width === FIT ? { titleStyle: fitting, cellsStyle: () => fitting } : { width };
}

function moveBetweenRows(event: KeyboardEvent<HTMLElement>) {
  const { key, target } = event;
  if ((key !== 'ArrowDown' && key !== 'ArrowUp') || !(target instanceof HTMLElement)) return;
  if (!target.matches('a, button, input[type="checkbox"]')) return;
  const cell = target.closest('td');
  const row = cell?.parentElement;
  const other = key === 'ArrowDown' ? row?.nextElementSibling : row?.previousElementSibling;
  const controls = other?.children[cell?.cellIndex ?? -1]?.querySelectorAll<HTMLElement>('a, button, input');
  const next = [...(controls ?? [])].find(control => control.tabIndex >= 0 && control.checkVisibility());
  if (!next) return;
  event.preventDefault();
  next.focus();
}
