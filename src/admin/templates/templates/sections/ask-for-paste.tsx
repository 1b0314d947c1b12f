import { Stack, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { FormButtons } from '../../../platform/ui/form-buttons.tsx';
import { openDialog } from '../../../platform/ui/open-dialog.tsx';

/**
 * Asks for a section as text if the clipboard could not be read or held none. `use` returns the reason for a refusal.
 */
export function askForPaste(reason: string, use: (text: string) => string | null): void {
  openDialog({ title: 'Paste a section', size: 'md' }, close => (
    <PasteForm reason={reason} use={use} onDone={close} />
  ));
}

interface PasteFormProps {
  reason: string;
  use: (text: string) => string | null;
  onDone: () => void;
}

function PasteForm({ reason, use, onDone }: PasteFormProps) {
  const [text, setText] = useState('');
  const [refusal, setRefusal] = useState<string | null>(reason || null);
  const paste = () => {
    const why = use(text);
    if (why === null) onDone();
    else setRefusal(why);
  };
  return (
    <Stack gap="sm">
      <Text size="sm" c="dimmed">
        A copied section, or sections of an older template as JSON.
      </Text>
      <Textarea
        data-autofocus
        label="Section"
        minRows={6}
        maxRows={12}
        value={text}
        error={refusal}
        onChange={event => setText(event.currentTarget.value)}
        styles={{ input: { fontFamily: 'var(--mantine-font-family-monospace)' } }}
      />
      <FormButtons onCancel={onDone} onClick={paste}>
        Paste section
      </FormButtons>
    </Stack>
  );
}
