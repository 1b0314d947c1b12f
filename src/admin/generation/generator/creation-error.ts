import { ApiError, errorMessage } from '../../platform/api-error.ts';

/**
 * Why nothing was created. The form keeps its content: signed-out users sign in and send it again. After a network
 * error the batch may exist.
 */
export function creationErrorMessage(error: unknown, signedOut: string): string {
  if (!(error instanceof ApiError)) return errorMessage(error);
  if (error.kind === 'signed-out') return signedOut;
  if (error.kind === 'network')
    return 'Network error. Check your connection, then look under Batches before you send it again: it may have been created.';
  return error.message;
}
