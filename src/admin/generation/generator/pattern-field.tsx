import { Button, Group, TextInput, type TextInputProps } from '@mantine/core';
import { emptyPlan } from './plan-values.ts';

interface PatternFieldProps extends TextInputProps {
  /** Names the pattern may hold. */
  names: readonly string[];
  onAppend: (name: string) => void;
}

/** The pattern of addresses, with a button for each variable. Its children are the address as it would be. */
export function PatternField({ names, onAppend, children, ...input }: PatternFieldProps) {
  return (
    <div>
      <TextInput
        {...input}
        label="URL pattern"
        maxLength={500}
        spellCheck={false}
        classNames={{ input: 'mono' }}
      />
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
      {children}
    </div>
  );
}

/** The pattern with a column of the rows: before the town, where the pattern is the usual one. */
export const withRowColumn = (pattern: string, name: string) =>
  pattern === emptyPlan.url_pattern
    ? `keyword-in-{{${name}}}-city-state`
    : withVariable(pattern, `{{${name}}}`);

/** The pattern with one more variable at its end. */
export const withVariable = (pattern: string, name: string) => (pattern === '' ? name : `${pattern}-${name}`);
