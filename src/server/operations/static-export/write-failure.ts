const reasons: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full. Make room, then export again',
  EDQUOT: 'the quota of the disk is used up. Make room, then export again',
  EPIPE: 'the program that reads it has ended',
  EROFS: 'the disk is read-only',
};

/** A failure to write. Its name survives the way between threads. */
export class WriteFailure extends Error {
  override readonly name = 'WriteFailure';

  constructor(target: string, error: unknown) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    const reason = reasons[code] ?? (error instanceof Error ? error.message : String(error));
    super(`${target} can’t be written: ${reason}.`);
  }

  /** Whether an error is one, also of another thread. */
  static isOne(error: unknown): error is Error {
    return error instanceof Error && error.name === 'WriteFailure';
  }
}
