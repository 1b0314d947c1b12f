import { Button, Group, PasswordInput } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { accountRoutes, type SecretName } from '../../../contract/identity/account.ts';
import { readQuery } from '../../platform/read-query.ts';
import { keyOf } from '../../platform/route-key.ts';
import { useSavedBeside } from '../../platform/settings/saved-beside.ts';
import { write } from '../../platform/write.ts';
import { withProof } from './ask-for-proof.tsx';

/** A secret that is written and never read again. It is stored apart from the settings around it, and saved with them. */
export function SecretField({ name, label }: { name: SecretName; label: string }) {
  const isSet = useQuery(readQuery(accountRoutes.secrets)).data?.set.includes(name) ?? false;
  const [value, setValue] = useState('');
  const saving = useMutation(
    write(accountRoutes.saveSecret, {
      around: withProof,
      failure: `${label} not saved`,
      done: (_, { body }) => (body.value === '' ? `${label} taken away.` : `${label} saved.`),
      remember: () => setValue(''),
      changes: [keyOf(accountRoutes.secrets)],
    }),
  );
  const sent = (next: string) => ({ params: { name }, body: { value: next } });
  const save = (next: string) => saving.mutate(sent(next));
  useSavedBeside(name, value !== '', {
    save: () =>
      saving.mutateAsync(sent(value)).then(
        () => true,
        () => false,
      ),
    discard: () => setValue(''),
  });
  return (
    <Group align="flex-end" gap="xs">
      <PasswordInput
        label={label}
        size="sm"
        flex="1 1 14rem"
        autoComplete="off"
        description={isSet ? 'Set and encrypted. Never shown. Enter a new one to replace it.' : 'Not set.'}
        visibilityToggleButtonProps={{ 'aria-label': `Show or hide: ${label}` }}
        value={value}
        onChange={event => setValue(event.currentTarget.value)}
      />
      <Button disabled={value === '' || saving.isPending} onClick={() => save(value)}>
        {saving.isPending ? 'Saving...' : 'Save it'}
      </Button>
      {isSet && (
        <Button disabled={saving.isPending} onClick={() => save('')}>
          Take it away
        </Button>
      )}
    </Group>
  );
}
