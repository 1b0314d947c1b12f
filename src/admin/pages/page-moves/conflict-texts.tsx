import { Group } from '@mantine/core';
import type { ReactNode } from 'react';
import type { OverrideConflict } from '../../../contract/pages/overrides.ts';
import classes from './conflict-texts.module.css';

/** The three texts of a conflict, and below them what can be chosen. */
export function ConflictTexts({ conflict, children }: { conflict: OverrideConflict; children?: ReactNode }) {
  return (
    <div className={classes.conflict}>
      <dl className={classes.texts}>
        <dt>Template before</dt>
        <dd>{conflict.base || '(empty)'}</dd>
        <dt>Your edit</dt>
        <dd>{conflict.mine || '(empty)'}</dd>
        <dt>Template now</dt>
        <dd>{conflict.theirs === null ? '(deleted in the template)' : conflict.theirs || '(empty)'}</dd>
      </dl>
      {children && (
        <Group gap="xs" mt="sm">
          {children}
        </Group>
      )}
    </div>
  );
}
