import { Checkbox } from '@mantine/core';
import type { DataTableColumn } from 'mantine-datatable';
import { FIT } from './columns.tsx';

/** Which rows of a list are ticked. They stay so on other screens of the list. */
export interface Selection {
  readonly isEmpty: boolean;
  has: (id: string) => boolean;
  toggle: (id: string) => void;
  add: (ids: readonly string[]) => void;
  replace: (ids: readonly string[]) => void;
}

interface Selecting<T> {
  selection: Selection;
  /** Rows on this screen of the list. */
  shown: readonly T[];
  nameOf: (row: T) => string;
}

/** Checkboxes: one for each row, and in the head one for every row on the screen, or none. */
export function selectColumn<T extends { id: string }>(selecting: Selecting<T>): DataTableColumn<T> {
  const { selection, shown, nameOf } = selecting;
  const isWhole = shown.length > 0 && shown.every(row => selection.has(row.id));
  return {
    accessor: 'select',
    title: (
      <Checkbox
        aria-label={isWhole ? 'Deselect all' : 'Select all'}
        checked={isWhole}
        indeterminate={!selection.isEmpty && !isWhole}
        disabled={shown.length === 0}
        onChange={() => (isWhole ? selection.replace([]) : selection.add(shown.map(({ id }) => id)))}
      />
    ),
    width: FIT,
    render: row => (
      <Checkbox
        aria-label={`Select ${nameOf(row)}`}
        checked={selection.has(row.id)}
        onChange={() => selection.toggle(row.id)}
      />
    ),
  };
}
