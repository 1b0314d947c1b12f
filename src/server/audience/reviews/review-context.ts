import type { BusinessProfileConfig } from '../../platform/business-profile-config.ts';
import type { JobQueue } from '../../platform/jobs/queue.ts';
import type { CaseContext } from '../cases/case-context.ts';

/** What it takes to ask customers, to hear them, and to read what they wrote elsewhere. */
export interface ReviewContext extends CaseContext {
  readonly queue: Pick<JobQueue, 'sendNow'>;
  /** Null: reviews are read from nowhere else. */
  readonly businessProfile: BusinessProfileConfig | null;
}
