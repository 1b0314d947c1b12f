/** SQLSTATE classes that say "not now" rather than "no": connection, deadlock and serialization, too many, shutting down. */
const passingStates = /^(08|40|53300|55P03|57P0|57014)/;

/** True for failures that trying again may cure. A full disk (53100) or bad data may not. */
export function isPassing(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (code) return passingStates.test(code) || /^E(CONN|PIPE|TIMEDOUT)/.test(code);
  return /terminat|timeout|connection/i.test(error.message);
}
