import * as fc from 'fast-check';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runFuzz } from '../fuzz/run-fuzz.ts';
import { wireCalls, wireFault } from '../fuzz/wire-calls.ts';
import { type ServedProgram, serveTestProgram } from '../served-program.ts';

/** The number and the seed of the calls: equal calls each time, unless `npm run test:fuzz` says otherwise. */
const calls = Number(process.env.FUZZ_CALLS ?? 600);
const seed = Number(process.env.FUZZ_SEED ?? 1);

/** What the program logged about requests that failed, by the request's id. */
const logged = new Map<string, string>();
const log = pino({ level: 'error' }, { write: line => remember(JSON.parse(line)) });

function remember({ request_id, err }: { request_id?: string; err?: { stack?: string } }): void {
  if (request_id && err?.stack) logged.set(request_id, err.stack);
}

let served: ServedProgram;
beforeAll(async () => {
  served = await serveTestProgram({}, log);
});
afterAll(() => served.close());

test(
  'no call of the API document is answered with a fault, whatever it says',
  async () => {
    const say = (line: string) => process.stdout.write(`${line}\n`);
    say(`seed ${seed}, ${calls.toLocaleString('en-US')} calls`);
    const report = await runFuzz({ program: served.program, origin: served.url, calls, seed, say });
    say(JSON.stringify(report.statuses));
    const faults = report.faults.map(({ requestId, ...fault }) => ({
      ...fault,
      stack: logged.get(requestId ?? '') ?? null,
    }));
    expect(faults).toEqual([]);
    expect(report.calls).toBe(calls);
  },
  600_000 + calls * 100,
);

test(
  'no mutated head, path or header is answered with a fault or slower than 100 ms',
  async () => {
    const sent = fc.sample(wireCalls, { seed, numRuns: calls });
    const faults: string[] = [];
    // One at a time: another call's work is not this one's.
    for (const bytes of sent) {
      const fault = await wireFault(served.url, bytes);
      if (fault) faults.push(`${fault}: ${JSON.stringify(bytes.toString('latin1')).slice(0, 600)}`);
      if (faults.length >= 20) break;
    }
    expect(faults).toEqual([]);
  },
  600_000 + calls * 100,
);
