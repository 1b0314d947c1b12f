import { type UnstatedClaims, unstatedClaimsSchema } from '../../../contract/business/claims.ts';
import { ApiError } from '../../platform/api-error.ts';

/** The claims for which a text was not published; null: it was refused for something else. */
export function claimsIn(error: unknown): UnstatedClaims | null {
  if (!(error instanceof ApiError) || error.reason !== 'claims') return null;
  return unstatedClaimsSchema.safeParse(error.current).data?.claims ?? null;
}
