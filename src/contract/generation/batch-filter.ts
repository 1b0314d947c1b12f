import { z } from 'zod';

/* What batches are listed by. Apart from the batches: addresses of screens are checked before anything else is loaded. */

export const batchStatusSchema = z.enum(['planning', 'approved', 'generating', 'completed', 'cancelled']);
export type BatchStatus = z.infer<typeof batchStatusSchema>;
