import { ActionIcon, Button, Group, Stack, Text } from '@mantine/core';
import { IconArrowUp, IconPlus, IconTrash } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import classes from './rows-field.module.css';

interface RowsFieldProps extends ComponentProps<'fieldset'> {
  label: string;
  help: string;
  count: number;
  maximum: number;
  /** What pages show without rows. */
  empty: string;
  onAdd: () => void;
}

/** A field of several rows, in their order; no more than its maximum. */
export function RowsField(props: RowsFieldProps) {
  const { label, help, count, maximum, empty, onAdd, children, ...fieldset } = props;
  const isFull = count >= maximum;
  return (
    <fieldset className={classes.rows} {...fieldset}>
      <legend className={classes.legend}>
        {label}{' '}
        <Text span size="xs" c="dimmed" className="numeric">
          {count} of {maximum}
        </Text>
      </legend>
      {help && (
        <Text size="xs" c="dimmed">
          {help}
        </Text>
      )}
      {children}
      <Group gap="sm" mt={6}>
        <Button
          size="compact-sm"
          disabled={isFull}
          leftSection={<IconPlus size={14} aria-hidden />}
          onClick={onAdd}
          aria-label={`Add to ${label}`}
        >
          Add
        </Button>
        {isFull && (
          <Text size="xs" c="dimmed">
            {maximum} is the maximum.
          </Text>
        )}
        {count === 0 && (
          <Text size="xs" c="dimmed">
            {empty}
          </Text>
        )}
      </Group>
    </fieldset>
  );
}

interface RowButtonsProps {
  /** Names the row: "Steps 2". */
  row: string;
  onRemove: () => void;
  /** Absent for the first row. */
  onMoveUp: (() => void) | undefined;
}

/** What can be done with one row of the field. */
export function RowButtons({ row, onRemove, onMoveUp }: RowButtonsProps) {
  return (
    <Stack gap={0} pt="1.5rem">
      <ActionIcon aria-label={`Remove ${row}`} onClick={onRemove}>
        <IconTrash size={16} aria-hidden />
      </ActionIcon>
      {onMoveUp && (
        <ActionIcon aria-label={`Move ${row} up`} onClick={onMoveUp}>
          <IconArrowUp size={16} aria-hidden />
        </ActionIcon>
      )}
    </Stack>
  );
}
