import { Button, Group, Paper, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './selection-bar.module.css';

interface SelectionBarProps {
  /** What is selected, or how far its change is. */
  status: string;
  /** Selects more than the screen shows. */
  more?: ReactNode;
  onClear: () => void;
  /** What can be done with the selected. */
  children: ReactNode;
}

/** What can be done with selected rows. It stays at the lower edge, so that selecting moves no row. */
export function SelectionBar({ status, more, onClear, children }: SelectionBarProps) {
  return (
    <Paper p="sm" component="section" aria-label="Selection" className={classes.bar}>
      <Group gap={4}>
        <Text component="output" size="sm" fw={500} className="numeric">
          {status}
        </Text>
        {more}
        <Button size="compact-sm" variant="subtle" onClick={onClear}>
          Clear
        </Button>
        <div className={`buttons ${classes.actions}`}>{children}</div>
      </Group>
    </Paper>
  );
}
