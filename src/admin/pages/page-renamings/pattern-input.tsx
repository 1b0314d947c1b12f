import { TextInput } from '@mantine/core';

/** How the new addresses are made. */
export const firstPattern = 'keyword-city-state';

interface PatternInputProps {
  value: string;
  onChange: (pattern: string) => void;
  description?: string;
}

export function PatternInput({ value, onChange, description }: PatternInputProps) {
  return (
    <TextInput
      label="URL pattern"
      data-autofocus
      description={description}
      value={value}
      onChange={event => onChange(event.currentTarget.value)}
      classNames={{ input: 'mono' }}
      maxLength={500}
      w="20rem"
      maw="100%"
    />
  );
}
