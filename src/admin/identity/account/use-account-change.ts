import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import { accountRoutes } from '../../../contract/identity/account.ts';
import { keyOf } from '../../platform/route-key.ts';
import { announce } from '../../platform/ui/announce.ts';
import { withProof } from './ask-for-proof.tsx';

interface AccountChange<Input, Result> {
  work: (input: Input) => Promise<Result>;
  /** The message after success. */
  done?: string;
  /** The form shows why it failed. */
  silentFailure?: boolean;
  onDone?: (result: Result) => void;
}

/** A change of the user's own account: asks for proof if required, then shows the new account. */
export function useAccountChange<Input, Result>({
  work,
  done,
  silentFailure = false,
  onDone,
}: AccountChange<Input, Result>): UseMutationResult<Result, Error, Input> {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: Input) => withProof(() => work(input)),
    meta: { silentFailure },
    onSuccess: result => {
      void client.invalidateQueries({ queryKey: keyOf(accountRoutes.read) });
      void client.invalidateQueries({ queryKey: keyOf(accountRoutes.sessions) });
      if (done) announce(done);
      onDone?.(result);
    },
  });
}
