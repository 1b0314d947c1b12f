import type { ErrorKind } from '../../contract/platform/error.ts';

interface RefusalDetails {
  readonly reason?: string;
  readonly fields?: readonly { path: string; message: string }[];
  /** The current value, if the caller's change was based on an older one. */
  readonly current?: unknown;
  readonly cause?: unknown;
}

/** A refusal with an explanation for people. Any other error is a bug. */
export class AppError extends Error {
  readonly kind: ErrorKind;
  readonly reason: string | undefined;
  readonly fields: readonly { path: string; message: string }[] | undefined;

  readonly current: unknown;

  constructor(kind: ErrorKind, message: string, details: RefusalDetails = {}) {
    super(message, { cause: details.cause });
    this.name = 'AppError';
    this.kind = kind;
    this.reason = details.reason;
    this.fields = details.fields;
    this.current = details.current;
  }
}
