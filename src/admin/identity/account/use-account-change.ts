import { type UseMutationResult, useMutation } from '@tanstack/react-query';
import { accountRoutes } from '../../../contract/identity/account.ts';
import { keyOf, readAgain } from '../../platform/route-key.ts';
import { write } from '../../platform/write.ts';
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
  return useMutation(
    write({
      mutationFn: (input: Input) => withProof(() => work(input)),
      silentFailure,
      ...(done ? { done } : {}),
      remember: (client, result) => {
        void readAgain(client, [keyOf(accountRoutes.read), keyOf(accountRoutes.sessions)]);
        onDone?.(result);
      },
    }),
  );
}
