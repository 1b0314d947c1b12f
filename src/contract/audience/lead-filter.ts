import { z } from 'zod';

/* Filters of the list of leads. A separate file, because screen addresses are checked before other code is loaded. */

export const leadKindSchema = z.enum(['quote', 'footer', 'scheduling']);
export type LeadKind = z.infer<typeof leadKindSchema>;

export const leadStatusSchema = z.enum(['new', 'contacted', 'booked', 'done', 'lost']);
export type LeadStatus = z.infer<typeof leadStatusSchema>;

/** How far a lead is. Its status follows: `quoted` is contacted, `paid` is done. */
export const leadStageSchema = z.enum(['new', 'contacted', 'quoted', 'booked', 'done', 'paid', 'lost']);
export type LeadStage = z.infer<typeof leadStageSchema>;
