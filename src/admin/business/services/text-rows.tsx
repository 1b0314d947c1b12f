import { ActionIcon, Button, Group, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { IconArrowUp, IconPlus, IconTrash } from '@tabler/icons-react';
import type { EditorField } from '../../../sections/schemas.ts';
import classes from './text-rows.module.css';

type Row = Readonly<Record<string, string>>;

interface TextRowsProps {
  field: EditorField;
  rows: readonly Row[];
  /** By path, such as `questions.2.answer`. */
  errors: Readonly<Record<string, string>>;
  onChange: (rows: Row[]) => void;
}

/** Rows of a title and a text, in their order. */
export function TextRows({ field, rows, errors, onChange }: TextRowsProps) {
  const { name, label, help, columns } = field;
  const most = field.maximum ?? rows.length;
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
    <fieldset className={classes.rows}>
      <legend className={classes.legend}>
        {label}{' '}
        <Text span size="xs" c="dimmed" className="numeric">
          {rows.length} of {most}
        </Text>
      </legend>
      <Text size="xs" c="dimmed">
        {help}
      </Text>
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
                <Textarea key={column.name} {...props} autosize minRows={2} maxRows={10} />
              );
            })}
          </Stack>
          <Group gap={2} className={classes.acts}>
            <ActionIcon
              aria-label={`Remove ${label} ${at + 1}`}
              onClick={() => onChange(rows.toSpliced(at, 1))}
            >
              <IconTrash size={16} aria-hidden />
            </ActionIcon>
            {at > 0 && (
              <ActionIcon aria-label={`Move ${label} ${at + 1} up`} onClick={() => moveUp(at)}>
                <IconArrowUp size={16} aria-hidden />
              </ActionIcon>
            )}
          </Group>
        </div>
      ))}
      <Group gap="sm" mt={6}>
        <Button
          size="compact-sm"
          disabled={rows.length >= most}
          leftSection={<IconPlus size={14} aria-hidden />}
          onClick={add}
          aria-label={`Add to ${label}`}
        >
          Add
        </Button>
        <Text size="xs" c="dimmed">
          {rows.length >= most && `${most} is the maximum.`}
          {rows.length === 0 && 'If empty, pages show the template’s own.'}
        </Text>
      </Group>
    </fieldset>
  );
}
