import { fileReason } from '../../platform/file-reason.ts';

/** A failure to write. Its name survives the way between threads. */
export class WriteFailure extends Error {
  override readonly name = 'WriteFailure';

  constructor(target: string, error: unknown) {
    const reason = fileReason(error) ?? (error instanceof Error ? error.message : String(error));
    super(`${target} can’t be written: ${reason}.`);
  }

  /** True if an error is a `WriteFailure`, also one of another thread. */
  static isOne(error: unknown): error is Error {
    return error instanceof Error && error.name === 'WriteFailure';
  }
}
