import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { accountRoutes } from '../../../contract/identity/account.ts';
import { call } from '../../platform/api.ts';
import { PrimaryButton } from '../../platform/ui/primary-button.tsx';
import { Refusal } from '../../platform/ui/refusal.tsx';
import { sessionQuery } from './session-query.ts';
import { SignInStep } from './sign-in-frame.tsx';
import { Done } from './sign-in-parts.tsx';

/** The link of a confirmation was opened. A press confirms: programs that open links of mails by themselves don't press. */
export function Confirmation({ token, onDone }: { token: string; onDone: () => void }) {
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
