import type { Logger } from 'pino';
import type { Database } from '../../platform/db/database.ts';
import type { SiteSettings } from '../../platform/settings/site-settings.ts';
import { type UsageMonth, usageMonth } from './usage-month.ts';

/** What the commands of this noun need of the program. */
export interface CustomerContext {
  readonly database: Database;
  readonly settings: SiteSettings;
  readonly clock: () => Date;
  readonly log: Logger;
  /** Addresses the site itself uses, which no page may take. */
  readonly isReserved: (slug: string) => boolean;
}

export function monthAt({ clock, settings }: Pick<CustomerContext, 'clock' | 'settings'>): UsageMonth {
  return usageMonth(clock(), settings.current().business.time_zone);
}
