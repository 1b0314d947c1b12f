import { ActionIcon, Button, Fieldset, Group, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import type { EditorField } from '../../sections/schemas.ts';
import type { Json } from './editable-content.ts';

interface ItemListProps {
  field: EditorField;
  rows: Record<string, Json>[];
  columns: readonly { name: string; label: string; isLong: boolean }[];
  onChange: (rows: Record<string, Json>[]) => void;
}

/** Where the sections name no maximum. */
const MOST = 10;

/** A list of items with one or two texts each; no more than its field takes. */
export function ItemList({ field, rows, columns, onChange }: ItemListProps) {
  const maximum = field.maximum ?? MOST;
  const set = (place: number, name: string, text: string) =>
    onChange(rows.map((row, other) => (other === place ? { ...row, [name]: text } : row)));
  const add = () => onChange([...rows, Object.fromEntries(columns.map(({ name }) => [name, '']))]);
  return (
    <Fieldset legend={`${field.label} (${rows.length} of ${maximum})`}>
      <Stack gap="sm">
        {field.help && (
          <Text size="xs" c="dimmed">
            {field.help}
          </Text>
        )}
        {rows
          .map((row, place) => ({ key: `item-${place}`, row, place }))
          .map(({ key, row, place }) => (
            <Group key={key} gap="xs" wrap="nowrap" align="flex-start">
              <Stack gap={4} flex={1}>
                {columns.map(({ name, label, isLong }) => {
                  const input = {
                    'aria-label': `${field.label} ${place + 1}: ${label}`,
                    placeholder: label,
                    value: typeof row[name] === 'string' ? row[name] : '',
                    onChange: (event: { currentTarget: { value: string } }) =>
                      set(place, name, event.currentTarget.value),
                  };
                  return isLong ? (
                    <Textarea key={name} {...input} autosize minRows={2} maxRows={8} />
                  ) : (
                    <TextInput key={name} {...input} />
                  );
                })}
              </Stack>
              <ActionIcon
                size={34}
                aria-label={`Remove ${field.label} ${place + 1}`}
                onClick={() => onChange(rows.filter((_, other) => other !== place))}
              >
                <IconTrash size={16} aria-hidden />
              </ActionIcon>
            </Group>
          ))}
        <Button
          size="xs"
          disabled={rows.length >= maximum}
          leftSection={<IconPlus size={14} aria-hidden />}
          onClick={add}
          style={{ alignSelf: 'flex-start' }}
        >
          Add
        </Button>
      </Stack>
    </Fieldset>
  );
}
