import { z } from 'zod';

/** What an account may do: the back office, or pages of its own. */
export const roleSchema = z.enum(['admin', 'customer']);
export type Role = z.infer<typeof roleSchema>;
