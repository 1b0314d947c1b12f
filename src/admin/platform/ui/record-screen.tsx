import { IconMoodSearch } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { isMissing } from '../api-error.ts';
import { EmptyState } from './empty-state.tsx';
import { ButtonLink } from './links.tsx';
import { Opening } from './opening.tsx';
import { LoadError } from './query-boundary.tsx';
import { Screen, type ScreenProps } from './screen.tsx';

interface RecordScreenProps<T> {
  query: UseQueryResult<T>;
  /** With a capital: “Lead”. */
  noun: string;
  /** Said when the record can't be read. */
  purpose: string;
  back?: ScreenProps['back'];
  /** What is left of a deleted record. */
  missing: string;
  /** The ways on when the record is missing. Default: the list that `back` leads to. */
  steps?: ReactNode;
  children: (record: T) => ReactNode;
}

/** The screen of one record: loading, missing, unreadable or open. */
export function RecordScreen<T>(props: RecordScreenProps<T>) {
  const { query, noun, purpose, back, missing, children } = props;
  const all = back && <ButtonLink to={back.to}>All {noun.toLowerCase()}s</ButtonLink>;
  // A deleted record is still in the cache, so check the error first.
  if (isMissing(query.error)) {
    const title = `${noun} not found`;
    return (
      <Screen title={title} purpose="It was deleted, or the address is wrong." back={back}>
        <EmptyState icon={IconMoodSearch} title={title} why={missing} step={props.steps ?? all} />
      </Screen>
    );
  }
  if (query.data !== undefined) return children(query.data);
  if (query.isPending) return <Opening />;
  return (
    <Screen title={noun} purpose={purpose} back={back}>
      <LoadError title={`The ${noun.toLowerCase()} could not be read`} query={query} />
    </Screen>
  );
}
