import { Button, FileButton, Group, Stack, Text } from '@mantine/core';
import { IconCamera } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Case, PhotoStage } from '../../../contract/audience/cases.ts';
import { caseMutations } from './case-mutations.ts';
import { acceptedPhotos, stageLabels } from './case-photos.tsx';

type ChosenPhotos = Readonly<Partial<Record<PhotoStage, File>>>;

/** The photos of a new job, which are sent once it is saved. */
export function useNewPhotos() {
  const [files, setFiles] = useState<ChosenPhotos>({});
  // A notification, because the field is removed before its error could be read.
  const sending = useMutation({ ...caseMutations.addPhoto, meta: { failure: 'A photo was not saved' } });
  const send = async ({ id }: Case) => {
    for (const stage of ['before', 'after'] as const) {
      const file = files[stage];
      if (file) await sending.mutateAsync({ id, stage, file }).catch(() => undefined);
    }
  };
  const choose = (stage: PhotoStage, file: File) => setFiles(before => ({ ...before, [stage]: file }));
  return { files, choose, send, isSending: sending.isPending };
}

interface NewPhotosProps {
  files: ChosenPhotos;
  /** What is chosen now would not be sent. */
  disabled: boolean;
  onChoose: (stage: PhotoStage, file: File) => void;
}

export function NewPhotos({ files, disabled, onChoose }: NewPhotosProps) {
  return (
    <Stack gap="xs">
      <Text fw={500}>Photos</Text>
      <Group gap="xs" grow>
        {(['before', 'after'] as const).map(stage => (
          <FileButton
            key={stage}
            accept={acceptedPhotos}
            capture="environment"
            disabled={disabled}
            onChange={file => file && onChoose(stage, file)}
          >
            {props => (
              <Button
                {...props}
                size="lg"
                disabled={disabled}
                leftSection={<IconCamera size={20} aria-hidden />}
              >
                {stageLabels[stage]}
                {files[stage] ? ' ✓' : ''}
              </Button>
            )}
          </FileButton>
        ))}
      </Group>
      <Text size="sm" c="dimmed" aria-live="polite">
        {Object.entries(files)
          .map(([stage, file]) => `${stageLabels[stage as PhotoStage]}: ${file.name}`)
          .join(', ') || 'Camera data, such as the location, is removed.'}
      </Text>
    </Stack>
  );
}
