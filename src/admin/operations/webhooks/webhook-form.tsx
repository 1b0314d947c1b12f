import { Checkbox, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { webhookEventSchema } from '../../../contract/operations/webhooks.ts';
import { fieldErrors } from '../../platform/api-error.ts';
import { DialogForm } from '../../platform/ui/dialog-form.tsx';
import { eventLabels } from './event-labels.ts';
import { type WebhookDraft, webhookWrites } from './webhook-queries.ts';

interface WebhookFormProps {
  /** Null for a new one. */
  id: string | null;
  initial: WebhookDraft;
  onDone: (secret: string | null) => void;
  onCancel: () => void;
}

export function WebhookForm({ id, initial, onDone, onCancel }: WebhookFormProps) {
  const creating = useMutation(webhookWrites.create);
  const updating = useMutation(webhookWrites.update(id ?? ''));
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
      ? creating.mutate(values, { onSuccess: ({ secret }) => onDone(secret), onError })
      : updating.mutate(values, { onSuccess: () => onDone(null), onError });
  const write = id === null ? creating : updating;
  return (
    <DialogForm
      write={write}
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
