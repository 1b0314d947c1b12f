import { AsyncLocalStorage } from 'node:async_hooks';
import { type DestinationStream, destination, type Logger, pino } from 'pino';
import { describeError } from './describe-error.ts';
import { scrub } from './scrub.ts';

/*
 * What a line was written for goes with the work rather than through the arguments of every function: the number of a
 * request, which its answer carries, too, or the job.
 */
const work = new AsyncLocalStorage<Readonly<Record<string, string>>>();

export function logAs<T>(context: Readonly<Record<string, string>>, run: () => T): T {
  return work.run(context, run);
}

/**
 * Structured lines on stderr: stdout belongs to the ready line and to the command line's results. Nobody's email, phone,
 * name, password or token belongs into a line: errors are described by what they are, and texts are scrubbed.
 */
export function createLog(level: string, to: DestinationStream = destination(2)): Logger {
  return pino(
    {
      level,
      base: null,
      redact: ['password', '*.password', 'headers.cookie', 'headers.authorization'],
      serializers: { err: describeError, path: withoutQuery, reason: scrubbed, problem: scrubbed },
      mixin: () => ({ ...work.getStore() }),
      hooks: {
        logMethod(parts, method) {
          const [first, second, ...rest] = parts;
          if (typeof first === 'string') method.call(this, scrub(first));
          // Otherwise the line's text is the message of the error as it is.
          else if (first instanceof Error && second === undefined)
            method.call(this, first, scrub(first.message));
          else if (typeof second === 'string') method.call(this, first, scrub(second), ...rest);
          else method.apply(this, parts);
        },
      },
    },
    to,
  );
}

const scrubbed = (text: unknown) => (typeof text === 'string' ? scrub(text) : text);
/** What follows the path may be anybody's: a search, a token, an email. */
const withoutQuery = (path: unknown) =>
  typeof path === 'string' ? scrub(path.split('?', 1)[0] ?? '') : path;
