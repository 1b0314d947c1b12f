import type { UseQueryResult } from '@tanstack/react-query';
import { CursorPager, type CursorPagerProps } from './cursor-pager.tsx';
import { QueryBoundary } from './load-error.tsx';
import { RecordTable, type RecordTableProps } from './record-table.tsx';

type Shown<T> = NonNullable<CursorPagerProps['list']> & { items: T[] };

interface RecordListProps<T extends { id: string }>
  extends Omit<RecordTableProps<T>, 'records' | 'isStale'>,
    Omit<CursorPagerProps, 'list'> {
  query: UseQueryResult<Shown<T>>;
  errorTitle: string;
}

/** One page of a long list, with the way to the next. */
export function RecordList<T extends { id: string }>(props: RecordListProps<T>) {
  const { query, errorTitle, perPage, nouns, ...table } = props;
  return (
    <QueryBoundary title={errorTitle} query={query}>
      <RecordTable {...table} records={query.data?.items} isStale={query.isPlaceholderData} />
      <CursorPager list={query.data} nouns={nouns} {...(perPage && { perPage })} />
    </QueryBoundary>
  );
}
