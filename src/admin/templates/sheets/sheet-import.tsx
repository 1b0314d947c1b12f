import { FileInput, Group, NativeSelect, Stack, Switch, Text } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { z } from 'zod';
import {
  largestSheet,
  type Sheet,
  sheetEncodingSchema,
  type sheetQuerySchema,
  sheetRoutes,
} from '../../../contract/templates/sheets.ts';
import type { Template } from '../../../contract/templates/templates.ts';
import { upload } from '../../platform/api.ts';
import { ApiError } from '../../platform/api-error.ts';
import { FormButtons } from '../../platform/ui/form-buttons.tsx';
import { Refusal } from '../../platform/ui/refusal.tsx';
import { write } from '../../platform/write.ts';
import type { BroughtLists } from './sheet-lists.ts';
import { SheetMapping } from './sheet-mapping.tsx';

type SheetChoice = z.input<typeof sheetQuerySchema>;

/** Has the server read a file as plain cells; nothing is stored there. */
const readSheetFile = write({
  mutationFn: ({ file, choice }: { file: File; choice: SheetChoice }): Promise<Sheet> => {
    if (file.size > largestSheet) {
      throw new ApiError(
        'invalid',
        `This file is larger than ${largestSheet / 1024 / 1024} MB. Split it, or delete the columns that no page needs.`,
      );
    }
    return upload(sheetRoutes.read, { params: undefined, query: choice, file });
  },
  silentFailure: true,
});

interface SheetImportProps {
  action: string;
  template: Template | undefined;
  onLists: (lists: BroughtLists) => void;
  onCancel: () => void;
}

const encodingNames: Record<string, string> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16 (big-endian)',
  'windows-1252': 'Windows-1252 (Western)',
  macintosh: 'Mac Roman',
};

/** Converts a file to lists: shows what was read, then asks for the role of each column. */
export function SheetImport({ action, template, onLists, onCancel }: SheetImportProps) {
  const reading = useMutation(readSheetFile);
  const [file, setFile] = useState<File | null>(null);
  const read = (next: File | null, choice: SheetChoice) => {
    setFile(next);
    if (next) reading.mutate({ file: next, choice });
    else reading.reset();
  };
  const sheet = reading.isSuccess ? reading.data : undefined;
  return (
    <Stack gap="md">
      <FileInput
        label="CSV or XLSX file"
        description="One row per place: city, state, other values. 200,000 rows, 32 MB."
        placeholder="Choose a file"
        accept=".csv,.tsv,.txt,.xlsx,text/csv"
        clearable
        clearButtonProps={{ 'aria-label': 'Take another file' }}
        leftSection={<IconUpload size={16} aria-hidden />}
        value={file}
        data-autofocus
        onChange={next => read(next, {})}
      />
      {reading.isPending && (
        <Text c="dimmed" role="status">
          Reading every row…
        </Text>
      )}
      <Refusal title="The file could not be read" error={reading.error} />
      {file && sheet && <ReadChoices sheet={sheet} onChoice={choice => read(file, choice)} />}
      {file && sheet ? (
        <SheetMapping
          // Another encoding keeps the columns that were chosen.
          key={`${file.name} ${sheet.sheet} ${sheet.headings.length} ${sheet.has_header}`}
          sheet={sheet}
          template={template}
          fileName={file.name}
          action={action}
          onLists={onLists}
          onCancel={onCancel}
        />
      ) : (
        <FormButtons onCancel={onCancel} disabled>
          {action}
        </FormButtons>
      )}
    </Stack>
  );
}

/** How the file was read, and the alternatives. */
function ReadChoices({ sheet, onChoice }: { sheet: Sheet; onChoice: (choice: SheetChoice) => void }) {
  const now: SheetChoice = {
    ...(sheet.sheet === null ? {} : { sheet: sheet.sheet }),
    ...(sheet.encoding === null ? {} : { encoding: sheet.encoding }),
    header: sheet.has_header ? 'true' : 'false',
  };
  return (
    <Stack gap="xs">
      <Group gap="lg" align="flex-end">
        {sheet.sheets.length > 1 && (
          <NativeSelect
            label="Sheet"
            value={sheet.sheet ?? ''}
            data={sheet.sheets}
            onChange={event => onChoice({ sheet: event.currentTarget.value })}
          />
        )}
        {sheet.encoding !== null && (
          <NativeSelect
            label="Encoding"
            value={sheet.encoding}
            data={sheetEncodingSchema.options.map(value => ({ value, label: encodingNames[value] ?? value }))}
            onChange={event =>
              onChoice({ ...now, encoding: sheetEncodingSchema.parse(event.currentTarget.value) })
            }
          />
        )}
        <Switch
          label="The first row names the columns"
          checked={sheet.has_header}
          pb={8}
          onChange={event => onChoice({ ...now, header: event.currentTarget.checked ? 'true' : 'false' })}
        />
      </Group>
      {sheet.is_encoding_guessed && (
        <Text size="sm">
          The file names no encoding and is not UTF-8. It was read as Windows-1252. If the accents below are
          wrong, choose another encoding.
        </Text>
      )}
      {sheet.notes.map(note => (
        <Text key={note} size="sm" c="dimmed">
          {note}
        </Text>
      ))}
    </Stack>
  );
}
