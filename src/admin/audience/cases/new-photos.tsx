import { Button, FileButton, Group, Stack, Text } from '@mantine/core';
import { IconCamera } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Case, PhotoMoment } from '../../../contract/audience/cases.ts';
import { acceptedPhotos, momentLabels } from './case-photos.tsx';
import { caseWrites } from './case-queries.ts';

type ChosenPhotos = Readonly<Partial<Record<PhotoMoment, File>>>;

/** The photos of a new job, which are sent once it is saved. */
export function useNewPhotos() {
  const [files, setFiles] = useState<ChosenPhotos>({});
  // A notification, because its field is gone before anybody could read there what failed.
  const sending = useMutation({ ...caseWrites.addPhoto, meta: { failure: 'A photo was not saved' } });
  const send = async ({ id }: Case) => {
    for (const moment of ['before', 'after'] as const) {
      const file = files[moment];
      if (file) await sending.mutateAsync({ id, moment, file }).catch(() => undefined);
    }
  };
  const choose = (moment: PhotoMoment, file: File) => setFiles(before => ({ ...before, [moment]: file }));
  return { files, choose, send, isSending: sending.isPending };
}

interface NewPhotosProps {
  files: ChosenPhotos;
  /** What is chosen now would not be sent. */
  disabled: boolean;
  onChoose: (moment: PhotoMoment, file: File) => void;
}

export function NewPhotos({ files, disabled, onChoose }: NewPhotosProps) {
  return (
    <Stack gap="xs">
      <Text fw={500}>Photos</Text>
      <Group gap="xs" grow>
        {(['before', 'after'] as const).map(moment => (
          <FileButton
            key={moment}
            accept={acceptedPhotos}
            capture="environment"
            disabled={disabled}
            onChange={file => file && onChoose(moment, file)}
          >
            {props => (
              <Button
                {...props}
                size="lg"
                disabled={disabled}
                leftSection={<IconCamera size={20} aria-hidden />}
              >
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
          .join(', ') || 'Camera data, such as the location, is removed.'}
      </Text>
    </Stack>
  );
}
