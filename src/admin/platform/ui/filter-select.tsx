import { NativeSelect } from '@mantine/core';
import { type FilterName, useFilter } from './list-address.ts';

interface FilterSelectProps {
  name: FilterName;
  label: string;
  /** Label of the option without a filter. */
  all: string;
  /** A filter that means nothing with another value of this one. */
  dependent?: FilterName;
  options: readonly { value: string; label: string }[];
}

/** Narrows a list to one of a few choices, or to none of them. */
export function FilterSelect({ name, label, all, dependent, options }: FilterSelectProps) {
  const [value, set] = useFilter(name, dependent);
  return (
    <NativeSelect
      aria-label={label}
      w={{ sm: 'fit-content' }}
      maw={{ sm: '16rem' }}
      flex={{ base: '1 1 9rem', sm: 'none' }}
      value={value}
      onChange={event => set(event.currentTarget.value)}
      data={[{ value: '', label: all }, ...options]}
    />
  );
}
