import { Text } from '@mantine/core';
import type { ReactNode } from 'react';

/** What is wrong with several fields, or with a list as a whole. */
export function Problem({ children }: { children: ReactNode }) {
  return (
    <Text size="sm" c="var(--tone-red)" role="alert">
      {children}
    </Text>
  );
}
