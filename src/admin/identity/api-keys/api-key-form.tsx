import { Group, NativeSelect, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { apiKeyRoutes } from '../../../contract/identity/api-keys.ts';
import type { Scope } from '../../../contract/platform/route.ts';
import { fieldErrors } from '../../platform/api-error.ts';
import { FormButtons } from '../../platform/ui/form-buttons.tsx';
import { Panel } from '../../platform/ui/panel.tsx';
import { Refusal } from '../../platform/ui/refusal.tsx';
import { useLeaveQuestion } from '../../platform/ui/use-leave-question.ts';
import { write } from '../../platform/write.ts';
import { withProof } from '../account/ask-for-proof.tsx';
import { ScopeTable } from './scope-table.tsx';

interface ApiKeyFormProps {
  onCreate: (created: { name: string; key: string }) => void;
  onCancel: () => void;
}

const ends = [
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
  { value: '365', label: 'A year' },
  { value: 'never', label: 'Until it is revoked' },
];

/** A new key: its name, expiry and scopes. */
export function ApiKeyForm({ onCreate, onCancel }: ApiKeyFormProps) {
  const form = useForm({
    initialValues: { name: '', end: '90', scopes: [] as Scope[] },
    validate: {
      name: name => (name.trim() === '' ? 'Enter a name for the key' : null),
      scopes: scopes => (scopes.length === 0 ? 'Choose at least one scope' : null),
    },
  });
  const making = useMutation(write(apiKeyRoutes.create, { around: withProof, silentFailure: true }));
  useLeaveQuestion(() => !making.isSuccess && form.isDirty(), 'for this key');
  const make = form.onSubmit(({ name, end, scopes }) =>
    making.mutate(
      { body: { name, scopes, expires_in_days: end === 'never' ? null : Number(end) } },
      {
        onSuccess: ({ api_key, key }) => onCreate({ name: api_key.name, key }),
        onError: error => form.setErrors(fieldErrors(error)),
      },
    ),
  );
  return (
    <Panel title="New API key" help="The key acts for you within its scopes. One key per program.">
      <form noValidate onSubmit={make}>
        <Stack gap="md">
          <Refusal error={making.error} />
          <Group align="flex-start" gap="md">
            <TextInput
              label="Name"
              placeholder="Night import"
              maxLength={80}
              required
              autoFocus
              flex="1 1 16rem"
              {...form.getInputProps('name')}
            />
            <NativeSelect label="It works for" data={ends} flex="0 1 12rem" {...form.getInputProps('end')} />
          </Group>
          <ScopeTable
            chosen={form.values.scopes}
            onChoose={scopes => form.setFieldValue('scopes', scopes)}
            error={typeof form.errors.scopes === 'string' ? form.errors.scopes : null}
          />
          <FormButtons onCancel={onCancel} disabled={making.isPending}>
            {making.isPending ? 'Making...' : 'Create key'}
          </FormButtons>
        </Stack>
      </form>
    </Panel>
  );
}
