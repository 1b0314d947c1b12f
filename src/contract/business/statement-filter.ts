import { z } from 'zod';

/* What statements are listed by. Apart from the statements: addresses of screens are checked before anything else is loaded. */

/** What a statement can be about. */
export const subjectKinds = ['place', 'county', 'state', 'business', 'service'] as const;
export type SubjectKind = (typeof subjectKinds)[number];

export const statementStateSchema = z.enum(['disputed', 'expired', 'expiring', 'unchecked']);
