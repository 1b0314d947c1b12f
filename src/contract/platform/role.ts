import { z } from 'zod';

/** An admin uses the back office; a customer sees only their own pages. */
export const roleSchema = z.enum(['admin', 'customer']);
export type Role = z.infer<typeof roleSchema>;
