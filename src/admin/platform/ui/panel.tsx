import { Group, type MantineSpacing, Paper, Stack, Text, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';

interface PanelProps {
  readonly title: ReactNode;
  /** The help below the title: what the panel holds, or the purpose of its fields. */
  readonly help?: ReactNode;
  /** At the end of the title's line: a status, a button, a link. */
  readonly aside?: ReactNode;
  readonly p?: 'md' | 'lg';
  /** The title is above content that has its own frame. */
  readonly isPlain?: boolean;
  readonly gap?: MantineSpacing;
  readonly children?: ReactNode;
}

/** A titled part of a screen. */
export function Panel({
  title,
  help,
  aside,
  p = 'lg',
  isPlain = false,
  gap = isPlain ? 'xs' : p === 'md' ? 'sm' : 'md',
  children,
}: PanelProps) {
  const id = useId();
  const content = (
    <>
      <div>
        <Group justify="space-between" gap="xs">
          <Title order={2} id={id}>
            {title}
          </Title>
          {aside}
        </Group>
        {help && (
          <Text size="sm" c="dimmed" mt={4} maw="44rem" style={{ overflowWrap: 'anywhere' }}>
            {help}
          </Text>
        )}
      </div>
      {children}
    </>
  );
  if (isPlain) {
    return (
      <Stack gap={gap} component="section" aria-labelledby={id}>
        {content}
      </Stack>
    );
  }
  return (
    <Paper p={p} component="section" aria-labelledby={id}>
      <Stack gap={gap}>{content}</Stack>
    </Paper>
  );
}
