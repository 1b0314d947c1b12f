import { Agent, get } from 'node:http';
import { setPriority } from 'node:os';
import { Worker } from 'node:worker_threads';

/** Milliseconds between requests to each server: 50 times a second. */
const every = 20;

/** Response times of one server in milliseconds, each with its request time. */
type Answers = { readonly asked: number; readonly took: number }[];

export interface VisitorProbe {
  /** Response times while `work` ran: of our server, and of a bare server at the same times. */
  during(work: () => Promise<unknown>): Promise<Record<string, number>>;
  stop(): Promise<void>;
}

/**
 * One visitor requests a page again and again, in turn with a bare Node server that serves a page of the same size: the
 * difference leaves out what the machine itself costs.
 */
export async function startVisitorProbe(url: string): Promise<VisitorProbe> {
  const size = (await (await fetch(url)).arrayBuffer()).byteLength;
  const { worker, url: bareUrl } = await startBareServer(size);
  preferThisProcess(); // After the bare server: its thread keeps the priority that every server has.
  const [ours, bare]: [Answers, Answers] = [[], []];
  const agent = new Agent({ keepAlive: true });
  const failures: string[] = [];
  const ask = (target: string, answers: Answers) => {
    const asked = performance.now();
    get(target, { agent }, response => {
      if (response.statusCode !== 200) failures.push(`${target} answered ${response.statusCode}`);
      response.resume().once('end', () => answers.push({ asked, took: performance.now() - asked }));
    }).once('error', error => failures.push(error.message));
  };
  let turn = 0;
  const timer = setInterval(() => {
    turn += 1;
    if (turn % 2 === 0) ask(url, ours);
    else ask(bareUrl, bare);
  }, every / 2);
  return {
    during: async work => {
      const from = performance.now();
      await work();
      const until = performance.now();
      if (failures.length > 0) throw new Error(`The visitor was refused: ${failures[0]}`);
      return {
        seconds: (until - from) / 1_000,
        ...figuresOf('', within(ours, from, until)),
        ...figuresOf('bare server’s ', within(bare, from, until)),
      };
    },
    stop: async () => {
      clearInterval(timer);
      agent.destroy();
      await worker.terminate();
    },
  };
}

/**
 * A visitor's own machine is not busy with our work. Not every user may raise a priority; the bare server shows the
 * rest.
 */
function preferThisProcess(): void {
  try {
    setPriority(-10);
  } catch {
    // Without the right to, the figures hold what this process waited for a processor.
  }
}

function within(answers: Answers, from: number, until: number): number[] {
  return answers.filter(one => one.asked >= from && one.asked <= until).map(one => one.took);
}

function figuresOf(name: string, times: number[]): Record<string, number> {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { [`${name}p50_ms`]: at(0.5), [`${name}p99_ms`]: at(0.99), [`${name}worst_ms`]: sorted.at(-1) ?? 0 };
}

/** A plain Node server in its own thread that sends a fixed number of bytes. */
async function startBareServer(size: number): Promise<{ worker: Worker; url: string }> {
  const worker = new Worker(
    `const { createServer } = require('node:http');
     const { parentPort } = require('node:worker_threads');
     const page = Buffer.alloc(${size}, 'x');
     const server = createServer((request, response) => response.end(page));
     server.keepAliveTimeout = 65000;
     server.listen(0, '127.0.0.1', () => parentPort.postMessage(server.address().port));`,
    { eval: true },
  );
  const port = await new Promise<number>((resolve, reject) => {
    worker.once('message', resolve).once('error', reject);
  });
  return { worker, url: `http://127.0.0.1:${port}/` };
}
