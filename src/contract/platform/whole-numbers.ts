import { z } from 'zod';

/** The largest number that an `integer` column of the database holds: a larger one can't be the number of anything. */
const largest = 2_147_483_647;
const tooLarge = 'At most 2,147,483,647';

/** The number of the last change that a caller saw. */
export const revisionSchema = z.number().int().min(0).max(largest, tooLarge);

/** The number of a version, in a body. */
export const versionNumberSchema = z.number().int().min(1).max(largest, tooLarge);

/** The number of a version, in a path or a query. */
export const versionNumberPart = z.coerce.number().int().min(1).max(largest, tooLarge);
