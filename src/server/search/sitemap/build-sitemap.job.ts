import { z } from 'zod';
import type { JobKind } from '../../platform/jobs/queue.ts';
import { submitChangesJob } from '../indexnow/submit-changes.job.ts';
import { buildSitemapJob, type SitemapContext } from './sitemap-context.ts';

const payloadSchema = z.object({ origin: z.url() });

/** Builds the sitemap. Only one job waits at a time; it includes all changes before its start. */
export function buildSitemapOf(context: SitemapContext): JobKind {
  return {
    name: buildSitemapJob,
    policy: 'short',
    run: async (payload, attempt) => {
      const { origin } = payloadSchema.parse(payload);
      // The other process may read data that is older than this change.
      if (!(await context.build(origin, attempt.signal)))
        throw new Error('Another process is building the sitemap.');
      await attempt.send(submitChangesJob, { origin });
    },
  };
}
