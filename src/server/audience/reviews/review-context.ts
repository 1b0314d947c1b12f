import type { BusinessProfileConfig } from '../../platform/business-profile-config.ts';
import type { JobQueue } from '../../platform/jobs/queue.ts';
import type { CaseContext } from '../cases/case-context.ts';

/** Dependencies for requesting, receiving and importing reviews. */
export interface ReviewContext extends CaseContext {
  readonly queue: Pick<JobQueue, 'sendNow'>;
  /** Null: reviews are read from nowhere else. */
  readonly businessProfile: BusinessProfileConfig | null;
}
