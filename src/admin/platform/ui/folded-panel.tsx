import { Paper, Text, Title } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import classes from './folded-panel.module.css';

interface FoldedPanelProps {
  readonly title: string;
  /** The summary, beside the title. */
  readonly note?: ReactNode;
  readonly children: ReactNode;
}

/** A titled part of a screen that is opened on demand. */
export function FoldedPanel({ title, note, children }: FoldedPanelProps) {
  const id = useId();
  return (
    <Paper component="section" aria-labelledby={id}>
      <details className={classes.details}>
        <summary className={classes.head}>
          <IconChevronRight size={16} className={classes.chevron} aria-hidden />
          <span className={classes.words}>
            <Title order={2} id={id} size="h3">
              {title}
            </Title>
            {note && (
              <Text size="sm" c="dimmed" component="span">
                {note}
              </Text>
            )}
          </span>
        </summary>
        <div className={classes.content}>{children}</div>
      </details>
    </Paper>
  );
}
