import { ActionIcon, Button, Group, Text } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './setting-rows.module.css';

interface SettingRowsProps<Row> {
  rows: readonly Row[];
  most: number;
  /** Names a row: "county Palm Beach". */
  nameOf: (row: Row, place: number) => string;
  addLabel: string;
  onAdd: () => void;
  onRemove: (place: number) => void;
  /** Shown if there are none. */
  empty?: string;
  /** What is wrong with the list as a whole. */
  problem?: ReactNode;
  /** The fields of a row. */
  children: (place: number) => ReactNode;
}

/** A list of settings, a row of fields each. */
export function SettingRows<Row>({
  rows,
  most,
  nameOf,
  addLabel,
  onAdd,
  onRemove,
  empty,
  problem,
  children,
}: SettingRowsProps<Row>) {
  return (
    <>
      {typeof problem === 'string' && (
        <Text size="sm" c="var(--tone-red)" role="alert">
          {problem}
        </Text>
      )}
      {rows.length === 0 && empty && (
        <Text size="sm" c="dimmed">
          {empty}
        </Text>
      )}
      {rows.map((row, place) => (
        <div key={`row-${place + 0}`} className={`${classes.row} ${classes.columns}`}>
          {children(place)}
          <ActionIcon
            size={34}
            className={classes.remove}
            aria-label={`Remove ${nameOf(row, place)}`}
            onClick={() => onRemove(place)}
          >
            <IconTrash size={16} aria-hidden />
          </ActionIcon>
        </div>
      ))}
      <Group>
        <Button
          size="xs"
          disabled={rows.length >= most}
          leftSection={<IconPlus size={14} aria-hidden />}
          onClick={onAdd}
        >
          {addLabel}
        </Button>
      </Group>
    </>
  );
}
