import { Anchor, Modal, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type Session, sessionRoutes } from '../../../contract/identity/session.ts';
import { call } from '../../platform/api.ts';
import { announce } from '../../platform/ui/announce.ts';
import { DialogForm } from '../../platform/ui/dialog-form.tsx';
import { signIn } from './authenticate.ts';
import { ChallengeForm } from './challenge-form.tsx';
import { sessionLoss } from './session-loss.ts';
import { sessionQuery } from './session-query.ts';
import { SecretInput } from './sign-in-parts.tsx';

/** Read again also when they come back from another tab, where they may have signed in by other means. */
const sessionNowQuery = queryOptions({
  queryKey: ['session-now'],
  queryFn: ({ signal }) => call(sessionRoutes.read, { signal }),
  refetchOnWindowFocus: 'always',
  gcTime: 0,
});

/** Shown over the screen on which the session ended. */
export function SignInAgain({ onLeave }: { onLeave: () => void }) {
  const client = useQueryClient();
  const email = client.getQueryData(sessionQuery.queryKey)?.user?.email ?? '';
  const now = useQuery(sessionNowQuery);
  useEffect(() => {
    if (now.data?.user) resumeScreen(client, now.data, email);
  }, [client, now.data, email]);
  const look = async () => {
    await now.refetch();
  };
  return (
    <Modal
      opened
      onClose={() => undefined}
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
      title="You are signed out"
      zIndex={400}
    >
      {now.data?.awaits?.length ? (
        <ChallengeForm
          awaits={now.data.awaits}
          onPassed={session => resumeScreen(client, session, email)}
          onOver={() => void look()}
        />
      ) : (
        <PasswordForm email={email} onSignedIn={look} onLeave={onLeave} />
      )}
    </Modal>
  );
}

interface PasswordFormProps {
  email: string;
  onSignedIn: () => Promise<void>;
  onLeave: () => void;
}

function PasswordForm({ email, onSignedIn, onLeave }: PasswordFormProps) {
  const form = useForm({ initialValues: { password: '' } });
  const signingIn = useMutation({
    mutationFn: async ({ password }: { password: string }) => {
      await signIn({ email, password });
      await onSignedIn();
    },
    meta: { silentFailure: true },
  });
  return (
    <DialogForm
      write={signingIn}
      onSubmit={form.onSubmit(values => signingIn.mutate(values))}
      onCancel={onLeave}
      cancel="Leave this screen"
      action="Sign in"
      pending="Loading..."
    >
      <Text size="md">
        The session of {email} has ended. Sign in to continue. Everything you have written is still here.
      </Text>
      {/* Password managers store a password with the name before it. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <SecretInput
        {...form.getInputProps('password')}
        label="Password"
        autoComplete="current-password"
        data-autofocus
      />
      <Anchor href="/auth" target="_blank" rel="noreferrer" size="sm" underline="always">
        Sign in another way, in a new tab
      </Anchor>
    </DialogForm>
  );
}

/** Lets the same user continue where they were. Another user must not see the screen of the first. */
function resumeScreen(client: QueryClient, session: Session, email: string): void {
  if (session.user?.email !== email) {
    window.location.reload();
    return;
  }
  client.setQueryData(sessionQuery.queryKey, session);
  sessionLoss.isOver();
  announce('You are signed in again');
  void client.invalidateQueries({ predicate: query => query.queryKey[0] !== sessionQuery.queryKey[0] });
}
