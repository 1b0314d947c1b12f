import type { NumberInputProps } from '@mantine/core';
import { NumberField } from '../../platform/ui/number-field.tsx';

interface DollarFieldProps extends Omit<NumberInputProps, 'value' | 'onChange'> {
  cents: number | undefined;
  /** Undefined: it is empty. */
  onCents: (cents: number | undefined) => void;
}

/** An amount in dollars, kept in cents. */
export function DollarField({ cents, onCents, ...props }: DollarFieldProps) {
  return (
    <NumberField
      hideControls
      prefix="$"
      thousandSeparator=","
      decimalScale={2}
      value={cents === undefined ? null : cents / 100}
      onNumber={dollars => onCents(Math.round(dollars * 100))}
      onEmpty={() => onCents(undefined)}
      {...props}
    />
  );
}
