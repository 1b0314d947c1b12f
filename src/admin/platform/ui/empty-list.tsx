import { Button } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { EmptyState, type EmptyStateProps } from './empty-state.tsx';
import { useFilters } from './list-address.ts';

export interface EmptyListProps {
  /** The list is empty without any filter. */
  empty: EmptyStateProps | null;
  /** For a filtered list: nothing matches, and what to try. */
  noMatch?: { title: string; why: string };
}

/** Why a list is empty, and what to do. */
export function EmptyList({ empty, noMatch }: EmptyListProps) {
  return noMatch ? <Narrowed noMatch={noMatch} empty={empty} /> : empty && <EmptyState {...empty} />;
}

/** What is typed into a search field. */
const searches = new Set(['search', 'town']);

function Narrowed({ noMatch, empty }: Required<EmptyListProps>) {
  const { inUse, clear } = useFilters();
  if (inUse.length === 0) return empty && <EmptyState {...empty} />;
  const isSearched = inUse.some(name => searches.has(name));
  const words = isSearched && inUse.length > 1 ? 'search and filters' : isSearched ? 'search' : 'filters';
  return <EmptyState icon={IconSearch} {...noMatch} step={<Button onClick={clear}>Clear {words}</Button>} />;
}
