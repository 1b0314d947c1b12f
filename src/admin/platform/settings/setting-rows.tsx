import { Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { AddButton, RemoveButton } from '../ui/list-buttons.tsx';
import { Problem } from '../ui/problem.tsx';
import classes from './setting-rows.module.css';

interface SettingRowsProps<Row> {
  rows: readonly Row[];
  max: number;
  /** Names a row: "county Palm Beach". */
  nameOf: (row: Row, index: number) => string;
  addLabel: string;
  onAdd: () => void;
  onRemove: (index: number) => void;
  /** Shown if there are none. */
  empty?: string;
  /** What is wrong with the list as a whole. */
  problem?: ReactNode;
  /** The fields of a row. */
  children: (index: number) => ReactNode;
}

/** A list of settings, a row of fields each. */
export function SettingRows<Row>({
  rows,
  max,
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
      {typeof problem === 'string' && <Problem>{problem}</Problem>}
      {rows.length === 0 && empty && (
        <Text size="sm" c="dimmed">
          {empty}
        </Text>
      )}
      {rows.map((row, index) => (
        <SettingRow key={`row-${index + 0}`} name={nameOf(row, index)} onRemove={() => onRemove(index)}>
          {children(index)}
        </SettingRow>
      ))}
      <Group>
        <AddButton label={addLabel} isFull={rows.length >= max} onClick={onAdd} />
      </Group>
    </>
  );
}

interface SettingRowProps {
  name: string;
  onRemove: () => void;
  children: ReactNode;
}

/** The fields of one row. */
export function SettingRow({ name, onRemove, children }: SettingRowProps) {
  return (
    <div className={classes.row}>
      {children}
      <RemoveButton of={name} className={classes.remove} onClick={onRemove} />
    </div>
  );
}
