import { Button, Group } from '@mantine/core';

interface PatternChipsProps {
  names: readonly string[];
  onAppend: (name: string) => void;
}

/** One chip a variable; a click appends it to the pattern. */
export function PatternChips({ names, onAppend }: PatternChipsProps) {
  return (
    <Group gap={6} mt={8}>
      {names.map(name => (
        <Button
          key={name}
          size="compact-sm"
          aria-label={`Add ${name} to the pattern`}
          onClick={() => onAppend(name)}
        >
          + {name}
        </Button>
      ))}
    </Group>
  );
}
