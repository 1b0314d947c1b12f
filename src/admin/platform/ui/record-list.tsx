import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { CursorPager, type CursorPagerProps } from './cursor-pager.tsx';
import { QueryBoundary } from './query-boundary.tsx';
import { RecordTable, type RecordTableProps } from './record-table.tsx';

interface PagedList<T> extends Pick<CursorPagerProps, 'nouns' | 'perPage'> {
  query: UseQueryResult<NonNullable<CursorPagerProps['list']> & { items: T[] }>;
  /** Default: the nouns could not be read. */
  errorTitle?: string;
}

/** Without nouns: a list that is shown whole, or has a pager of its own. */
interface OtherList<T> {
  query: UseQueryResult<{ items: T[] }>;
  errorTitle: string;
  pager?: ReactNode;
  nouns?: undefined;
}

type RecordListProps<T extends { id: string }> = Omit<RecordTableProps<T>, 'records' | 'isStale'> &
  (PagedList<T> | OtherList<T>) & {
    /** Above the rows, once they could be read. */
    children?: ReactNode;
  };

/** A list, or one page of a long list with the way to the next. */
export function RecordList<T extends { id: string }>(props: RecordListProps<T>) {
  const { query, errorTitle, children } = props;
  return (
    <QueryBoundary title={errorTitle ?? `The ${props.nouns?.[1]} could not be read`} query={query}>
      {children}
      <RecordTable {...props} records={query.data?.items} isStale={query.isPlaceholderData} />
      {props.nouns ? <CursorPager {...props} list={props.query.data} /> : props.pager}
    </QueryBoundary>
  );
}
