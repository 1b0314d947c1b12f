import { useMediaQuery } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { FROM_TABLET } from './columns.tsx';

/** True if the window is wide enough for the columns that a phone leaves out. */
export function useTabletWidth(): boolean {
  return useMediaQuery(FROM_TABLET, true, { getInitialValueInEffect: false });
}

/**
 * Controls of a row that have their own column in wider windows. Not rendered there at all: a list has many rows, and
 * hidden elements take as long as visible ones.
 */
export function BelowTablet({ children }: { children: ReactNode }) {
  return useTabletWidth() ? null : children;
}
