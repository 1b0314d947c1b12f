import { accountRoutes } from '../../../contract/identity/account.ts';
import { call } from '../../platform/api.ts';
import { useAccountChange } from './use-account-change.ts';

export interface FactorFormProps {
  /** With the recovery codes, if it was the first factor. */
  onDone: (codes: readonly string[]) => void;
  onCancel: () => void;
}

/** The code of a new factor, which turns it on. */
export function useFactorVerification(id: string | undefined, onDone: FactorFormProps['onDone']) {
  return useAccountChange({
    work: ({ code }: { code: string }) =>
      call(accountRoutes.verifyFactor, { params: { id: id ?? '' }, body: { code } }),
    done: 'The second factor is on. It is required at the next sign-in.',
    silentFailure: true,
    onDone: ({ recovery_codes }) => onDone(recovery_codes),
  });
}
