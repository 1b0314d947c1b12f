import { Text, TextInput, type TextInputProps } from '@mantine/core';
import { PatternChips } from './pattern-chips.tsx';

interface PatternFieldProps extends TextInputProps {
  /** Names the pattern may hold. */
  names: readonly string[];
  /** The address of the first page, as it would be. */
  example: string | undefined;
  onAppend: (name: string) => void;
}

/** The pattern of addresses, with chips that add a variable and an example that follows the typing. */
export function PatternField({ names, example, onAppend, ...input }: PatternFieldProps) {
  return (
    <div>
      <TextInput
        {...input}
        label="URL pattern"
        description="Variables are replaced for each page. Other words stay."
        maxLength={500}
        spellCheck={false}
        classNames={{ input: 'mono' }}
      />
      <PatternChips names={names} onAppend={onAppend} />
      <Text size="sm" c="dimmed" mt={8} style={{ overflowWrap: 'anywhere' }} mih="1.25rem">
        Example: <span className="mono">{example}</span>
      </Text>
    </div>
  );
}
