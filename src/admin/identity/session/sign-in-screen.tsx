import { Center, Loader, Stack, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi, useNavigate, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { Role } from '../../../contract/platform/role.ts';
import { BrokenLink } from './broken-link.tsx';
import { ChallengeForm } from './challenge-form.tsx';
import { companySignInMessage } from './company-sign-in-error.ts';
import { Confirmation } from './confirmation.tsx';
import { CredentialsForm, type CredentialsMode } from './credentials-form.tsx';
import { InvitationForm } from './invitation-form.tsx';
import { OneTimeCodeForm } from './one-time-code-form.tsx';
import { NewPasswordForm, RecoveryForm } from './recovery-form.tsx';
import { sessionQuery } from './session-query.ts';
import { SignInFrame } from './sign-in-frame.tsx';

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
