import { Paper, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';

interface SettingsCardProps {
  title: string;
  /** Where on the site these show, and what they are for. */
  help: string;
  children: ReactNode;
}

/** Fields that belong together. */
export function SettingsCard({ title, help, children }: SettingsCardProps) {
  return (
    <Paper p="lg" component="section" aria-label={title}>
      <Stack gap="md">
        <div>
          <Title order={2}>{title}</Title>
          <Text size="sm" c="dimmed" mt={2} style={{ overflowWrap: 'anywhere' }}>
            {help}
          </Text>
        </div>
        {children}
      </Stack>
    </Paper>
  );
}
