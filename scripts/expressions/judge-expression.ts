import { checkSync } from 'recheck';

/** How the time of a search grows with the text at worst. */
export type Growth = 'linear' | 'quadratic' | 'worse' | 'unknown';

// In JavaScript and in this process: no Java, no other program. The same analysis as a native program takes a third of the time.
process.env['RECHECK_BACKEND'] ??= 'pure';
process.env['RECHECK_SYNC_BACKEND'] ??= process.env['RECHECK_BACKEND'] === 'pure' ? 'pure' : 'synckit';

/** Part of what stored verdicts depend on. */
export const judge = 'recheck 4.5.0, counts to 16';

/** Steps are limited, never time: a busy machine finds the same. */
const limits = {
  timeout: null,
  attackTimeout: null,
  incubationTimeout: null,
  seedingTimeout: null,
  recallTimeout: -1,
  attackLimit: 5_000_000,
  maxAttackStringSize: 20_000,
  maxIteration: 5,
  maxRepeatCount: 1_000,
};

export function judgeExpression(source: string, flags: string): Growth {
  const verdict = checkSync(withoutLargeCounts(source), flags, limits);
  if (verdict.status === 'unknown') return 'unknown';
  if (verdict.status === 'safe') return 'linear';
  const { complexity } = verdict;
  return complexity.type === 'polynomial' && complexity.degree === 2 ? 'quadratic' : 'worse';
}

/** Above this, a count is read as no limit: the analysis of `{0,1000}` takes minutes, and 1,000 times is no bound. */
const largestCount = 16;

/** @example withoutLargeCounts('[^>]{0,200}>') // '[^>]{0,}>' */
function withoutLargeCounts(source: string): string {
  return source.replace(
    /\\.|\[(?:\\.|[^\]\\])*\]|\{(\d+)(?:,(\d*))?\}/g,
    (part, min?: string, max?: string) =>
      min === undefined || Math.max(Number(min), Number(max ?? 0)) <= largestCount
        ? part
        : `{${Math.min(Number(min), 8)},}`,
  );
}
