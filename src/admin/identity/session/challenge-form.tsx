import { Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { accountRoutes } from '../../../contract/identity/account.ts';
import type { Session } from '../../../contract/identity/session.ts';
import { call } from '../../platform/api.ts';
import { isRefusal } from '../../platform/api-error.ts';
import { Refusal } from '../../platform/ui/refusal.tsx';
import { signOut } from './authenticate.ts';
import { SignInStep } from './sign-in-frame.tsx';
import { CodeInput, Done, OtherStep, SubmitButton } from './sign-in-parts.tsx';

type Method = NonNullable<Session['awaits']>[number];

const words = {
  totp: {
    help: 'Enter the six digits from your authenticator app.',
    other: 'Use the authenticator app',
  },
  phone: { help: 'We send a code to your phone. Enter it here.', other: 'Send a code to my phone' },
  'recovery-code': {
    help: 'Enter one of your recovery codes. Each works once.',
    other: 'Use a recovery code',
  },
} as const;

interface ChallengeFormProps {
  awaits: readonly Method[];
  onPassed: (session: Session) => void;
  /** The user starts over, or the challenge has expired. */
  onOver: () => void;
}

/** The password was right; the second factor is awaited. */
export function ChallengeForm({ awaits, onPassed, onOver }: ChallengeFormProps) {
  const [method, setMethod] = useState<Method>(awaits[0] ?? 'recovery-code');
  const [isSent, setSent] = useState(false);
  const form = useForm({ mode: 'uncontrolled', initialValues: { code: '' } });
  const finishing = useMutation({
    mutationFn: ({ code }: { code: string }) => call(accountRoutes.challenge, { body: { method, code } }),
    meta: { silentFailure: true },
    onSuccess: onPassed,
    onError: error => {
      if (isRefusal(error, 'no-challenge')) onOver();
    },
  });
  const sending = useMutation({
    mutationFn: () => call(accountRoutes.challengeMessage),
    meta: { silentFailure: true },
    onSuccess: () => setSent(true),
  });
  const leaving = useMutation({ mutationFn: signOut, onSuccess: onOver });
  /** A message costs money: send none before the user requests it. */
  const isUnsent = method === 'phone' && !isSent;
  const use = (next: Method) => {
    setMethod(next);
    finishing.reset();
    form.reset();
    if (next === 'phone') sending.mutate();
  };
  return (
    <form onSubmit={form.onSubmit(values => (isUnsent ? sending.mutate() : finishing.mutate(values)))}>
      <SignInStep title="One more step" help={words[method].help}>
        <Refusal error={finishing.error ?? sending.error} />
        {method === 'phone' && sending.isSuccess && <Done>The code is on its way.</Done>}
        {!isUnsent && (
          <CodeInput
            key={`${method} ${form.key('code')}`}
            {...form.getInputProps('code')}
            label={method === 'recovery-code' ? 'Recovery code' : 'Code'}
            inputMode={method === 'recovery-code' ? 'text' : 'numeric'}
            autoFocus
          />
        )}
        <SubmitButton
          isPending={finishing.isPending || sending.isPending}
          label={isUnsent ? 'Send the code' : 'Continue'}
        />
        <Stack gap={6} align="flex-start">
          {awaits
            .filter(one => one !== method || (one === 'phone' && !isUnsent))
            .map(one => (
              <OtherStep
                key={one}
                label={one === method ? 'Send another code' : words[one].other}
                onClick={() => use(one)}
              />
            ))}
          <OtherStep label="Start over" onClick={() => leaving.mutate()} />
        </Stack>
      </SignInStep>
    </form>
  );
}
