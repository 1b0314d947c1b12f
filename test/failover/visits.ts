import { setTimeout as pause } from 'node:timers/promises';
import { quoteForm } from '../lead-forms.ts';

/** What one kind of visitor met. */
export interface Met {
  answered: number;
  failed: number;
  /** The longest time from a request that failed to the next answer, in milliseconds. */
  longestFailing: number;
  /** The slowest answer, in milliseconds. */
  slowest: number;
}

export interface Visits {
  readonly kept: Met;
  readonly others: Met;
  readonly forms: Met;
  /** The emails of acknowledged requests for a quote. */
  readonly acknowledged: readonly string[];
  /** Statuses and errors of what failed, and how often. */
  readonly failures: Readonly<Record<string, number>>;
  end(): Promise<void>;
}

/** The pause of one visitor between requests, in milliseconds. */
const betweenRequests = 20;

/** Visitors who read pages that are kept in memory and pages that are not, and send forms, until `end`. */
export function startVisits(origin: string, slugs: readonly string[]): Visits {
  const over = new AbortController();
  const acknowledged: string[] = [];
  const failures: Record<string, number> = {};

  /** In sequence, so that a failure lasts until the next answer. */
  function visitor(
    request: (n: number) => Promise<Response>,
    onAnswer: (n: number) => void = () => undefined,
  ) {
    const met: Met = { answered: 0, failed: 0, longestFailing: 0, slowest: 0 };
    const visit = async () => {
      let failingSince: number | null = null;
      for (let n = 0; !over.signal.aborted; n += 1) {
        const asked = performance.now();
        const failure = await request(n).then(
          async reply => {
            await reply.arrayBuffer();
            return reply.status < 400 ? null : String(reply.status);
          },
          (error: unknown) => String(error),
        );
        if (failure === null) {
          met.answered += 1;
          met.slowest = Math.max(met.slowest, performance.now() - asked);
          if (failingSince !== null)
            met.longestFailing = Math.max(met.longestFailing, performance.now() - failingSince);
          failingSince = null;
          onAnswer(n);
        } else {
          met.failed += 1;
          failures[failure] = (failures[failure] ?? 0) + 1;
          failingSince ??= asked;
        }
        await pause(betweenRequests);
      }
    };
    return { met, over: visit() };
  }

  const read = (path: string) => fetch(`${origin}${path}`, { redirect: 'manual' });
  const kept = visitor(() => read(`/${slugs[0] ?? ''}/`));
  // Each page once, so that none is in memory.
  const others = visitor(n => read(`/${slugs[(n + 1) % slugs.length] ?? ''}/`));
  const emailOf = (n: number) => `failover-${n}@example.com`;
  const forms = visitor(
    n => {
      const fields = quoteForm({ email: emailOf(n) });
      return fetch(`${origin}/leads`, {
        method: 'POST',
        redirect: 'manual',
        // Each from another address; that many from one would be refused.
        headers: { 'x-forwarded-for': `198.51.${Math.floor(n / 250)}.${n % 250}` },
        body: new URLSearchParams(
          Object.entries(fields).flatMap(([name, value]) =>
            typeof value === 'string' ? [[name, value] as [string, string]] : [],
          ),
        ),
      });
    },
    n => acknowledged.push(emailOf(n)),
  );
  return {
    kept: kept.met,
    others: others.met,
    forms: forms.met,
    acknowledged,
    failures,
    end: async () => {
      over.abort();
      await Promise.all([kept.over, others.over, forms.over]);
    },
  };
}
