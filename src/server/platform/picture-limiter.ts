import { ConcurrencyLimiter } from './concurrency-limiter.ts';
import { AppError } from './errors.ts';

/** One picture is decoded at a time, since a large one takes hundreds of megabytes. Senders take turns. */
export const pictureLimiter = new ConcurrencyLimiter(
  { width: 1, longest: 60, longestShare: 20 },
  () =>
    new AppError('unavailable', 'Too many pictures at the moment. Try again in a minute.', {
      reason: 'pictures',
    }),
);
