import { Checkbox } from '@mantine/core';

interface SelectAllProps {
  /** Rows on this screen of the list. */
  shown: readonly { readonly id: string }[];
  has: (id: string) => boolean;
  /** How many are selected, here and on other screens of the list. */
  size: number;
  onAll: () => void;
  onNone: () => void;
}

/** The checkbox in the head of a list: every row on the screen, or none. */
export function SelectAll({ shown, has, size, onAll, onNone }: SelectAllProps) {
  const isWhole = shown.length > 0 && shown.every(row => has(row.id));
  return (
    <Checkbox
      aria-label={isWhole ? 'Deselect all' : 'Select all'}
      checked={isWhole}
      indeterminate={size > 0 && !isWhole}
      disabled={shown.length === 0}
      onChange={isWhole ? onNone : onAll}
    />
  );
}
