import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { accountRoutes } from '../../contract/account.ts';
import { call } from '../api.ts';
import { CodeInput, Done, Refusal } from '../session/sign-in-parts.tsx';
import { PrimaryButton } from '../ui/primary-button.tsx';
import { useAccountChange } from './use-account-change.ts';

interface PhoneFactorFormProps {
  onDone: (codes: readonly string[]) => void;
  onCancel: () => void;
}

/** A phone is added: a code is sent to it and written here. */
export function PhoneFactorForm({ onDone, onCancel }: PhoneFactorFormProps) {
  const form = useForm({ mode: 'uncontrolled', initialValues: { phone: '', code: '' } });
  const beginning = useAccountChange({
    work: ({ phone }: { phone: string }) =>
      call(accountRoutes.addFactor, { body: { factor_type: 'phone', phone } }),
    isQuiet: true,
  });
  const verifying = useAccountChange({
    work: ({ code }: { code: string }) =>
      call(accountRoutes.verifyFactor, { params: { id: beginning.data?.id ?? '' }, body: { code } }),
    done: 'The second factor is on. You are asked for it at the next sign-in.',
    isQuiet: true,
    onDone: ({ recovery_codes }) => onDone(recovery_codes),
  });
  const isSent = beginning.isSuccess;
  return (
    <form onSubmit={form.onSubmit(values => (isSent ? verifying.mutate(values) : beginning.mutate(values)))}>
      <Stack gap="md">
        <Refusal error={verifying.error ?? beginning.error} />
        <TextInput
          key={form.key('phone')}
          {...form.getInputProps('phone')}
          label="Phone number"
          description="With the country’s code, like +1 305 555 0142."
          type="tel"
          autoComplete="tel"
          required
          withAsterisk={false}
          readOnly={isSent}
          maw={320}
        />
        <Text size="sm" c="dimmed" maw={520}>
          Messages can be read on the way, and whoever gets your number moved to their phone gets your codes.
          An authenticator app is safer: take the phone only where you can’t use one.
        </Text>
        {isSent && <Done>The code is on its way.</Done>}
        {isSent && (
          <CodeInput
            key={form.key('code')}
            {...form.getInputProps('code')}
            size="sm"
            inputMode="numeric"
            maw={220}
          />
        )}
        <Group gap="xs">
          <PrimaryButton type="submit" disabled={beginning.isPending || verifying.isPending}>
            {beginning.isPending || verifying.isPending
              ? 'Loading...'
              : isSent
                ? 'Turn it on'
                : 'Send a code'}
          </PrimaryButton>
          <Button onClick={onCancel}>Cancel</Button>
        </Group>
      </Stack>
    </form>
  );
}
