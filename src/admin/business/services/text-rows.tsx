import { Stack, Textarea, TextInput } from '@mantine/core';
import type { EditorField } from '../../../sections/schemas.ts';
import { RowButtons, RowsField } from '../../platform/ui/rows-field.tsx';
import classes from './text-rows.module.css';

type Row = Readonly<Record<string, string>>;

interface TextRowsProps {
  field: EditorField;
  rows: readonly Row[];
  /** The errors by path, such as `questions.2.answer`. */
  errors: Readonly<Record<string, string>>;
  onChange: (rows: Row[]) => void;
}

/** Rows of a title and a text, in their order. */
export function TextRows({ field, rows, errors, onChange }: TextRowsProps) {
  const { name, label, help, columns } = field;
  const set = (at: number, row: Row) => onChange(rows.with(at, row));
  const moveUp = (at: number) => {
    const moved = rows[at];
    if (moved) onChange(rows.toSpliced(at, 1).toSpliced(at - 1, 0, moved));
  };
  const add = () => {
    onChange([...rows, Object.fromEntries(columns.map(column => [column.name, '']))]);
    requestAnimationFrame(() =>
      document
        .querySelector<HTMLElement>(`[data-path="${name}.${rows.length}.${columns[0]?.name}"]`)
        ?.focus(),
    );
  };
  return (
    <RowsField
      label={label}
      help={help}
      count={rows.length}
      maximum={field.maximum ?? rows.length}
      empty="If empty, pages show the template’s own."
      onAdd={add}
    >
      {rows.map((row, at) => (
        <div className={classes.row} key={`row-${at.toString()}`}>
          <Stack gap={6} flex={1}>
            {columns.map((column, index) => {
              const path = `${name}.${at}.${column.name}`;
              const props = {
                label: column.label,
                'aria-label': `${column.label}, ${label} ${at + 1}`,
                'data-path': path,
                value: row[column.name] ?? '',
                error: errors[path],
                onChange: (event: { currentTarget: { value: string } }) =>
                  set(at, { ...row, [column.name]: event.currentTarget.value }),
              };
              return index === 0 ? (
                <TextInput key={column.name} {...props} />
              ) : (
                <Textarea key={column.name} {...props} minRows={2} maxRows={10} />
              );
            })}
          </Stack>
          <RowButtons
            row={`${label} ${at + 1}`}
            onRemove={() => onChange(rows.toSpliced(at, 1))}
            onMoveUp={at > 0 ? () => moveUp(at) : undefined}
          />
        </div>
      ))}
    </RowsField>
  );
}
