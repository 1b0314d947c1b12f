import type { Db } from '../../platform/db/database.ts';
import type { Outbox } from '../../platform/outbox/outbox.ts';
import type { LeadContext } from '../leads/lead-context.ts';
import { SenderLimits } from '../leads/sender-limits.ts';

/** Dependencies for storing cases and for their consent pages. */
export interface CaseContext {
  readonly db: Db;
  readonly outbox: Outbox;
  readonly limits: SenderLimits;
  /** Whom messages come from, and how long customers wait while the database is away. */
  readonly leads: Pick<LeadContext, 'mailbox' | 'storeTimeoutMs' | 'log'>;
  readonly publicUrl: string | null;
  /** The base address for links in messages, for a request that arrived at `origin`. */
  readonly linkBase: (origin: string) => string;
  readonly clock: () => Date;
}

/** A family may open its link several times, but few guesses are allowed. */
export const consentLimits = () =>
  new SenderLimits([
    { seconds: 60, allowed: 60, stored: 120 },
    { seconds: 24 * 3600, allowed: 1_000, stored: 2_000 },
  ]);
