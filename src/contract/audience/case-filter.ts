import { z } from 'zod';

/* What finished work is listed by. Apart from the cases: addresses of screens are checked before anything else is loaded. */

export const caseStatusSchema = z.enum(['draft', 'published', 'withdrawn']);
export type CaseStatus = z.infer<typeof caseStatusSchema>;
