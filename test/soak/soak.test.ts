import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type WebServer } from '../../src/server/start/start-server.ts';
import { startTestProgram, type TestProgram } from '../test-program.ts';
import { soak } from './soak.ts';

/** As long as `npm run test:soak` says, otherwise four seconds. */
const milliseconds = Number(process.env.SOAK_MINUTES ?? 1 / 15) * 60_000;
const allowance = 48 * 2 ** 20;

/** What the server thought worth an error in its log. */
const logged: string[] = [];

let program: TestProgram;
let server: WebServer;
beforeAll(async () => {
  program = await startTestProgram({ PORT: '0' });
  const log = pino({ level: 'error' }, { write: line => logged.push(line) });
  server = await startServer({ ...program, log }, program.assets);
});
afterAll(async () => {
  await server.close();
  await program.stop();
});

test(
  'while pages, addresses, redirects and batches change, every answer is right, none older than two seconds, memory flat',
  async () => {
    const report = await soak(program, `http://127.0.0.1:${server.port}`, milliseconds);
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
