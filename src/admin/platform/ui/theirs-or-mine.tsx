import { Button, Group } from '@mantine/core';

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
