/**
 * SQLSTATE classes that say "not now" rather than "no": connection, deadlock and serialization, out of memory, too many
 * connections, locked, shutting down or starting up, time is up.
 */
const passingStates = /^(08|40|53200|53300|55P03|57P0|57014)/;
/** The connection's own failures; a stream that ends early is a COPY whose connection was lost. */
const passingCodes = /^(E(CONN|PIPE|TIMEDOUT)|ERR_STREAM_(PREMATURE_CLOSE|DESTROYED))/;

/** The database stopped the work: its time was up, for the work itself or for waiting on others. */
export function isTimeUp(error: unknown): boolean {
  return /^(57014|55P03)$/.test(codeOf(error));
}

/** The work waited for a connection as long as it may, and got none: the server's message, or the pool's own. */
export function lacksConnection(error: unknown): boolean {
  return (
    codeOf(error) === '53300' ||
    (error instanceof Error && error.message.startsWith('timeout exceeded when trying'))
  );
}

/** The connection to the database is gone, or failed. */
export function isLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError) return error.errors.length > 0 && error.errors.every(isLost);
  const code = codeOf(error);
  if (code) return /^(08|57P0)/.test(code) || passingCodes.test(code);
  return error.cause instanceof Error ? isLost(error.cause) : /terminat|connection/i.test(error.message);
}

/** True for failures that trying again may cure. A full disk (53100) or bad data may not. */
export function isPassing(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError) return error.errors.length > 0 && error.errors.every(isPassing);
  const code = codeOf(error);
  if (code && (passingStates.test(code) || passingCodes.test(code))) return true;
  if (error.cause instanceof Error) return isPassing(error.cause); // Wrapped: sign-in does so.
  if (code) return false;
  return /terminat|timeout|connection/i.test(error.message);
}

const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
