import { ApiError, errorMessage } from '../../platform/api-error.ts';

/**
 * Why nothing was created. What was typed is kept: whoever was signed out meanwhile logs in and sends it again. Who lost the
 * server can't know whether it had understood already.
 */
export function creationTrouble(error: unknown, signedOut: string): string {
  if (!(error instanceof ApiError)) return errorMessage(error);
  if (error.kind === 'signed-out') return signedOut;
  if (error.kind === 'network')
    return 'Network error. Check your connection, then look under Batches before you send it again: it may have been created.';
  return error.message;
}
