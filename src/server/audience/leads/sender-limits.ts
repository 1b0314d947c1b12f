import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

/**
 * The verdict on a request, from the number of requests of its address: stored, stored as suspected spam, refused with its
 * form filled in again, or refused before its body is read.
 */
export type Verdict = 'allowed' | 'suspicious' | 'refused' | 'blocked';

interface Window {
  readonly seconds: number;
  readonly allowed: number;
  readonly stored: number;
}

/** Generous, since a whole office or a phone network may share one address. */
const defaultWindows: readonly Window[] = [
  { seconds: 60, allowed: 20, stored: 60 },
  { seconds: 24 * 3600, allowed: 200, stored: 1_000 },
];

/** Counts per address, in memory of this process: it protects the machine, so each machine counts for itself. */
export class SenderLimits {
  readonly #windows: readonly { limiter: RateLimiterMemory; allowed: number }[];

  constructor(windows: readonly Window[] = defaultWindows) {
    this.#windows = windows.map(({ seconds, allowed, stored }) => ({
      allowed,
      limiter: new RateLimiterMemory({ points: stored, duration: seconds }),
    }));
  }

  async check(address: string): Promise<Verdict> {
    let verdict: Verdict = 'allowed';
    for (const { limiter, allowed } of this.#windows) {
      try {
        const { consumedPoints } = await limiter.consume(address);
        if (consumedPoints > allowed) verdict = 'suspicious';
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        return refusal.consumedPoints > 2 * limiter.points ? 'blocked' : 'refused';
      }
    }
    return verdict;
  }
}

export const tooManyMessage =
  'That is a lot of requests from one connection. Please wait a minute and send it again, or call us.';
