import { scrub } from './scrub.ts';

const maxCauses = 4;
/** What PostgreSQL says of where it happened. Not `detail`, `where` and `internalQuery`: they hold rows, or parts of them. */
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

/** An error as it may stand in a log: what kind, where, why. Not what it was about, which is somebody's. */
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

/** The same as text for a person: the stack, and those of the errors that led to it. */
export function stackWithCauses(error: unknown, depth = 0): string {
  if (!(error instanceof Error)) return scrub(String(error));
  const inner: unknown[] =
    depth < maxCauses ? [error.cause, ...(error instanceof AggregateError ? error.errors : [])] : [];
  const causes = inner
    .filter(one => one !== undefined)
    .map(one => `caused by ${stackWithCauses(one, depth + 1)}`);
  return [`${error.name}: ${messageOf(error)}`, framesOf(error), ...causes].filter(Boolean).join('\n');
}

/** Parsers and the database quote what they were given. */
function messageOf(error: Error): string {
  if (error instanceof SyntaxError) return error.message.replaceAll(/(["'`]).*\1|\btoken\s+'?.'?/gs, '…');
  if (isDataFailure(error)) return error.message.replaceAll(/"[^]*"/g, '"…"').replace(/(?<=: )\S[^]*$/, '…');
  return scrub(error.message);
}

/** PostgreSQL about a value it can't take (class 22), or in the words of a function of ours (P0001). */
const isDataFailure = (error: Error) =>
  'code' in error && typeof error.code === 'string' && /^(?:22|P0)...$/.test(error.code);

/** Only the lines that say where: the first ones repeat the message. */
function framesOf({ stack = '' }: Error): string {
  return stack
    .split('\n')
    .filter(line => /^\s+at /.test(line))
    .join('\n');
}
