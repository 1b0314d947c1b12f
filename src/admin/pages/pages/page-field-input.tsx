import { Badge, Button, Group, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useState } from 'react';
import { count } from '../../platform/ui/count.ts';
import { headLengths, lengthVerdict } from '../../platform/ui/head-lengths.ts';
import { ConflictTexts } from '../page-moves/conflict-texts.tsx';
import classes from './page-editor.module.css';
import type { PageField } from './page-fields.ts';

interface PageFieldInputProps {
  field: PageField;
  text: string;
  /** The conflict is resolved with the current text when it is saved. */
  isKept: boolean;
  /** The stored value when this edit began, if it may have changed since. */
  savedBefore: string | undefined;
  onChange: (text: string) => void;
  onKeep: () => void;
}

/** One text, marked if it differs from the template's, with a reset. */
export function PageFieldInput({ field, text, isKept, savedBefore, onChange, onKeep }: PageFieldInputProps) {
  const [isCompared, setCompared] = useState(false);
  const { label, template, saved, conflict, isLong, measured } = field;
  const isEdited = text !== template;
  const isClashing = savedBefore !== undefined && savedBefore !== saved && text !== saved;
  const input = {
    'aria-label': label,
    value: text,
    maxLength: 10_000,
    onChange: (event: { currentTarget: { value: string } }) => onChange(event.currentTarget.value),
  };
  return (
    <Stack gap={6} className={classes.field} data-edited={isEdited || undefined}>
      <Group justify="space-between" gap="xs" mih={26}>
        <Group gap={8}>
          <Text size="sm" fw={500} aria-hidden>
            {label}
          </Text>
          {isEdited && (
            <Badge size="sm" variant="outline" color="gray" c="inherit">
              Edited
            </Badge>
          )}
        </Group>
        {isEdited && (
          <Group gap={4}>
            {!conflict && (
              <Button
                size="compact-xs"
                variant="subtle"
                aria-expanded={isCompared}
                aria-label={`Compare ${label}`}
                onClick={() => setCompared(!isCompared)}
              >
                Compare
              </Button>
            )}
            <Button
              size="compact-xs"
              variant="subtle"
              leftSection={<IconArrowBackUp size={14} aria-hidden />}
              aria-label={`Undo this edit: ${label}`}
              onClick={() => onChange(template)}
            >
              Undo this edit
            </Button>
          </Group>
        )}
      </Group>
      {isLong ? <Textarea {...input} minRows={2} maxRows={14} /> : <TextInput {...input} />}
      {measured !== undefined && lengthVerdict(measured, text.length) === 'will be cut' && (
        <Text size="xs" component="output" c="var(--tone-red)" className="numeric">
          {count(text.length)} characters: search results cut it after about {headLengths[measured].max}.
        </Text>
      )}
      {isCompared && isEdited && (
        <dl className={classes.compare}>
          <dt>Template</dt>
          <dd>{template || '(empty)'}</dd>
          <dt>Yours</dt>
          <dd>{text || '(empty)'}</dd>
        </dl>
      )}
      {isClashing && (
        <Group gap="xs" role="alert">
          <Text size="sm">Another user saved: “{saved}”</Text>
          <Button size="compact-xs" onClick={() => onChange(saved)}>
            Take theirs
          </Button>
        </Group>
      )}
      {conflict && isEdited && (
        <ConflictTexts conflict={conflict}>
          {isKept ? (
            <Text size="sm">Yours stays once you save.</Text>
          ) : (
            <>
              <Button size="xs" onClick={onKeep}>
                Keep mine
              </Button>
              <Button size="xs" onClick={() => onChange(template)}>
                Take the template’s
              </Button>
              <Text size="sm" c="dimmed">
                or write a third text above
              </Text>
            </>
          )}
        </ConflictTexts>
      )}
    </Stack>
  );
}
