import { Checkbox, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import type { z } from 'zod';
import { webhookEventSchema, webhookRoutes } from '../../../contract/operations/webhooks.ts';
import { fieldErrors } from '../../platform/api-error.ts';
import { DialogForm } from '../../platform/ui/dialog-form.tsx';
import { write } from '../../platform/write.ts';
import { eventLabels } from './event-labels.ts';

export type WebhookDraft = z.output<typeof webhookRoutes.update.body>;

interface WebhookFormProps {
  /** Null for a new one. */
  id: string | null;
  initial: WebhookDraft;
  onDone: (secret: string | null) => void;
  onCancel: () => void;
}

export function WebhookForm({ id, initial, onDone, onCancel }: WebhookFormProps) {
  const creating = useMutation(write(webhookRoutes.create, { silentFailure: true }));
  const updating = useMutation(write(webhookRoutes.update, { silentFailure: true }));
  const form = useForm<WebhookDraft>({
    initialValues: initial,
    validate: {
      url: text => (text.trim() === '' ? 'Enter the address' : null),
      events: events => (events.length === 0 ? 'Choose at least one' : null),
    },
  });
  const onError = (error: Error) => form.setErrors(fieldErrors(error));
  const save = (values: WebhookDraft) =>
    id === null
      ? creating.mutate({ body: values }, { onSuccess: ({ secret }) => onDone(secret), onError })
      : updating.mutate({ params: { id }, body: values }, { onSuccess: () => onDone(null), onError });
  return (
    <DialogForm
      write={id === null ? creating : updating}
      onSubmit={form.onSubmit(save)}
      onCancel={onCancel}
      action={id === null ? 'Add webhook' : 'Save webhook'}
      hasFieldErrors
    >
      <TextInput
        label="Address"
        description="An https:// address on the internet. Redirects are not followed."
        placeholder="https://example.com/hooks/pagehaul"
        required
        data-autofocus
        {...form.getInputProps('url')}
      />
      <Checkbox.Group label="Tell of" {...form.getInputProps('events')}>
        <Stack gap="xs" mt="xs">
          {webhookEventSchema.options.map(event => (
            <Checkbox key={event} value={event} label={eventLabels[event]} />
          ))}
        </Stack>
      </Checkbox.Group>
    </DialogForm>
  );
}
