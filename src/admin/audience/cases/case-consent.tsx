import { Button, CopyButton, Group, Stack, Text, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { type Case, caseRoutes } from '../../../contract/audience/cases.ts';
import { Refusal } from '../../platform/ui/refusal.tsx';
import { Timestamp } from '../../platform/ui/timestamp.tsx';
import { write } from '../../platform/write.ts';

/** The customer's consent, and the link to request it. */
export function CaseConsent({ stored }: { stored: Case }) {
  const linking = useMutation(
    write(caseRoutes.consentLink, {
      done: ({ is_sent }) => (is_sent ? 'Link sent' : 'Link ready. Copy it.'),
      silentFailure: true,
      changes: [],
    }),
  );
  const [email, setEmail] = useState('');
  const address = email.trim();
  return (
    <Stack gap="sm">
      <Text>{consentLabel(stored)}</Text>
      {linking.data && (
        <Group gap="xs" align="flex-end">
          <TextInput
            size="md"
            label="Link for the customer"
            description={`Good until ${linking.data.expires_at.slice(0, 10)}. Anyone with the link can answer.`}
            readOnly
            flex="1 1 14rem"
            value={linking.data.url}
            onFocus={event => event.currentTarget.select()}
          />
          <CopyButton value={linking.data.url}>
            {({ copied, copy }) => (
              <Button size="md" onClick={copy}>
                {copied ? 'Copied' : 'Copy link'}
              </Button>
            )}
          </CopyButton>
        </Group>
      )}
      <form
        noValidate
        onSubmit={event => {
          event.preventDefault();
          linking.mutate({ params: { id: stored.id }, body: { email: address || undefined } });
        }}
      >
        <Group gap="xs" align="flex-end">
          <TextInput
            size="md"
            label="Send it by email"
            description="Empty: you send the link yourself."
            type="email"
            placeholder="customer@example.com"
            flex="1 1 14rem"
            value={email}
            onChange={event => setEmail(event.currentTarget.value)}
          />
          <Button
            size="md"
            type="submit"
            disabled={linking.isPending || (address === '' && linking.isSuccess)}
          >
            {address === '' ? 'Make link' : 'Send link'}
          </Button>
        </Group>
      </form>
      <Refusal error={linking.error} />
      {stored.consents.length > 0 && (
        <Stack gap={4}>
          {stored.consents.map(consent => (
            <Text key={consent.created_at} size="sm" c="dimmed">
              <Timestamp at={consent.created_at} />: {answerLabel(consent)}
            </Text>
          ))}
        </Stack>
      )}
    </Stack>
  );
}

function answerLabel({ action, photos, words, name }: Case['consents'][number]): string {
  if (action === 'withdrawn') return 'withdrew everything';
  const parts = [
    ...(photos > 0 ? [photos === 1 ? 'one photo' : `${photos} photos`] : []),
    ...(words ? ['the words'] : []),
    ...(name ? ['the first name'] : []),
  ];
  return `agreed to ${parts.join(', ') || 'nothing'}`;
}

function consentLabel({ agreed_at, revoked_at, shows_words, shows_name, photos }: Case): string {
  if (revoked_at !== null) return 'The customer took it down. Only the customer can allow it again.';
  if (agreed_at !== null) return 'The customer has answered. Pages show what was agreed to.';
  const isShown = shows_words || shows_name || photos.some(photo => photo.is_agreed);
  return isShown
    ? 'Something changed since the customer agreed. Ask again to show it.'
    : 'Photos, words and the first name stay private until the customer agrees.';
}
