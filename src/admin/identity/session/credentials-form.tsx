import { Button, Divider, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { accountRoutes } from '../../../contract/identity/account.ts';
import { call } from '../../platform/api.ts';
import { ApiError, isRefusal } from '../../platform/api-error.ts';
import { readQuery } from '../../platform/read-query.ts';
import { Refusal } from '../../platform/ui/refusal.tsx';
import { companySignIn, signIn, signUp } from './authenticate.ts';
import { confirmError, NewPasswordInputs } from './new-password-inputs.tsx';
import { sessionQuery } from './session-query.ts';
import { SignInStep } from './sign-in-frame.tsx';
import { Done, EmailInput, OtherStep, SecretInput, SubmitButton, WhereMailGoes } from './sign-in-parts.tsx';

export type CredentialsMode = 'sign-in' | 'sign-up';

interface CredentialsFormProps {
  mode: CredentialsMode;
  onMode: (mode: CredentialsMode) => void;
  onRecover: () => void;
  onCode: () => void;
  /** Why the company's sign-in led back here without an account. */
  companyError: string | null;
}

const words = {
  'sign-in': {
    title: 'Sign in to Pagehaul',
    help: 'Templates, batches and pages of your site.',
    submit: 'Sign in',
  },
  'sign-up': {
    title: 'Sign up',
    help: 'An account of your own, with the email you read.',
    submit: 'Sign up',
  },
} as const;

/** Signing in and signing up on one screen. */
export function CredentialsForm({ mode, onMode, onRecover, onCode, companyError }: CredentialsFormProps) {
  const client = useQueryClient();
  const ways = useQuery(readQuery(accountRoutes.ways)).data;
  const form = useForm({
    initialValues: { email: '', password: '', confirm: '' },
    validate: {
      confirm: (confirm, values) => (mode === 'sign-up' ? confirmError(confirm, values) : null),
    },
  });
  const sending = useMutation({
    mutationFn: ({ email, password }: { email: string; password: string }) =>
      (mode === 'sign-up' ? signUp : signIn)({ email, password }),
    meta: { silentFailure: true },
    onSuccess: () =>
      mode === 'sign-in' ? client.invalidateQueries({ queryKey: sessionQuery.queryKey }) : undefined,
  });
  const resending = useMutation({
    mutationFn: () => call(accountRoutes.resend, { body: { email: form.getValues().email } }),
    meta: { failure: 'Could not send it again' },
  });
  const toggle = () => {
    onMode(mode === 'sign-in' ? 'sign-up' : 'sign-in');
    sending.reset();
    resending.reset();
    form.clearErrors();
  };
  const isUnconfirmed = isRefusal(sending.error, 'EMAIL_NOT_VERIFIED');
  const isSent = mode === 'sign-up' && sending.isSuccess;
  const { title, help, submit } = words[mode];
  return (
    <form onSubmit={form.onSubmit(values => sending.mutate(values))}>
      <SignInStep title={title} help={help}>
        {companyError && !sending.error && <Refusal error={new ApiError('conflict', companyError)} />}
        <Refusal error={sending.error} />
        {isSent && <Done>Check your email for the confirmation link</Done>}
        {resending.isSuccess && <Done>The link is on its way again.</Done>}
        {(isSent || resending.isSuccess) && <WhereMailGoes />}
        {(isSent || isUnconfirmed) && (
          <Button disabled={resending.isPending} onClick={() => resending.mutate()}>
            {resending.isPending ? 'Sending...' : 'Send the confirmation link again'}
          </Button>
        )}
        <EmailInput {...form.getInputProps('email')} autoFocus />
        {mode === 'sign-up' ? (
          <NewPasswordInputs
            inputProps={form.getInputProps}
            label="Password"
            description="At least 8 characters; four words are better."
          />
        ) : (
          <SecretInput {...form.getInputProps('password')} label="Password" autoComplete="current-password" />
        )}
        <SubmitButton isPending={sending.isPending} label={submit} />
        <Stack gap={6} align="flex-start">
          {mode === 'sign-up' ? (
            <OtherStep label="Already have an account? Sign in" onClick={toggle} />
          ) : (
            <>
              {ways?.sign_up && <OtherStep label="Don't have an account? Sign up" onClick={toggle} />}
              <OtherStep label="Forgot your password?" onClick={onRecover} />
              <OtherStep label="Mail me a one-time code instead" onClick={onCode} />
            </>
          )}
        </Stack>
        {ways?.company_sign_in && <CompanyButton name={ways.company_sign_in.name} />}
      </SignInStep>
    </form>
  );
}

function CompanyButton({ name }: { name: string }) {
  const going = useMutation({
    mutationFn: companySignIn,
    meta: { failure: `${name} can’t be reached` },
    onSuccess: address => window.location.assign(address),
  });
  return (
    <>
      <Divider label="or" />
      <Button size="md" fullWidth disabled={going.isPending} onClick={() => going.mutate()}>
        {going.isPending ? 'Loading...' : `Continue with ${name}`}
      </Button>
    </>
  );
}
