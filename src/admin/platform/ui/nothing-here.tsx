import { EmptyState } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './nothing-here.module.css';

interface NothingHereProps {
  icon: Icon;
  /** That there is nothing, in the words of the product. */
  title: string;
  /** What would be here, and why it is not. */
  why: ReactNode;
  /** The next step. */
  step?: ReactNode;
  /** It is all that stands on the screen, so its title is the screen's. */
  isScreen?: boolean;
}

/** An empty state that explains itself and leads on. */
export function NothingHere({ icon: Icon, title, why, step, isScreen = false }: NothingHereProps) {
  return (
    <EmptyState
      py={48}
      px="md"
      size="sm"
      icon={<Icon size={24} stroke={1.5} aria-hidden />}
      withIndicatorBackground
      title={isScreen ? <h1 className={classes.title}>{title}</h1> : title}
      description={why}
    >
      {step && <EmptyState.Actions>{step}</EmptyState.Actions>}
    </EmptyState>
  );
}
