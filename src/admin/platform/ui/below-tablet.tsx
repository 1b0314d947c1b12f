import { useMediaQuery } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { FROM_TABLET } from './columns.tsx';

/** Whether the window has the columns that a phone leaves out. */
export function useTabletWidth(): boolean {
  return useMediaQuery(FROM_TABLET, true, { getInitialValueInEffect: false });
}

/**
 * Controls of a row that have a column of their own in wider windows. There they are not drawn at all: a list has many rows, and
 * what a style sheet hides takes as long as what it shows.
 */
export function BelowTablet({ children }: { children: ReactNode }) {
  return useTabletWidth() ? null : children;
}
