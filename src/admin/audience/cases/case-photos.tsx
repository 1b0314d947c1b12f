import { Button, FileButton, Group, Stack, Text } from '@mantine/core';
import { IconCamera } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import {
  type Case,
  type CasePhoto,
  caseRoutes,
  maxCasePhotos,
  type PhotoStage,
} from '../../../contract/audience/cases.ts';
import { addressOf } from '../../platform/api.ts';
import { confirmLoss } from '../../platform/ui/confirm-loss.tsx';
import { Refusal } from '../../platform/ui/refusal.tsx';
import { caseMutations } from './case-mutations.ts';
import classes from './case-photos.module.css';

export const stageLabels: Readonly<Record<PhotoStage, string>> = { before: 'Before', after: 'After' };
export const acceptedPhotos = 'image/jpeg,image/png,image/webp';

/** The photos of a case, and which of them the customer agreed to. */
export function CasePhotos({ stored }: { stored: Case }) {
  const adding = useMutation(caseMutations.addPhoto);
  const isFull = stored.photos.length >= maxCasePhotos;
  return (
    <Stack gap="sm">
      {stored.photos.length === 0 && (
        <Text c="dimmed">No photos yet. One before and one after tell it best.</Text>
      )}
      <ul className={classes.photos}>
        {stored.photos.map((photo, at) => (
          <Photo key={photo.id} stored={stored} photo={photo} number={at + 1} />
        ))}
      </ul>
      <Refusal error={adding.error} />
      <Group gap="xs">
        {(['before', 'after'] as const).map(stage => (
          <FileButton
            key={stage}
            accept={acceptedPhotos}
            capture="environment"
            onChange={file => file && adding.mutate({ id: stored.id, stage, file })}
          >
            {props => (
              <Button
                {...props}
                size="md"
                disabled={adding.isPending || isFull}
                leftSection={<IconCamera size={18} aria-hidden />}
              >
                {adding.isPending && adding.variables.stage === stage
                  ? 'Sending...'
                  : `Add photo: ${stageLabels[stage].toLowerCase()}`}
              </Button>
            )}
          </FileButton>
        ))}
      </Group>
    </Stack>
  );
}

function Photo({ stored, photo, number }: { stored: Case; photo: CasePhoto; number: number }) {
  const removing = useMutation(caseMutations.removePhoto);
  const label = `${stageLabels[photo.stage]}, photo ${number}`;
  return (
    <li>
      <img
        src={addressOf(caseRoutes.photo.path, { params: { id: stored.id, photo: photo.id } })}
        width={photo.width}
        height={photo.height}
        loading="lazy"
        alt={label}
      />
      <Text size="sm" fw={500}>
        {stageLabels[photo.stage]}
      </Text>
      <Text size="sm" c="dimmed">
        {photo.is_agreed ? 'The customer agreed' : 'Not agreed to'}
      </Text>
      <Button
        size="xs"
        mt={4}
        disabled={removing.isPending}
        aria-label={`Delete ${label}`}
        onClick={() =>
          confirmLoss({
            title: 'Delete photo',
            question: `Delete “${label}”?`,
            consequence: 'It leaves all pages at once. This cannot be undone.',
            action: 'Delete',
            onConfirm: () => removing.mutate({ params: { id: stored.id, photo: photo.id } }),
          })
        }
      >
        Delete
      </Button>
    </li>
  );
}
