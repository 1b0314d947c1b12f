import { Button, Group, PasswordInput } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { accountRoutes, type SecretName } from '../../../contract/identity/account.ts';
import { call } from '../../platform/api.ts';
import { readQuery } from '../../platform/read-query.ts';
import { announce } from '../../platform/ui/announce.ts';
import { withProof } from './ask-for-proof.tsx';

const secretsQuery = readQuery(['account-secrets'], accountRoutes.secrets);

/** A secret that is written and never read again. It is saved separately from the settings around it. */
export function SecretField({ name, label }: { name: SecretName; label: string }) {
  const client = useQueryClient();
  const isSet = useQuery(secretsQuery).data?.set.includes(name) ?? false;
  const [value, setValue] = useState('');
  const saving = useMutation({
    mutationFn: (next: string) =>
      withProof(() => call(accountRoutes.saveSecret, { params: { name }, body: { value: next } })),
    meta: { failure: `${label} not saved` },
    onSuccess: (_, next) => {
      setValue('');
      void client.invalidateQueries({ queryKey: secretsQuery.queryKey });
      announce(next === '' ? `${label} taken away.` : `${label} saved.`);
    },
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
      <Button disabled={value === '' || saving.isPending} onClick={() => saving.mutate(value)}>
        {saving.isPending ? 'Saving...' : 'Save it'}
      </Button>
      {isSet && (
        <Button disabled={saving.isPending} onClick={() => saving.mutate('')}>
          Take it away
        </Button>
      )}
    </Group>
  );
}
