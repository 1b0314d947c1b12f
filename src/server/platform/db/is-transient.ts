/**
 * Temporary SQLSTATE classes: connection, deadlock and serialization, memory, connection limit, lock,
 * shutdown or startup, and timeout.
 */
const transientStates = /^(08|40|53200|53300|55P03|57P0|57014)/;
/** Connection errors. A stream that ends early is a COPY whose connection was lost. */
const transientCodes = /^(E(CONN|PIPE|TIMEDOUT)|ERR_STREAM_(PREMATURE_CLOSE|DESTROYED))/;
/** Every database error has a code. Only the client's own errors have none: their first words are compared. */
const lossMessages =
  /^(Connection terminated|Client has encountered a connection error|There was an error establishing an SSL connection|LISTEN\/NOTIFY connection ended)/;
const poolTimeoutMessage = /^timeout exceeded when trying/;
const timeoutMessages = /^(timeout ex(ceeded|pired)|Query read timeout)/;

/** True if the database stopped the work because of a statement or lock timeout. */
export function isTimeout(error: unknown): boolean {
  return /^(57014|55P03)$/.test(codeOf(error));
}

/** True if no connection was available in time, on the server or in the pool. */
export function lacksConnection(error: unknown): boolean {
  return (
    codeOf(error) === '53300' ||
    (error instanceof Error && !codeOf(error) && poolTimeoutMessage.test(error.message))
  );
}

/** True if the connection to the database is lost. */
export function isLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError) return error.errors.length > 0 && error.errors.every(isLost);
  const code = codeOf(error);
  if (code) return /^(08|57P0)/.test(code) || transientCodes.test(code) || lacksSocket(error);
  return error.cause instanceof Error ? isLost(error.cause) : lossMessages.test(error.message);
}

/** A full disk, a read-only database, a failing disk. They last until somebody acts. */
const unwritableStates = /^(53100|25006|58030)$/;

/** True if the database answers but can't store anything. */
export function isUnwritable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return unwritableStates.test(codeOf(error)) || isUnwritable(error.cause);
}

/** True if the database is away or can't store anything: visitors are told to try again or to call. */
export const isUnavailable = (error: unknown): boolean => isTransient(error) || isUnwritable(error);

/** True if a retry may help. A full disk (53100) or invalid data may not. */
export function isTransient(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError) return error.errors.length > 0 && error.errors.every(isTransient);
  const code = codeOf(error);
  if (code && (transientStates.test(code) || transientCodes.test(code) || lacksSocket(error))) return true;
  if (error.cause instanceof Error) return isTransient(error.cause); // The sign-in library wraps errors.
  if (code) return false;
  return lossMessages.test(error.message) || timeoutMessages.test(error.message);
}

/** The embedded database has no socket while it is not running. */
const lacksSocket = (error: Error) =>
  codeOf(error) === 'ENOENT' && 'syscall' in error && error.syscall === 'connect';

const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
