import { Alert, Button, Center, Loader, Stack, Text } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi, useNavigate, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { accountRoutes } from '../../../contract/identity/account.ts';
import type { Role } from '../../../contract/platform/role.ts';
import { call } from '../../platform/api.ts';
import { PrimaryButton } from '../../platform/ui/primary-button.tsx';
import { Refusal } from '../../platform/ui/refusal.tsx';
import { ChallengeForm } from './challenge-form.tsx';
import { companySignInMessage } from './company-sign-in-error.ts';
import { CredentialsForm, type CredentialsMode } from './credentials-form.tsx';
import { InvitationForm } from './invitation-form.tsx';
import { OneTimeCodeForm } from './one-time-code-form.tsx';
import { NewPasswordForm, RecoveryForm } from './recovery-form.tsx';
import { sessionQuery } from './session-query.ts';
import { SignInFrame, SignInStep } from './sign-in-frame.tsx';
import { Done } from './sign-in-parts.tsx';

const route = getRouteApi('/auth');

type Step = CredentialsMode | 'recover' | 'code';

/** Everything about getting in: signing in and up, links of messages, codes, the second factor. */
export function SignInScreen() {
  return (
    <SignInFrame>
      <OpenStep />
    </SignInFrame>
  );
}

function OpenStep() {
  const client = useQueryClient();
  const session = useQuery(sessionQuery).data;
  const { confirm, reset, invitation, from, error } = route.useSearch();
  const navigate = useNavigate();
  const [step, setStep] = useState<Step>('sign-in');
  /** A used link leaves the address, so that going back doesn't open it again. */
  const leaveLink = () => void navigate({ to: '/auth', search: { from }, replace: true });
  const back = () => setStep('sign-in');
  if ([confirm, reset, invitation].includes('')) return <BrokenLink onDone={leaveLink} />;
  if (confirm) return <Confirmation token={confirm} onDone={leaveLink} />;
  if (reset) return <NewPasswordForm token={reset} onDone={leaveLink} />;
  if (invitation) return <InvitationForm token={invitation} onDone={leaveLink} />;
  if (session?.user) return <Welcome role={session.role} />;
  if (session?.awaits?.length) {
    return (
      <ChallengeForm
        awaits={session.awaits}
        onPassed={passed => client.setQueryData(sessionQuery.queryKey, passed)}
        onOver={() => void client.invalidateQueries({ queryKey: sessionQuery.queryKey })}
      />
    );
  }
  if (step === 'recover') return <RecoveryForm onBack={back} />;
  if (step === 'code') return <OneTimeCodeForm onBack={back} />;
  return (
    <CredentialsForm
      mode={step}
      onMode={mode => {
        setStep(mode);
        if (error) leaveLink();
      }}
      onRecover={() => setStep('recover')}
      onCode={() => setStep('code')}
      companyError={error ? companySignInMessage(error) : null}
    />
  );
}

/** The page after signing in: the one the user came from if their role may open it, otherwise the role's home. */
function Welcome({ role }: { role: Role | null }) {
  const { from } = route.useSearch();
  const router = useRouter();
  useEffect(() => {
    if (role === 'admin') router.history.replace(from?.startsWith('/admin') ? from : '/admin');
    else if (role === 'customer') router.history.replace(from?.startsWith('/customer') ? from : '/customer');
    else window.location.replace('/');
  }, [from, role, router]);
  return (
    <Center mih={180}>
      <Stack component="output" align="center" gap="md">
        <Loader size="sm" />
        <Text size="md">Welcome! Redirecting you to your dashboard...</Text>
      </Stack>
    </Center>
  );
}

/** The link of a message was opened without its end: a mail program broke the line, or not all of it was copied. */
function BrokenLink({ onDone }: { onDone: () => void }) {
  return (
    <SignInStep
      title="This link is incomplete"
      help="Copy the whole link from the message, or request a new one."
    >
      <Alert color="red" role="alert">
        No session defined in URL
      </Alert>
      <Button size="md" onClick={onDone}>
        Go on
      </Button>
    </SignInStep>
  );
}

/** The link of a confirmation was opened. A press confirms: programs that open links of mails by themselves don't press. */
function Confirmation({ token, onDone }: { token: string; onDone: () => void }) {
  const client = useQueryClient();
  const confirming = useMutation({
    mutationFn: () => call(accountRoutes.confirm, { body: { token } }),
    meta: { silentFailure: true },
    onSuccess: () => client.invalidateQueries({ queryKey: sessionQuery.queryKey }),
  });
  const isOver = confirming.isSuccess || confirming.isError;
  return (
    <SignInStep title="Confirm your email" help="Click to confirm this address.">
      <Refusal error={confirming.error} />
      {confirming.isSuccess && <Done>{`${confirming.data.email} is confirmed.`}</Done>}
      {isOver ? (
        <Button size="md" onClick={onDone}>
          Go on
        </Button>
      ) : (
        <PrimaryButton size="md" disabled={confirming.isPending} onClick={() => confirming.mutate()}>
          {confirming.isPending ? 'Loading...' : 'Confirm'}
        </PrimaryButton>
      )}
    </SignInStep>
  );
}
