import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { CursorPager, type CursorPagerProps } from './cursor-pager.tsx';
import { QueryBoundary } from './query-boundary.tsx';
import { RecordTable, type RecordTableProps } from './record-table.tsx';

type Shown<T> = NonNullable<CursorPagerProps['list']> & { items: T[] };

interface RecordListProps<T extends { id: string }>
  extends Omit<RecordTableProps<T>, 'records' | 'isStale'>,
    Omit<CursorPagerProps, 'list'> {
  query: UseQueryResult<Shown<T>>;
  /** Without one: the nouns could not be read. */
  errorTitle?: string;
  /** Above the rows, once they could be read. */
  children?: ReactNode;
}

/** One page of a long list, with the way to the next. */
export function RecordList<T extends { id: string }>(props: RecordListProps<T>) {
  const {
    query,
    nouns,
    errorTitle = `The ${nouns[1]} could not be read`,
    perPage,
    children,
    ...table
  } = props;
  return (
    <QueryBoundary title={errorTitle} query={query}>
      {children}
      <RecordTable {...table} records={query.data?.items} isStale={query.isPlaceholderData} />
      <CursorPager list={query.data} nouns={nouns} {...(perPage && { perPage })} />
    </QueryBoundary>
  );
}
