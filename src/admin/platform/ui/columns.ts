import type { DataTableColumn } from 'mantine-datatable';

/** Width of a column that fits its content. */
export const FIT = 'fit';

/* Columns that a narrower window leaves out. */
export const FROM_TABLET = '(min-width: 48em)';
export const FROM_LAPTOP = '(min-width: 62em)';
export const FROM_DESKTOP = '(min-width: 75em)';

/** The last column: what can be done with the record. */
export function actionsColumn<T>(render: NonNullable<DataTableColumn<T>['render']>): DataTableColumn<T> {
  return { accessor: 'actions', title: 'Actions', width: FIT, textAlign: 'right', render };
}
