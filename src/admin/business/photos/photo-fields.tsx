import { Button, FileButton, Group, SimpleGrid, Stack, Text, VisuallyHidden } from '@mantine/core';
import { IconPhoto } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { largestSitePhoto, type SitePhoto, sitePhotoRoutes } from '../../../contract/business/photos.ts';
import { ofAtMost, upload } from '../../platform/api.ts';
import { readQuery } from '../../platform/read-query.ts';
import { nounKey } from '../../platform/route-key.ts';
import { confirmLoss } from '../../platform/ui/confirm-loss.tsx';
import { Panel } from '../../platform/ui/panel.tsx';
import { QueryBoundary } from '../../platform/ui/query-boundary.tsx';
import { Refusal } from '../../platform/ui/refusal.tsx';
import { write } from '../../platform/write.ts';
import { describePhoto } from './describe-photo.tsx';
import classes from './photo-fields.module.css';

/** The owner's own photos, each in the place of a drawing. */
export function PhotoFields() {
  const photos = useQuery(readQuery(sitePhotoRoutes.list));
  return (
    <QueryBoundary title="The photos could not be read" query={photos}>
      <Stack gap="md">
        <Text size="md" maw="44rem">
          Your photo replaces the drawing at the top of a page. JPEG, PNG or WebP, at most 20 MB, wide rather
          than tall. Camera data, such as the location, is removed.
        </Text>
        <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }}>
          {(photos.data?.places ?? []).map(({ place, label }) => (
            <PhotoCard
              key={place}
              place={place}
              label={label}
              photo={photos.data?.items.find(one => one.place === place) ?? null}
            />
          ))}
        </SimpleGrid>
      </Stack>
    </QueryBoundary>
  );
}

const putPhoto = write({
  mutationFn: async ({ place, file }: { place: string; file: File }) =>
    upload(sitePhotoRoutes.put, { params: { place }, file: ofAtMost(largestSitePhoto, file) }),
  silentFailure: true,
  changes: [nounKey(sitePhotoRoutes.list)],
});

function PhotoCard({ place, label, photo }: { place: string; label: string; photo: SitePhoto | null }) {
  const putting = useMutation(putPhoto);
  const removing = useMutation(write(sitePhotoRoutes.remove, { failure: 'The photo could not be removed' }));
  return (
    <Panel title={label} p="md">
      {photo ? (
        <img
          className={classes.photo}
          src={photo.address}
          alt={`Now shown: ${label}`}
          style={{ objectPosition: `${photo.focus_x}% ${photo.focus_y}%` }}
        />
      ) : (
        <div className={classes.none}>
          <IconPhoto size={28} stroke={1.4} aria-hidden />
          <Text size="sm">The default picture is shown</Text>
        </div>
      )}
      {photo && (
        <Text size="sm" c="dimmed">
          {photo.alternative_text === '' ? 'No alternative text' : `“${photo.alternative_text}”`}
        </Text>
      )}
      <Refusal error={putting.error} />
      <Group gap="xs">
        <FileButton
          accept="image/jpeg,image/png,image/webp"
          onChange={file => file && putting.mutate({ place, file })}
        >
          {props => (
            <Button {...props} size="xs" disabled={putting.isPending}>
              {buttonLabel(putting.isPending, photo !== null)}
              <VisuallyHidden component="span"> for {label}</VisuallyHidden>
            </Button>
          )}
        </FileButton>
        {photo && (
          <Button size="xs" onClick={() => describePhoto(photo, label)}>
            Describe
            <VisuallyHidden component="span"> the photo for {label}</VisuallyHidden>
          </Button>
        )}
        {photo && (
          <Button
            size="xs"
            disabled={removing.isPending}
            onClick={() =>
              confirmLoss({
                title: 'Remove this photo?',
                question: `The photo for “${label}” is deleted here, and the drawing comes back.`,
                consequence: 'Keep your own copy if you may want it again.',
                action: 'Take it away',
                onConfirm: () => removing.mutate({ params: { place } }),
              })
            }
          >
            Take away
          </Button>
        )}
      </Group>
    </Panel>
  );
}

function buttonLabel(isSending: boolean, hasPhoto: boolean): string {
  if (isSending) return 'Sending...';
  return hasPhoto ? 'Replace photo' : 'Choose a photo';
}
