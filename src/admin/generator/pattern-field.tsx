import { Button, Group, Text, TextInput, type TextInputProps } from '@mantine/core';

const variables = ['keyword', 'city', 'state'];

interface PatternFieldProps extends TextInputProps {
  /** The address of the first page, as it would be. */
  example: string | undefined;
  onAppend: (name: string) => void;
}

/** The pattern of addresses, with chips that add a variable and an example that follows the typing. */
export function PatternField({ example, onAppend, ...input }: PatternFieldProps) {
  return (
    <div>
      <TextInput
        {...input}
        label="URL pattern"
        description="Words stay as they are; the variables below are filled in for each page."
        maxLength={500}
        spellCheck={false}
        classNames={{ input: 'mono' }}
      />
      <Group gap={6} mt={8}>
        {variables.map(name => (
          <Button
            key={name}
            size="compact-xs"
            aria-label={`Add ${name} to the pattern`}
            onClick={() => onAppend(name)}
          >
            + {name}
          </Button>
        ))}
      </Group>
      <Text size="sm" c="dimmed" mt={8} style={{ overflowWrap: 'anywhere' }} mih="1.25rem">
        Example: <span className="mono">{example}</span>
      </Text>
    </div>
  );
}
