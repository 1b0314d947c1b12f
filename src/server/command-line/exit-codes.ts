import { fileReason } from '../platform/file-reason.ts';

/** The exit codes for scripts. */
export const exitCodes = { done: 0, failed: 1, misused: 2, partlyFailed: 3 } as const;
export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];

export const exitCodesHelp = `
Exit codes: 0 done, 1 failed, 2 wrong use or not confirmed, 3 partly failed`;

/** A command failed. The message says why and what to do. */
export class CommandFailure extends Error {
  readonly code: ExitCode;
  readonly hint: string | null;

  constructor(code: ExitCode, message: string, hint: string | null = null) {
    super(message);
    this.name = 'CommandFailure';
    this.code = code;
    this.hint = hint;
  }
}

/** A file that the system refuses to write; null for any other error. */
export function fileFailure(path: string, error: unknown): CommandFailure | null {
  const reason = fileReason(error);
  return reason === null
    ? null
    : new CommandFailure(exitCodes.failed, `${path} can’t be written: ${reason}.`);
}

/** Invalid input: a file, a name, an option. */
export function misuse(message: string, hint: string | null = null): CommandFailure {
  return new CommandFailure(exitCodes.misused, message, hint);
}
