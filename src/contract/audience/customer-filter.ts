import { z } from 'zod';

export const customerPlanSchema = z.enum(['free', 'basic', 'premium']);
export type CustomerPlan = z.infer<typeof customerPlanSchema>;
