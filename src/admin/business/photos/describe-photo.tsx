import { Slider, Stack, Text, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type MouseEvent, useState } from 'react';
import {
  type PhotoText,
  photoTextSchema,
  type SitePhoto,
  sitePhotoRoutes,
} from '../../../contract/business/photos.ts';
import { FormButtons } from '../../platform/ui/form-buttons.tsx';
import { openDialog } from '../../platform/ui/open-dialog.tsx';
import { Refusal } from '../../platform/ui/refusal.tsx';
import { write } from '../../platform/write.ts';
import classes from './describe-photo.module.css';

/** Edits the description of a photo and its focus. */
export function describePhoto(photo: SitePhoto, label: string): void {
  openDialog({ title: `Describe the photo: ${label}` }, close => (
    <PhotoTextForm photo={photo} onDone={close} />
  ));
}

function PhotoTextForm({ photo, onDone }: { photo: SitePhoto; onDone: () => void }) {
  const saving = useMutation(write(sitePhotoRoutes.describe, { silentFailure: true }));
  const { alternative_text, focus_x, focus_y, place } = photo;
  const [text, setText] = useState<PhotoText>({ alternative_text, focus_x, focus_y });
  const parsed = photoTextSchema.safeParse(text);
  const save = () =>
    parsed.success && saving.mutate({ params: { place }, body: parsed.data }, { onSuccess: onDone });
  const focusAt = ({ currentTarget, clientX, clientY }: MouseEvent) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    const percent = (at: number, whole: number) => Math.round(Math.min(1, Math.max(0, at / whole)) * 100);
    setText({
      ...text,
      focus_x: percent(clientX - left, width),
      focus_y: percent(clientY - top, height),
    });
  };
  const focus = (name: 'focus_x' | 'focus_y', label: string) => (
    <div>
      <Text size="sm">{label}</Text>
      <Slider
        thumbLabel={label}
        value={text[name]}
        onChange={value => setText({ ...text, [name]: value })}
        label={value => `${value}%`}
      />
    </div>
  );
  return (
    <Stack gap="md">
      <TextInput
        label="Alternative text"
        description="What the photo shows, for people who can’t see it. Empty: decorative."
        placeholder="Two of our crew at work in a kitchen"
        value={text.alternative_text}
        error={parsed.success ? undefined : parsed.error.issues[0]?.message}
        onChange={event => setText({ ...text, alternative_text: event.currentTarget.value })}
      />
      <div>
        <Text size="sm" c="dimmed" mb={4}>
          Pages crop the photo. Click what has to stay in sight.
        </Text>
        {/* The two sliders do the same by keyboard. */}
        <div className={classes.whole} onClick={focusAt} role="presentation">
          <img src={photo.address} alt="" />
          <span className={classes.point} style={{ left: `${text.focus_x}%`, top: `${text.focus_y}%` }} />
        </div>
      </div>
      {focus('focus_x', 'Focus, from the left')}
      {focus('focus_y', 'Focus, from the top')}
      <Refusal error={saving.error} />
      <FormButtons onCancel={onDone} disabled={!parsed.success || saving.isPending} onClick={save}>
        {saving.isPending ? 'Saving…' : 'Save description'}
      </FormButtons>
    </Stack>
  );
}
