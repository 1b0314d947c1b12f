import { DateTime } from 'luxon';
import { keepSetting } from '../../platform/db/settings.ts';
import type { JobKind, JobQueue } from '../../platform/jobs/queue.ts';
import type { SiteSettings } from '../../platform/settings/site-settings.ts';
import { type BackupContext, orderBackup } from './backup-context.ts';
import { hasRunSince } from './run-queries.ts';

export const scheduleBackupsJob = 'schedule-backups';

interface Schedule {
  readonly hour: number;
  readonly timeZone: string;
}

/**
 * The last time a daily backup was due.
 *
 * @example lastDue({ hour: 3, timeZone: 'UTC' }, new Date('2027-03-14T02:00Z')) // 2027-03-13T03:00Z
 */
export function lastDue({ hour, timeZone }: Schedule, now: Date): Date {
  const local = DateTime.fromJSDate(now, { zone: timeZone });
  const today = local.set({ hour, minute: 0, second: 0, millisecond: 0 });
  return (today <= local ? today : today.minus({ days: 1 })).toJSDate();
}

/** Checks every hour and at each start whether the daily backup is due. A missed backup is made later. */
export function scheduleBackupsOf({
  context,
  settings,
  queue,
  clock,
}: {
  readonly context: BackupContext;
  readonly settings: SiteSettings;
  readonly queue: () => JobQueue;
  readonly clock: () => Date;
}): JobKind {
  return {
    name: scheduleBackupsJob,
    policy: 'short',
    run: async (_payload, attempt) => {
      const db = context.database.kysely;
      const now = clock();
      const { backups, business } = settings.current();
      const due = lastDue({ hour: backups.hour, timeZone: business.time_zone }, now);
      // A younger database has no missed backup.
      const since = new Date(await keepSetting(db, 'backups-since', now.toISOString()));
      if (backups.is_on && due > since && !(await hasRunSince(db, 'scheduled', due))) {
        await orderBackup(context, queue(), 'scheduled').catch((error: unknown) =>
          context.log.warn({ err: error }, 'scheduled backup put off'),
        );
      }
      const next = DateTime.fromJSDate(new Date()).plus({ hours: 1 }).startOf('hour').plus({ seconds: 5 });
      await db.transaction().execute(trx => attempt.again(trx, next.toJSDate()));
    },
  };
}
