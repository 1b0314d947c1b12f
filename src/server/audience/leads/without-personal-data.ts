/** What failed, without the row it failed on: the database's own errors quote it, and errors are logged. */
export function withoutPersonalData(what: string, error: unknown): Error {
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
  const name = error instanceof Error ? error.name : 'error';
  return new Error(`${what} could not be stored (${name}, code ${code}).`);
}
