import { Paper, Skeleton } from '@mantine/core';
import { DataTable, type DataTableColumn } from 'mantine-datatable';
import 'mantine-datatable/styles.css';
import { type KeyboardEvent, useDeferredValue, useLayoutEffect, useRef } from 'react';
import { FIT } from './columns.tsx';
import { EmptyList, type EmptyListProps } from './empty-list.tsx';
import classes from './record-table.module.css';

const fitting = { width: '1%', whiteSpace: 'nowrap' } as const;

export interface RecordTableProps<T extends { id: string }> extends EmptyListProps {
  label: string;
  columns: DataTableColumn<T>[];
  /** Undefined while the first answer is on its way. */
  records: T[] | undefined;
  /** Older records stay visible, paler, while newer ones are on their way. */
  isStale?: boolean;
}

interface Row<T> {
  id: string;
  record: T | null;
}

/** Rows of a list that are drawn before the others: as many as fit on most windows. All fifty take three times as long. */
const firstRows = 12;

const placeholders = Array.from({ length: 6 }, (_, index) => ({ id: `placeholder-${index}`, record: null }));

/**
 * Rows of one noun. While loading it has the same head and the same row height as later, so that nothing jumps.
 * The up and down arrow keys move between the same controls of the rows.
 */
export function RecordTable<T extends { id: string }>(props: RecordTableProps<T>) {
  const { label, columns, records, isStale = false, empty, noMatch } = props;
  const isWhole = useDeferredValue(records !== undefined, false);
  const frame = useReservedHeight(isWhole ? 0 : (records?.length ?? 0) / firstRows);
  if (records?.length === 0) {
    return (
      <Paper>
        <EmptyList empty={empty} {...(noMatch && { noMatch })} />
      </Paper>
    );
  }
  const rows: Row<T>[] = records ? records.map(record => ({ id: record.id, record })) : placeholders;
  return (
    <div
      ref={frame}
      onKeyDown={moveBetweenRows}
      data-stale={isStale || undefined}
      className={classes.frame}
      role="presentation"
    >
      <DataTable<Row<T>>
        aria-label={label}
        aria-busy={!records}
        columns={columns.map(column => throughRow(column))}
        records={isWhole ? rows : rows.slice(0, firstRows)}
        minHeight={0}
        withTableBorder
        borderRadius="md"
        highlightOnHover
        verticalSpacing="xs"
        horizontalSpacing="sm"
        verticalAlign="center"
        classNames={{ header: classes.header ?? '' }}
        scrollAreaProps={{ type: 'auto' }}
        style={{ minWidth: 0 }}
      />
    </div>
  );
}

/** Reserves the height of the rows that follow, so that the browser restores the scroll position of a long list. */
function useReservedHeight(times: number) {
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = frame;
    if (!current || times <= 1) return undefined;
    // Rows differ in height, and too much height is never seen.
    current.style.minHeight = `${current.offsetHeight * times * 1.25}px`;
    return () => void current.style.removeProperty('min-height');
  }, [times]);
  return frame;
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
