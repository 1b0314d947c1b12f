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

/** Invalid input: a file, a name, an option. */
export function misuse(message: string, hint: string | null = null): CommandFailure {
  return new CommandFailure(exitCodes.misused, message, hint);
}
