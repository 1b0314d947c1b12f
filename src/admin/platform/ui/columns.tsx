import { Switch } from '@mantine/core';
import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import type { DataTableColumn } from 'mantine-datatable';
import { count } from './count.ts';
import { StatusBadge, type StatusBadgeProps } from './status-badge.tsx';
import { Timestamp } from './timestamp.tsx';

/** Width of a column that fits its content. */
export const FIT = 'fit';

/* Columns that a narrower window leaves out. */
export const FROM_TABLET = '(min-width: 48em)';
export const FROM_LAPTOP = '(min-width: 62em)';
export const FROM_DESKTOP = '(min-width: 75em)';

interface Head {
  title: string;
  visibleMediaQuery?: string;
  textAlign?: 'right';
}

type Render<T> = NonNullable<DataTableColumn<T>['render']>;

/** A column as wide as its content. */
export function fitColumn<T>(accessor: string, head: Head, render: Render<T>): DataTableColumn<T> {
  return { ...head, accessor, width: FIT, render };
}

/** When something happened to the record; what to say if it has not. */
export function timestampColumn<Key extends string>(
  accessor: Key,
  { never, ...head }: Head & { never?: string },
): DataTableColumn<Record<Key, string | null>> {
  return fitColumn(accessor, head, ({ [accessor]: at }) => (at ? <Timestamp at={at} /> : never));
}

/** A day of the calendar; none is a dash. */
export function dayColumn<Key extends string>(
  accessor: Key,
  head: Head,
): DataTableColumn<Record<Key, string | null>> {
  return fitColumn(accessor, head, record => <span className="numeric">{record[accessor] ?? '–'}</span>);
}

/** A figure of the record, as a text. */
export function figureColumn<T>(
  accessor: string,
  head: Head,
  textOf: (record: T) => string,
): DataTableColumn<T> {
  return fitColumn(accessor, { ...head, textAlign: 'right' }, record => (
    <span className="numeric">{textOf(record)}</span>
  ));
}

/** How many the record has of something. */
export function countColumn<Key extends string>(
  accessor: Key,
  head: Head,
): DataTableColumn<Record<Key, number>> {
  return figureColumn(accessor, head, record => count(record[accessor]));
}

/** The status of the record in its color. */
export function statusColumn<Status extends string>(
  labels: Readonly<Record<Status, StatusBadgeProps>>,
  head?: Partial<Head>,
): DataTableColumn<{ status: Status }> {
  return fitColumn('status', { title: 'Status', ...head }, ({ status }) => (
    <StatusBadge {...labels[status]} />
  ));
}

/** A switch that is saved at once. */
export function activeColumn<Data, T extends { is_active: boolean }>(
  toggle: UseMutationOptions<Data, Error, T>,
  nameOf: (record: T) => string,
): DataTableColumn<T> {
  return fitColumn('is_active', { title: 'Active' }, record => (
    <ActiveSwitch record={record} of={nameOf(record)} toggle={toggle} />
  ));
}

interface ActiveSwitchProps<Data, T> {
  record: T;
  of: string;
  toggle: UseMutationOptions<Data, Error, T>;
}

function ActiveSwitch<Data, T extends { is_active: boolean }>(props: ActiveSwitchProps<Data, T>) {
  const { record, of, toggle } = props;
  const toggling = useMutation(toggle);
  return (
    <Switch
      aria-label={`${of} is active`}
      checked={toggling.isPending ? !record.is_active : record.is_active}
      disabled={toggling.isPending}
      onChange={() => toggling.mutate(record)}
    />
  );
}

/** The last column: what can be done with the record. */
export function actionsColumn<T>(render: Render<T>, head?: Partial<Head>): DataTableColumn<T> {
  return fitColumn('actions', { title: 'Actions', textAlign: 'right', ...head }, render);
}
