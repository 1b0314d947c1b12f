import { Button, Group } from '@mantine/core';
import type { z } from 'zod';
import { currentIn } from '../api-error.ts';

interface TheirsOrMineProps<Row> {
  /** The values that another user has saved since. */
  theirs: Row;
  onTake: (theirs: Row) => void;
  onOverwrite: (theirs: Row) => void;
}

/** The choices after a save conflict with another user. */
export function TheirsOrMine<Row>({ theirs, onTake, onOverwrite }: TheirsOrMineProps<Row>) {
  return (
    <Group gap="xs">
      <Button onClick={() => onTake(theirs)}>Load the saved texts</Button>
      <Button onClick={() => onOverwrite(theirs)}>Save mine over them</Button>
    </Group>
  );
}

/** What another user has saved, if a save was refused for that. */
export function theirsIn<Row>(error: unknown, schema: z.ZodType<Row>): Row | null {
  return currentIn(error, 'changed-meanwhile', schema);
}
