import { z } from 'zod';

/* What leads are listed by. Apart from the leads: addresses of screens are checked before anything else is loaded. */

export const leadKindSchema = z.enum(['quote', 'footer', 'scheduling']);
export type LeadKind = z.infer<typeof leadKindSchema>;

export const leadStatusSchema = z.enum(['new', 'contacted', 'booked', 'done', 'lost']);
export type LeadStatus = z.infer<typeof leadStatusSchema>;
