import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './decision-part.module.css';

interface FindingItemProps {
  readonly title: string;
  readonly text: string;
  readonly children?: ReactNode;
}

/** One finding: what it is, its pages, and what would mend it. */
export function FindingItem({ title, text, children }: FindingItemProps) {
  return (
    <li className={classes.finding}>
      <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
        <strong>{title}.</strong> {text}
      </Text>
      {children && <div className={classes.buttons}>{children}</div>}
    </li>
  );
}
