import { EmptyState as MantineEmptyState } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';

export interface EmptyStateProps {
  icon: Icon;
  /** That there is nothing, in the words of the product. */
  title: string;
  /** What would be here, and why it is not. */
  why: ReactNode;
  /** The next step. */
  step?: ReactNode;
  /** Nothing else is on the screen: its title is the screen's. */
  isScreen?: boolean;
}

/** Shows that there is nothing, why, and what to do next. */
export function EmptyState({ icon: Icon, title, why, step, isScreen = false }: EmptyStateProps) {
  return (
    <MantineEmptyState
      py={48}
      px="md"
      size="sm"
      icon={<Icon size={24} stroke={1.5} aria-hidden />}
      withIndicatorBackground
      title={isScreen ? <h1 style={{ margin: 0, font: 'inherit' }}>{title}</h1> : title}
      description={why}
    >
      {step && <MantineEmptyState.Actions>{step}</MantineEmptyState.Actions>}
    </MantineEmptyState>
  );
}
