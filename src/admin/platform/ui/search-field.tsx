import { CloseButton, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';

const PAUSE = 250;

interface SearchFieldProps {
  label: string;
  placeholder: string;
  value: string;
  onSearch: (text: string) => void;
}

/**
 * Search that starts when typing pauses. Keyed by its owner when the value changes from outside, e.g. filters cleared.
 */
export function SearchField({ label, placeholder, value, onSearch }: SearchFieldProps) {
  const [text, setText] = useState(value);
  const [asked, setAsked] = useState(value);
  if (value !== asked) {
    setAsked(value);
    setText(value);
  }
  const ask = (next: string) => {
    setAsked(next);
    onSearch(next);
  };
  const askSoon = useDebouncedCallback(ask, PAUSE);
  return (
    <TextInput
      type="search"
      aria-label={label}
      placeholder={placeholder}
      value={text}
      maxLength={200}
      onChange={event => {
        setText(event.currentTarget.value);
        askSoon(event.currentTarget.value);
      }}
      leftSection={<IconSearch size={16} aria-hidden />}
      rightSection={
        text && (
          <CloseButton
            size="sm"
            aria-label="Clear search"
            onClick={() => {
              setText('');
              ask('');
            }}
          />
        )
      }
      flex="1 1 14rem"
      maw={{ sm: '24rem' }}
    />
  );
}
