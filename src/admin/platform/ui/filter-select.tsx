import { NativeSelect } from '@mantine/core';

interface FilterSelectProps<Value extends string> {
  label: string;
  /** Label of the option without a filter. */
  all: string;
  options: readonly { value: Value; label: string }[];
  value: Value | undefined;
  onChoose: (value: Value | undefined) => void;
}

/** Narrows a list to one of a few choices, or to none of them. */
export function FilterSelect<Value extends string>(props: FilterSelectProps<Value>) {
  const { label, all, options, value, onChoose } = props;
  return (
    <NativeSelect
      aria-label={label}
      w={{ sm: 'fit-content' }}
      flex={{ base: '1 1 9rem', sm: 'none' }}
      value={value ?? ''}
      onChange={event => onChoose(options.find(one => one.value === event.currentTarget.value)?.value)}
      data={[{ value: '', label: all }, ...options]}
    />
  );
}
