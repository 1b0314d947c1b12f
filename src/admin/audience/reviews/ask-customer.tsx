import { Button, CopyButton, Group, NativeSelect, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { reviewRequestRoutes } from '../../../contract/audience/review-requests.ts';
import { fieldErrors } from '../../platform/api-error.ts';
import { useExampleTown } from '../../platform/settings/example-town.ts';
import { DialogForm } from '../../platform/ui/dialog-form.tsx';
import { openDialog } from '../../platform/ui/open-dialog.tsx';
import { PrimaryButton } from '../../platform/ui/primary-button.tsx';
import { write } from '../../platform/write.ts';
import { useSubjects } from './use-subjects.tsx';

export function openAsk(): void {
  openDialog({ title: 'Ask one customer' }, close => <AskCustomer onDone={close} />);
}

/** Creates a link, and sends it if an address is entered. */
function AskCustomer({ onDone }: { onDone: () => void }) {
  const asking = useMutation(
    write(reviewRequestRoutes.ask, {
      done: ({ is_sent }) => (is_sent ? 'Link sent' : 'Link ready. Copy it.'),
      silentFailure: true,
    }),
  );
  const [place, setPlace] = useState('');
  const [service, setService] = useState('');
  const [email, setEmail] = useState('');
  const subjects = useSubjects(service, 'No service');
  const exampleTown = useExampleTown();
  const address = email.trim();
  const errors = fieldErrors(asking.error);
  if (asking.data) return <Link {...asking.data} onDone={onDone} />;
  return (
    <DialogForm
      write={asking}
      onSubmit={() => asking.mutate({ body: { place, service, email: address || undefined } })}
      onCancel={onDone}
      action={address === '' ? 'Make link' : 'Send link'}
      pending={address === '' ? 'Making...' : 'Sending...'}
      hasFieldErrors
    >
      <Text size="sm">The link opens a form for stars, text and name. The review is public at once.</Text>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
        <TextInput
          label="Town"
          placeholder={exampleTown.text}
          autoComplete="off"
          data-autofocus
          list={subjects.townsId}
          value={place}
          error={errors.place}
          onChange={event => setPlace(event.currentTarget.value)}
        />
        <NativeSelect
          label="Service"
          data={subjects.services}
          value={service}
          error={errors.service}
          onChange={event => setService(event.currentTarget.value)}
        />
      </SimpleGrid>
      {subjects.towns}
      <TextInput
        label="Email"
        description="Empty: you send the link yourself. The address is not stored."
        type="email"
        placeholder="customer@example.com"
        value={email}
        error={errors.email}
        onChange={event => setEmail(event.currentTarget.value)}
      />
    </DialogForm>
  );
}

function Link({
  url,
  expires_at,
  is_sent,
  onDone,
}: {
  url: string;
  expires_at: string;
  is_sent: boolean;
  onDone: () => void;
}) {
  return (
    <Stack gap="md">
      <Text>
        {is_sent ? 'The message is on its way. This is its link.' : 'Send this link to the customer.'}
      </Text>
      <Group gap="xs" align="flex-end">
        <TextInput
          label="Link for the customer"
          description={`Good until ${expires_at.slice(0, 10)}. Anyone with the link can answer.`}
          readOnly
          flex="1 1 14rem"
          value={url}
          onFocus={event => event.currentTarget.select()}
        />
        <CopyButton value={url}>
          {({ copied, copy }) => <Button onClick={copy}>{copied ? 'Copied' : 'Copy link'}</Button>}
        </CopyButton>
      </Group>
      <Group justify="flex-end">
        <PrimaryButton onClick={onDone}>Done</PrimaryButton>
      </Group>
    </Stack>
  );
}
