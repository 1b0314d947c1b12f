import { Button, Loader, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { invitationRoutes } from '../../../contract/identity/invitations.ts';
import { call } from '../../platform/api.ts';
import { readQuery } from '../../platform/read-query.ts';
import { Refusal } from '../../platform/ui/refusal.tsx';
import { signIn } from './authenticate.ts';
import { confirmError, NewPasswordInputs } from './new-password-inputs.tsx';
import { sessionQuery } from './session-query.ts';
import { SignInStep } from './sign-in-frame.tsx';
import { Done, SubmitButton } from './sign-in-parts.tsx';

interface InvitationFormProps {
  token: string;
  onDone: () => void;
}

/** Accepts an invitation. New people choose a password; existing accounts only confirm. */
export function InvitationForm({ token, onDone }: InvitationFormProps) {
  const invitation = useQuery(
    readQuery(invitationRoutes.open, {
      body: { token },
      retry: false,
      staleTime: Number.POSITIVE_INFINITY,
    }),
  );
  if (invitation.isPending) return <Loader size="sm" aria-label="Loading" />;
  if (invitation.isError) {
    return (
      <SignInStep title="This invitation does not work" help="Each link works once, within three days.">
        <Refusal error={invitation.error} />
        <Button size="md" onClick={onDone}>
          Go on to signing in
        </Button>
      </SignInStep>
    );
  }
  const { email, needs_password } = invitation.data;
  return <Acceptance token={token} email={email} needsPassword={needs_password} onDone={onDone} />;
}

interface AcceptanceProps extends InvitationFormProps {
  email: string;
  needsPassword: boolean;
}

function Acceptance({ token, email, needsPassword, onDone }: AcceptanceProps) {
  const client = useQueryClient();
  const form = useForm({
    initialValues: { name: '', password: '', confirm: '' },
    validate: { confirm: confirmError },
  });
  const accepting = useMutation({
    mutationFn: async ({ name, password }: { name: string; password: string }) => {
      await call(invitationRoutes.accept, { body: { token, ...(needsPassword ? { name, password } : {}) } });
      if (needsPassword) await signIn({ email, password });
    },
    meta: { silentFailure: true },
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: sessionQuery.queryKey });
      if (needsPassword) onDone();
    },
  });
  if (accepting.isSuccess) {
    return (
      <SignInStep title="Welcome to the staff" help="Sign in as you always do.">
        <Done>{`${email} is an admin now.`}</Done>
        <Button size="md" onClick={onDone}>
          Go on
        </Button>
      </SignInStep>
    );
  }
  return (
    <form onSubmit={form.onSubmit(values => accepting.mutate(values))}>
      <SignInStep
        title="You are invited"
        help={
          needsPassword
            ? `Choose a password for ${email} to become an admin of this site.`
            : `The account of ${email} becomes an admin account. Its password stays.`
        }
      >
        <Refusal error={accepting.error} />
        {needsPassword && (
          <>
            <TextInput
              {...form.getInputProps('name')}
              label="Your name"
              size="md"
              maxLength={120}
              autoComplete="name"
              autoFocus
            />
            {/* Password managers store a password with the name before it. */}
            <input type="email" autoComplete="username" value={email} readOnly hidden />
            <NewPasswordInputs
              inputProps={form.getInputProps}
              label="Password"
              description="At least 8 characters; four words are better."
            />
          </>
        )}
        <SubmitButton isPending={accepting.isPending} label="Accept the invitation" />
      </SignInStep>
    </form>
  );
}
