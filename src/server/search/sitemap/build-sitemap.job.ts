import { z } from 'zod';
import type { Database } from '../../platform/db/database.ts';
import { holdJobLock } from '../../platform/jobs/hold-job-lock.ts';
import type { JobKind } from '../../platform/jobs/queue.ts';
import { submitChangesJob } from '../indexnow/submit-changes.job.ts';
import { sitemapLock } from './build-sitemap.ts';
import { buildSitemapJob, type SitemapContext } from './sitemap-context.ts';

const payloadSchema = z.object({ origin: z.url() });

/** Builds the sitemap. Only one job waits at a time; it includes all changes before its start. */
export function buildSitemapOf(database: Database, context: SitemapContext): JobKind {
  return {
    name: buildSitemapJob,
    policy: 'short',
    run: async (payload, attempt) => {
      const { origin } = payloadSchema.parse(payload);
      // Another process that builds may read data that is older than this change.
      await holdJobLock(database, attempt, sitemapLock, async () => {
        await context.write(origin, attempt.signal);
        await attempt.send(submitChangesJob, { origin });
      });
    },
  };
}
