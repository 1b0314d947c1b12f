import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter, useSearch } from '@tanstack/react-router';
import type { Account } from '../../../contract/identity/account.ts';
import { sessionQuery } from '../session/session-query.ts';

export interface FactorDemand {
  /** The factor is there; what is left is to continue. */
  readonly isMet: boolean;
  /** Leads back to the screen they came for; null when they came for this one. */
  readonly onContinue: (() => void) | null;
}

/** Set while, or just after, this admin must set up a second factor; otherwise null. */
export function useFactorDemand(account: Account | undefined): FactorDemand | null {
  const router = useRouter();
  const client = useQueryClient();
  const isAsked = useQuery(sessionQuery).data?.needs_factor ?? false;
  const { from } = useSearch({ strict: false });
  const hasFactor = account?.factors.some(factor => factor.status === 'verified') ?? false;
  const back = account?.role === 'admin' && from?.startsWith('/admin') ? from : null;
  if (!isAsked && !(hasFactor && back)) return null;
  const continueTo = async (to: string) => {
    await client.fetchQuery({ ...sessionQuery, staleTime: 0 });
    router.history.replace(to);
  };
  return { isMet: !isAsked, onContinue: back ? () => void continueTo(back) : null };
}
