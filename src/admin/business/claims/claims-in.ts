import { type UnstatedClaims, unstatedClaimsSchema } from '../../../contract/business/claims.ts';
import { currentIn } from '../../platform/api-error.ts';

/** The claims for which a text was not published; null: it was refused for something else. */
export function claimsIn(error: unknown): UnstatedClaims | null {
  return currentIn(error, 'claims', unstatedClaimsSchema)?.claims ?? null;
}
