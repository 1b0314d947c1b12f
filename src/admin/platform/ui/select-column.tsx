import { Checkbox } from '@mantine/core';
import type { DataTableColumn } from 'mantine-datatable';
import { FIT } from './columns.tsx';

interface Selecting<T> {
  /** Rows on this screen of the list. */
  shown: readonly T[];
  has: (id: string) => boolean;
  /** How many are selected, here and on other screens of the list. */
  size: number;
  nameOf: (row: T) => string;
  onToggle: (id: string) => void;
  onAll: (ids: readonly string[]) => void;
  onNone: () => void;
}

/** Checkboxes: one for each row, and in the head one for every row on the screen, or none. */
export function selectColumn<T extends { id: string }>(selecting: Selecting<T>): DataTableColumn<T> {
  const { shown, has, size, nameOf, onToggle, onAll, onNone } = selecting;
  const isWhole = shown.length > 0 && shown.every(row => has(row.id));
  return {
    accessor: 'select',
    title: (
      <Checkbox
        aria-label={isWhole ? 'Deselect all' : 'Select all'}
        checked={isWhole}
        indeterminate={size > 0 && !isWhole}
        disabled={shown.length === 0}
        onChange={isWhole ? onNone : () => onAll(shown.map(({ id }) => id))}
      />
    ),
    width: FIT,
    render: row => (
      <Checkbox
        aria-label={`Select ${nameOf(row)}`}
        checked={has(row.id)}
        onChange={() => onToggle(row.id)}
      />
    ),
  };
}
