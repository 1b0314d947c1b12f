import { Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Refusal } from '../../platform/ui/refusal.tsx';
import { mailCode, signInByCode } from './authenticate.ts';
import { sessionQuery } from './session-query.ts';
import { SignInStep } from './sign-in-frame.tsx';
import { CodeInput, Done, EmailInput, OtherStep, SubmitButton, WhereMailGoes } from './sign-in-parts.tsx';

/** Signing in by a code that is mailed, in two steps. */
export function OneTimeCodeForm({ onBack }: { onBack: () => void }) {
  const client = useQueryClient();
  const form = useForm({ mode: 'uncontrolled', initialValues: { email: '', otp: '' } });
  const [isMailed, setMailed] = useState(false);
  const signingIn = useMutation({
    mutationFn: signInByCode,
    meta: { silentFailure: true },
    onSuccess: () => client.invalidateQueries({ queryKey: sessionQuery.queryKey }),
  });
  const mailing = useMutation({
    mutationFn: ({ email }: { email: string }) => mailCode(email),
    meta: { silentFailure: true },
    onMutate: () => {
      // A code that was refused is the one before. Cleared now: the new one may be typed before this call is answered.
      signingIn.reset();
      form.setFieldValue('otp', '');
    },
    onSuccess: () => setMailed(true),
  });
  return (
    <form onSubmit={form.onSubmit(values => (isMailed ? signingIn.mutate(values) : mailing.mutate(values)))}>
      <SignInStep title="A code by email" help="We email you six digits. They work once, within ten minutes.">
        <Refusal error={signingIn.error ?? mailing.error} />
        {mailing.isSuccess && !signingIn.error && (
          <Done>If there is an account with this email, the code is on its way.</Done>
        )}
        {isMailed && <WhereMailGoes />}
        <EmailInput
          key={form.key('email')}
          {...form.getInputProps('email')}
          readOnly={isMailed}
          autoFocus={!isMailed}
        />
        {isMailed && (
          <CodeInput key={form.key('otp')} {...form.getInputProps('otp')} inputMode="numeric" autoFocus />
        )}
        <SubmitButton
          isPending={mailing.isPending || signingIn.isPending}
          label={isMailed ? 'Use the code' : 'Mail the code'}
        />
        <Stack gap={6} align="flex-start">
          {isMailed && (
            <OtherStep label="Mail another code" onClick={() => mailing.mutate(form.getValues())} />
          )}
          <OtherStep label="Back to signing in" onClick={onBack} />
        </Stack>
      </SignInStep>
    </form>
  );
}
