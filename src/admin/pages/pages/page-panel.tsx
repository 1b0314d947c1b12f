import { Paper, Title } from '@mantine/core';
import type { ReactNode } from 'react';

/** One part of a page's screen. */
export function PagePanel({ title, children }: { title: string; children: ReactNode }) {
  const id = `page-${title.toLowerCase().replaceAll(' ', '-')}`;
  return (
    <Paper p="md" component="section" aria-labelledby={id}>
      <Title order={2} id={id} mb="xs">
        {title}
      </Title>
      {children}
    </Paper>
  );
}
