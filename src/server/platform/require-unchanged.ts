import { AppError } from './errors.ts';

/**
 * Refuses a change that is based on an older state. A caller who does not send the state overwrites.
 * @example requireUnchanged(stored, body.updated_at, 'this redirect', presentRedirect(stored))
 */
export function requireUnchanged(
  stored: { readonly updated_at: Date },
  seen: string | undefined,
  what: string,
  current?: unknown,
): void {
  if (seen === undefined || new Date(seen).getTime() === stored.updated_at.getTime()) return;
  throw changedMeanwhile(what, current);
}

/** `current`: what is stored now, for a screen that offers it. */
export function changedMeanwhile(what: string, current?: unknown): AppError {
  return new AppError('conflict', `Another user changed ${what}. Check it first.`, {
    reason: 'changed-meanwhile',
    current,
  });
}
