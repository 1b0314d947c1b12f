import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestProgram, type TestProgram } from '../test-program.ts';
import { soak } from './soak.ts';

/** The duration of the test: as `npm run test:soak` says, otherwise four seconds. */
const milliseconds = Number(process.env.SOAK_MINUTES ?? 1 / 15) * 60_000;
const allowance = 48 * 2 ** 20;

/** What the server thought worth an error in its log. */
const logged: string[] = [];

let program: TestProgram;
let origin: string;
beforeAll(async () => {
  program = await startTestProgram();
  const log = pino({ level: 'error' }, { write: line => logged.push(line) });
  ({ origin } = await program.listen({ log }));
});
afterAll(() => program.stop());

test(
  'while pages, addresses, redirects and batches change, every answer is right, none older than two seconds, memory flat',
  async () => {
    const report = await soak(program, origin, milliseconds);
    process.stdout.write(`${JSON.stringify(report)}\n`);
    expect(report.wrong).toEqual([]);
    expect(logged).toEqual([]);
    expect(report.reads).toBeGreaterThan(20);
    expect(report.steady.reads).toBeGreaterThan(100);
    for (const changes of Object.values(report.changes)) expect(changes).toBeGreaterThan(0);
    for (const [early, late] of [report.heap, report.resident])
      expect(late - early).toBeLessThan(allowance + early * 0.2);
  },
  milliseconds + 280_000,
);
