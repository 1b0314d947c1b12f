import { parseArgs } from 'node:util';

/** The tasks of one process, by its command line. */
export interface StartOptions {
  /** Answers visitors and staff. */
  readonly serves: boolean;
  /** Works off jobs. */
  readonly works: boolean;
  /** The time after SIGTERM in which it still accepts requests, so that a proxy can switch. In seconds. */
  readonly drain: number;
}

/** Proxies check every second or two whether a process is ready; twice that, and some. */
const drainBehindProxy = 5;
const longestDrain = 600;

const usage = `npm start [-- --only web|worker] [-- --drain SECONDS]
  --only web       answers visitors and staff; queues jobs and works none off
  --only worker    works off jobs; answers only /healthz and /readyz
  --drain SECONDS  how long requests are still taken after SIGTERM (0; 5 with --only web)`;

/**
 * Parses arguments into options or an error. Without arguments the process does everything.
 *
 * @example readStartOptions(['--only', 'web']) // { options: { serves: true, works: false, drain: 5 } }
 */
export function readStartOptions(args: readonly string[]): { options: StartOptions } | { problem: string } {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: { only: { type: 'string' }, drain: { type: 'string' } },
    });
    const only = values.only ?? 'both';
    if (!['both', 'web', 'worker'].includes(only))
      return refused(`--only ${only}: it must be web or worker.`);
    const drain = Number(values.drain ?? (only === 'web' ? drainBehindProxy : 0));
    if (!(drain >= 0 && drain <= longestDrain) || values.drain === '') {
      return refused(`--drain ${values.drain}: it must be a number of seconds from 0 to ${longestDrain}.`);
    }
    return { options: { serves: only !== 'worker', works: only !== 'web', drain } };
  } catch (error) {
    return refused(error instanceof Error ? error.message : String(error));
  }
}

function refused(text: string): { problem: string } {
  return { problem: `${text}\n\n${usage}` };
}
