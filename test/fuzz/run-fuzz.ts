import { Agent } from 'node:http';
import * as fc from 'fast-check';
import type { TestProgram } from '../test-program.ts';
import { type BuiltCall, callsOf } from './build-call.ts';
import { Callers } from './callers.ts';
import { Harvest } from './harvest.ts';
import { type ApiDocument, type Operation, operationsOf } from './operations.ts';
import { makeThings } from './prepare-program.ts';
import { type Answered, sendCall } from './send-call.ts';

export interface FuzzOptions {
  readonly program: TestProgram;
  readonly origin: string;
  readonly calls: number;
  readonly seed: number;
  /** Receives every fault as it is found, and the progress now and then. */
  readonly say: (line: string) => void;
}

/** A call that was answered with a fault of ours, or not at all. */
export interface Fault {
  readonly number: number;
  readonly answer: string;
  readonly requestId: string | null;
  /** Enough to make the same call again. */
  readonly call: string;
}

export interface FuzzReport {
  readonly calls: number;
  readonly faults: readonly Fault[];
  /** How many calls were answered with which status. */
  readonly statuses: Readonly<Record<string, number>>;
  /** Operations that no call was answered with success. */
  readonly neverDone: readonly string[];
}

const lanes = 6;
const callsPerRound = 1_500;
const maxFaults = 200;

/** Calls the whole API document from a seed, and reports every call that was answered with a server error. */
export async function runFuzz({ program, origin, calls, seed, say }: FuzzOptions): Promise<FuzzReport> {
  const harvest = new Harvest();
  const callers = new Callers(program);
  const agent = new Agent({ keepAlive: true });
  const document = (await (await fetch(`${origin}/api/openapi.json`)).json()) as ApiDocument;
  const operations = operationsOf(document);
  const generators = operations.map(operation => callsOf(operation, harvest));
  const statuses: Record<string, number> = {};
  const done = new Set<string>();
  const faults: Fault[] = [];
  const began = performance.now();
  let next = 0;
  const isOver = () => next >= calls || faults.length >= maxFaults;

  await makeThings(program, 0);
  for (const operation of operations.filter(isPlainList)) await makeCall(operation, plainCall(operation), 0);
  while (!isOver()) {
    const end = Math.min(calls, next + callsPerRound);
    await Promise.all(Array.from({ length: lanes }, () => lane(end)));
    const rate = Math.round(next / ((performance.now() - began) / 1_000));
    say(`${next.toLocaleString('en-US')} calls, ${rate} a second, ${faults.length} faults`);
    if (next < calls) await makeThings(program, Math.round(next / callsPerRound)).catch(() => undefined);
  }
  agent.destroy();
  const neverDone = operations.map(one => one.name).filter(name => !done.has(name));
  return { calls: next, faults, statuses, neverDone };

  async function lane(end: number): Promise<void> {
    while (next < end && !isOver()) {
      const number = next;
      next += 1;
      // Calls each operation in turn, in an order that continues from the last round.
      const at = (number * 89) % operations.length;
      const [operation, generator] = [operations[at], generators[at]];
      if (!operation || !generator) continue;
      const [call] = fc.sample(generator, { seed: mixed(seed, number), numRuns: 1 });
      if (!call) continue;
      // Some calls are made twice at once: two people press the same button.
      const twins = number % 10 === 0 && call.method !== 'GET' ? [call, call] : [call];
      await Promise.all(twins.map(one => makeCall(operation, one, number)));
    }
  }

  async function makeCall(operation: Operation, call: BuiltCall, number: number): Promise<void> {
    const credentials = await callers.credentials(call.caller, number);
    const sending = { agent, origin, credentials, isStream: operation.isStream };
    const answered = await sendCall(call, sending).catch((lost: unknown) => String(lost));
    const status = typeof answered === 'string' ? 'none' : String(answered.status);
    statuses[status] = (statuses[status] ?? 0) + 1;
    if (typeof answered === 'string' || isFault(answered)) {
      const fault = {
        number,
        answer: typeof answered === 'string' ? answered : `${answered.status} ${answered.text.slice(0, 300)}`,
        requestId: typeof answered === 'string' ? null : answered.requestId,
        call: repeatable(call),
      };
      faults.push(fault);
      say(`call ${number} answered ${fault.answer}: ${fault.call}`);
      return;
    }
    if (isUnknown(answered) && !('authorization' in call.headers) && !('cookie' in call.headers))
      callers.refused(call.caller);
    if (answered.status >= 300) return;
    done.add(operation.name);
    harvest.take(operation.path, jsonOf(answered.text));
  }
}

/** A different, well spread seed for each call. */
const mixed = (seed: number, number: number) =>
  Math.imul(seed ^ Math.imul(number + 1, 0x9e3779b1), 0x85ebca6b) | 0;

const isPlainList = ({ method, path, isStream }: Operation) =>
  method === 'get' && path.startsWith('/api/') && !path.includes('{') && !isStream;

const plainCall = ({ name, path }: Operation): BuiltCall => ({
  operation: name,
  caller: path.startsWith('/api/customer/') ? 'customer' : 'admin',
  method: 'GET',
  target: path,
  headers: {},
  body: null,
});

/** The program can't tell who calls; a wrong password is another refusal. */
const isUnknown = ({ status, text }: Answered) => status === 401 && text.includes('"signed-out"');

/** A service or a disk that is not there is a normal state, and is answered as one; a database that fails is not. */
function isFault({ status, text }: Answered): boolean {
  if (status < 500) return false;
  const { error } = (jsonOf(text) ?? {}) as { error?: { kind?: string; reason?: string } };
  return !(status === 503 && error?.kind === 'unavailable' && error.reason !== 'database');
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function repeatable({ caller, method, target, headers, body }: BuiltCall): string {
  const text = body?.toString('utf8');
  const isText = text !== undefined && Buffer.from(text).equals(body ?? Buffer.alloc(0));
  const written = isText ? { body: text } : { body_base64: body?.toString('base64') };
  return JSON.stringify({ caller, method, target, headers, ...(body ? written : {}) });
}
