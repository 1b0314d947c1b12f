import { ApiError, errorMessage } from '../api-error.ts';

/** Why nothing was created. What was typed is kept: whoever was signed out meanwhile logs in and sends it again. */
export function creationTrouble(error: unknown, signedOut: string): string {
  return error instanceof ApiError && error.kind === 'signed-out' ? signedOut : errorMessage(error);
}
