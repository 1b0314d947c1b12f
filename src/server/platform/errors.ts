import type { ErrorKind } from '../../contract/platform/error.ts';

interface RefusalDetails {
  readonly reason?: string;
  readonly fields?: readonly { path: string; message: string }[];
  /** What stands there now, when the caller's change was based on something older. */
  readonly current?: unknown;
  readonly cause?: unknown;
}

/** The program refuses, and can say why to a person. Anything else that is thrown is a fault of ours. */
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
