import { ActionIcon, Button } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';

interface AddButtonProps {
  label: string;
  /** There are as many as there may be. */
  isFull: boolean;
  onClick: () => void;
}

/** Adds a row to a list. */
export function AddButton({ label, isFull, onClick }: AddButtonProps) {
  return (
    <Button size="xs" disabled={isFull} leftSection={<IconPlus size={14} aria-hidden />} onClick={onClick}>
      {label}
    </Button>
  );
}

interface RemoveButtonProps {
  /** Names the row: "county Palm Beach". */
  of: string;
  onClick: () => void;
  className?: string | undefined;
}

/** Removes a row from its list. */
export function RemoveButton({ of, ...props }: RemoveButtonProps) {
  return (
    <ActionIcon {...props} size={34} aria-label={`Remove ${of}`}>
      <IconTrash size={16} aria-hidden />
    </ActionIcon>
  );
}
