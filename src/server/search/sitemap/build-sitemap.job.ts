import { z } from 'zod';
import type { JobKind } from '../../platform/jobs/queue.ts';
import { submitChangesJob } from '../indexnow/submit-changes.job.ts';
import { buildSitemapJob, type SitemapContext } from './sitemap-context.ts';

const payloadSchema = z.object({ origin: z.url() });

/** Builds the sitemap. While one waits, another is dropped: whatever changed until it starts is in it. */
export function buildSitemapOf(context: SitemapContext): JobKind {
  return {
    name: buildSitemapJob,
    concurrency: 1,
    policy: 'short',
    run: async (payload, attempt) => {
      const { origin } = payloadSchema.parse(payload);
      // What the other process reads may be older than the change this build is for.
      if (!(await context.build(origin, attempt.signal)))
        throw new Error('Another process is building the sitemap.');
      await attempt.send(submitChangesJob, { origin });
    },
  };
}
