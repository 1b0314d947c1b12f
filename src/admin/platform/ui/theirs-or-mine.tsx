import { Button, Group } from '@mantine/core';
import type { z } from 'zod';
import { currentIn } from '../api-error.ts';

interface TheirsOrMineProps<Row> {
  /** What somebody else has saved since. */
  theirs: Row;
  onTake: (theirs: Row) => void;
  onOverwrite: (theirs: Row) => void;
}

/** The ways on after a save that was refused because somebody else was faster. */
export function TheirsOrMine<Row>({ theirs, onTake, onOverwrite }: TheirsOrMineProps<Row>) {
  return (
    <Group gap="xs">
      <Button onClick={() => onTake(theirs)}>Load the saved texts</Button>
      <Button onClick={() => onOverwrite(theirs)}>Save mine over them</Button>
    </Group>
  );
}

/** What somebody else has saved since, where a save was refused for that. */
export function theirsIn<Row>(error: unknown, schema: z.ZodType<Row>): Row | null {
  return currentIn(error, 'changed-meanwhile', schema);
}
