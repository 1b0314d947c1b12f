import { type Pace, paceSchema } from '../../../contract/generation/publishing-schedules.ts';
import { misuse } from '../exit-codes.ts';

interface PaceOptions {
  readonly perDay: number;
  readonly order?: Pace['order'];
  readonly seed?: number;
  /** Left out: spread over the hours. */
  readonly atHour?: number;
}

export function readPace(options: PaceOptions, start_on: string): Pace {
  const parsed = paceSchema.safeParse({
    pages_per_day: options.perDay,
    start_on,
    order: options.order,
    seed: options.seed,
    ...(options.atHour === undefined ? {} : { portions: 'daily', hour: options.atHour }),
  });
  if (parsed.success) return parsed.data;
  throw misuse(parsed.error.issues.map(issue => issue.message).join('. '));
}
