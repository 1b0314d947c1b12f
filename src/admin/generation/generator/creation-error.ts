import { errorMessage, isOfKind } from '../../platform/api-error.ts';

/**
 * Why nothing was created. The form keeps its content: signed-out users sign in and send it again. After a network
 * error the batch may exist.
 */
export function creationErrorMessage(error: unknown, signedOut: string): string {
  if (isOfKind(error, 'signed-out')) return signedOut;
  if (isOfKind(error, 'network'))
    return 'Network error. Check your connection, then look under Batches before you send it again: it may have been created.';
  return errorMessage(error);
}
