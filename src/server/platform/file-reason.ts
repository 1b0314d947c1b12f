const reasons: Readonly<Record<string, string>> = {
  EACCES: 'permission denied',
  EDQUOT: 'the quota of the disk is used up. Make room, then try again',
  EEXIST: 'a file is in its way',
  EISDIR: 'it is a folder',
  ENAMETOOLONG: 'its name is too long',
  ENOENT: 'its folder does not exist',
  ENOSPC: 'the disk is full. Make room, then try again',
  ENOTDIR: 'a file is in its way',
  EPERM: 'permission denied',
  EPIPE: 'the program that reads it has ended',
  EROFS: 'the disk is read-only',
};

/** Why the system refuses a file, in words; null for any other error. */
export function fileReason(error: unknown): string | null {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return reasons[code] ?? null;
}
