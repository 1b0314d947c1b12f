import { scrub } from './scrub.ts';
import { sourceFrames } from './source-frames.ts';

const maxCauses = 4;
/**
 * PostgreSQL's fields for the location of an error. `detail`, `where` and `internalQuery` are left out,
 * because they contain data.
 */
const places = [
  'code',
  'severity',
  'schema',
  'table',
  'column',
  'constraint',
  'routine',
  'syscall',
  'responseCode',
];

/** An error for the log: its type, location and cause, without personal data. */
export function describeError(error: unknown, depth = 0): unknown {
  if (!(error instanceof Error)) return typeof error === 'string' ? scrub(error) : typeof error;
  const cause =
    depth < maxCauses && error.cause !== undefined ? describeError(error.cause, depth + 1) : undefined;
  const errors =
    error instanceof AggregateError && depth < maxCauses
      ? error.errors.slice(0, 5).map(one => describeError(one, depth + 1))
      : undefined;
  return {
    type: error.name,
    message: messageOf(error),
    ...Object.fromEntries(
      places.flatMap(name => {
        const value: unknown = Reflect.get(error, name);
        return typeof value === 'string' || typeof value === 'number' ? [[name, value]] : [];
      }),
    ),
    stack: framesOf(error),
    ...(cause === undefined ? {} : { cause }),
    ...(errors === undefined ? {} : { errors }),
  };
}

/** An error as text for a person: its stack and the stacks of its causes. */
export function stackWithCauses(error: unknown, depth = 0): string {
  if (!(error instanceof Error)) return scrub(String(error));
  const inner: unknown[] =
    depth < maxCauses ? [error.cause, ...(error instanceof AggregateError ? error.errors : [])] : [];
  const causes = inner
    .filter(one => one !== undefined)
    .map(one => `caused by ${stackWithCauses(one, depth + 1)}`);
  return [`${error.name}: ${messageOf(error)}`, framesOf(error), ...causes].filter(Boolean).join('\n');
}

/** Removes quoted input from the messages of parsers and the database. */
function messageOf(error: Error): string {
  if (error instanceof SyntaxError) return error.message.replaceAll(/(["'`]).*\1|\btoken\s+'?.'?/gs, '…');
  if (isDataFailure(error)) return error.message.replaceAll(/"[^]*"/g, '"…"').replace(/(?<=: )\S[^]*$/, '…');
  return scrub(error.message);
}

/** PostgreSQL errors about a value (class 22) or from our own functions (P0001). */
const isDataFailure = (error: Error) =>
  'code' in error && typeof error.code === 'string' && /^(?:22|P0)...$/.test(error.code);

/** Only the stack frames, because the first lines repeat the message. */
function framesOf({ stack = '' }: Error): string {
  const frames = stack.split('\n').filter(line => /^\s+at /.test(line));
  return sourceFrames(frames.join('\n'));
}
