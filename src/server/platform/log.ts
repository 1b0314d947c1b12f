import { AsyncLocalStorage } from 'node:async_hooks';
import { type DestinationStream, destination, type Logger, pino } from 'pino';
import { describeError } from './describe-error.ts';
import { scrub } from './scrub.ts';

/*
 * The current request's id or job, added to every log line. Async context saves an argument in every
 * function.
 */
const work = new AsyncLocalStorage<Readonly<Record<string, string>>>();

export function logAs<T>(context: Readonly<Record<string, string>>, run: () => T): T {
  return work.run(context, run);
}

/**
 * Writes structured lines to stderr; stdout is for the ready line and command line results. Lines contain
 * no personal data, passwords or tokens: errors are reduced to their type, and texts are scrubbed.
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
          // Otherwise the logger would use the error's unscrubbed message.
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
/** The query may contain personal data: a search, a token, an email. */
const withoutQuery = (path: unknown) =>
  typeof path === 'string' ? scrub(path.split('?', 1)[0] ?? '') : path;
