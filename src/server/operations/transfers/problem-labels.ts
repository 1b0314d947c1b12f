/** The message for an error. */
export function transferErrorMessage(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'ENOSPC' || code === '53100') return 'The disk is full. Make room, then try again.';
  if (code === 'EACCES' || code === 'EROFS') return 'The program may not write to its data folder.';
  if (code === 'ENOENT') return 'The file is no longer here.';
  return error instanceof Error ? error.message : 'Unknown error';
}
