import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { signOut } from './authenticate.ts';
import { sessionQuery, signedOut } from './session-query.ts';

/** Ends the session and forgets everything that was read in it. */
export function SignOutButton() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const signingOut = useMutation({
    mutationFn: signOut,
    meta: { failure: 'Could not sign out' },
    onSuccess: async () => {
      client.setQueryData(sessionQuery.queryKey, signedOut);
      await navigate({ to: '/auth' });
      client.removeQueries({ predicate: query => query.queryKey[0] !== sessionQuery.queryKey[0] });
    },
  });
  return (
    <Button size="xs" flex="none" disabled={signingOut.isPending} onClick={() => signingOut.mutate()}>
      {signingOut.isPending ? 'Signing out...' : 'Sign Out'}
    </Button>
  );
}
