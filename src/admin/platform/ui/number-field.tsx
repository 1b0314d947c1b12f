import { NumberInput, type NumberInputProps } from '@mantine/core';
import { useState } from 'react';

interface NumberFieldProps extends Omit<NumberInputProps, 'value' | 'onChange'> {
  value: number | null;
  onNumber: (value: number) => void;
  /** Allows an empty value; otherwise an empty field shows its last number again. */
  onEmpty?: () => void;
}

/** A number that may be empty or half typed (“26.”, “-”) while it is edited; reports only finished numbers. */
export function NumberField({ value, onNumber, onEmpty, ...props }: NumberFieldProps) {
  const [typed, setTyped] = useState<number | string | null>(null);
  return (
    <NumberInput
      {...props}
      value={typed ?? value ?? ''}
      onChange={next => {
        setTyped(next);
        if (typeof next === 'number') onNumber(next);
        else if (next === '' || next === '-') onEmpty?.();
      }}
      onBlur={() => setTyped(null)}
    />
  );
}
