import type { z } from 'zod';
import { AppError } from '../errors.ts';

/** The position for a list's next page: the sort key of its last row, opaque to callers. */
export function writeCursor(key: unknown): string {
  return Buffer.from(JSON.stringify(key)).toString('base64url');
}

export function readCursor<S extends z.ZodType>(cursor: string | undefined, schema: S): z.output<S> | null {
  if (!cursor) return null;
  try {
    return schema.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')));
  } catch {
    throw new AppError('invalid', 'The cursor is not one of ours. Start the list again without it.', {
      reason: 'cursor',
    });
  }
}
