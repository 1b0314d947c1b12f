import { Button, FileButton, Group, Stack, Text } from '@mantine/core';
import { IconCamera } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Case, PhotoMoment } from '../../../contract/audience/cases.ts';
import { emptyCase } from './case-draft.ts';
import { CaseForm } from './case-form.tsx';
import { acceptedPhotos, momentLabels } from './case-photos.tsx';
import { caseWrites } from './case-queries.ts';

/** A new job with its photos, which are sent once it is saved. */
export function NewCase({ today, onSaved }: { today: string; onSaved: (saved: Case) => void }) {
  const [files, setFiles] = useState<Readonly<Partial<Record<PhotoMoment, File>>>>({});
  // A notification, because the form is left before anybody could read in it what failed.
  const sending = useMutation({ ...caseWrites.addPhoto, meta: { failure: 'A photo was not saved' } });
  const sendPhotos = async (saved: Case) => {
    let latest = saved;
    for (const moment of ['before', 'after'] as const) {
      const file = files[moment];
      if (!file) continue;
      latest = await sending.mutateAsync({ id: saved.id, moment, file }).catch(() => latest);
    }
    onSaved(latest);
  };
  return (
    <CaseForm
      stored={null}
      initial={emptyCase(today)}
      isBusy={sending.isPending}
      onSaved={saved => void sendPhotos(saved)}
    >
      <Stack gap="xs">
        <Text fw={500}>Photos</Text>
        <Group gap="xs" grow>
          {(['before', 'after'] as const).map(moment => (
            <FileButton
              key={moment}
              accept={acceptedPhotos}
              capture="environment"
              onChange={file => file && setFiles(before => ({ ...before, [moment]: file }))}
            >
              {props => (
                <Button {...props} size="lg" leftSection={<IconCamera size={20} aria-hidden />}>
                  {momentLabels[moment]}
                  {files[moment] ? ' ✓' : ''}
                </Button>
              )}
            </FileButton>
          ))}
        </Group>
        <Text size="sm" c="dimmed" aria-live="polite">
          {Object.entries(files)
            .map(([moment, file]) => `${momentLabels[moment as PhotoMoment]}: ${file.name}`)
            .join(', ') || 'They lose all that the camera wrote into them, such as the place.'}
        </Text>
      </Stack>
    </CaseForm>
  );
}
