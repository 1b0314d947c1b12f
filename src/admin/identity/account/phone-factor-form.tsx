import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { accountRoutes } from '../../../contract/identity/account.ts';
import { call } from '../../platform/api.ts';
import { PrimaryButton } from '../../platform/ui/primary-button.tsx';
import { Refusal } from '../../platform/ui/refusal.tsx';
import { CodeInput, Done, OtherStep } from '../session/sign-in-parts.tsx';
import { useAccountChange } from './use-account-change.ts';
import { type FactorFormProps, useFactorVerification } from './use-factor-verification.ts';

/** A phone is added: a code is sent to it and written here. */
export function PhoneFactorForm({ onDone, onCancel }: FactorFormProps) {
  const form = useForm({ initialValues: { phone: '', code: '' } });
  const [sent, setSent] = useState<{ id: string; phone: string } | null>(null);
  const beginning = useAccountChange({
    work: ({ phone }: { phone: string }) =>
      call(accountRoutes.addFactor, { body: { factor_type: 'phone', phone } }),
    silentFailure: true,
  });
  const verifying = useFactorVerification(sent?.id, onDone);
  const send = (phone: string) =>
    beginning.mutate({ phone }, { onSuccess: ({ id }) => setSent({ id, phone }) });
  const startOver = () => {
    setSent(null);
    beginning.reset();
    verifying.reset();
    form.setFieldValue('code', '');
  };
  return (
    <form onSubmit={form.onSubmit(values => (sent ? verifying.mutate(values) : send(values.phone)))}>
      <Stack gap="md">
        <Refusal error={verifying.error ?? beginning.error} />
        {sent ? (
          <>
            <Done>{`The code is on its way to ${sent.phone}.`}</Done>
            <CodeInput {...form.getInputProps('code')} size="sm" inputMode="numeric" maw={220} autoFocus />
            <Group gap="md">
              <OtherStep label="Send another code" onClick={() => send(sent.phone)} />
              <OtherStep label="Use another number" onClick={startOver} />
            </Group>
          </>
        ) : (
          <>
            <TextInput
              {...form.getInputProps('phone')}
              label="Phone number"
              description="With the country’s code, like +1 305 555 0142."
              type="tel"
              autoComplete="tel"
              required
              withAsterisk={false}
              maw={320}
              autoFocus
            />
            <Text size="sm" c="dimmed" maw={520}>
              Text messages can be intercepted, and your number can be hijacked. An authenticator app is
              safer.
            </Text>
          </>
        )}
        <Group gap="xs">
          <PrimaryButton type="submit" disabled={beginning.isPending || verifying.isPending}>
            {beginning.isPending || verifying.isPending ? 'Loading...' : sent ? 'Turn it on' : 'Send a code'}
          </PrimaryButton>
          <Button onClick={onCancel}>Cancel</Button>
        </Group>
      </Stack>
    </form>
  );
}
