/** Explanations of database errors, with what to do. By SQLSTATE or its class; the first match counts. */
const explanations: readonly (readonly [RegExp, string])[] = [
  [/^(53100|ENOSPC)$/, 'The disk of the database is full. Free some space on it.'],
  [/^53200$/, 'The database ran out of memory. Wait for other work to finish, or add memory.'],
  [
    /^53300$/,
    'The database has no connection left. Stop other programs that use it, or raise max_connections.',
  ],
  [/^53/, 'The database has reached a configured limit. Raise it, or wait for other work.'],
  [/^25006$/, 'The database is read only: it is a copy, or set so.'],
  [/^42501$/, 'The program’s database account may not do this. Grant it the right.'],
  [/^57014$/, 'The database stopped this work, by its time limit or by request.'],
  [/^57P0/, 'The database was stopped or restarted. Check that it is running.'],
  [/^(40|55P03)/, 'Other work on the same pages interfered repeatedly. Wait until it ends.'],
  [/^(XX001|XX002|58)/, 'The database can’t read or write its files. Check its disk before you continue.'],
  [
    /^(08|ECONN|EPIPE|ETIMEDOUT|ERR_STREAM)/,
    'The connection to the database was lost. Check that it is running.',
  ],
];

/** A plain explanation of an error with what to do; its original message if none is known. */
export function errorMessage(error: unknown): string {
  if (!(error instanceof Error)) return `${String(error)}.`;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  const words = explanations.find(([codes]) => codes.test(code))?.[1];
  if (words) return words;
  if (!code && /connection|terminat/i.test(error.message)) return explanations.at(-1)?.[1] ?? '';
  return /[.!?]$/.test(error.message) ? error.message : `${error.message}.`;
}
