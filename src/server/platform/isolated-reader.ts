import { fork } from 'node:child_process';
import { join } from 'node:path';
import { ConcurrencyLimiter } from './concurrency-limiter.ts';
import { AppError } from './errors.ts';
import { projectRoot } from './project-root.ts';

const timeoutMs = 60_000;
const memoryMb = 768;

/** One file at a time, of whatever kind, limits the total memory. */
const limiter = new ConcurrencyLimiter(
  { width: 1, longest: 8 },
  () => new AppError('unavailable', 'Other files are being read just now. Try again in a moment.'),
);

type Answer<Result> = { readonly result: Result } | { readonly fault: string };

interface IsolatedReader {
  /** The module that reads, next to `folder`’s modules, and the name of its file in a build. */
  readonly name: string;
  readonly folder: string;
  /** What to say if the file needed too much memory or time. */
  readonly tooMuch: () => Error;
}

/**
 * Reads a file of strangers in a separate process with limited memory and time, because a thread without memory
 * would crash the whole program. `answerReader` is the other side.
 */
export function readIsolated<Result>(reader: IsolatedReader, request: unknown): Promise<Result> {
  return limiter.pass(() => readInProcess<Result>(reader, request));
}

function readInProcess<Result>(reader: IsolatedReader, request: unknown): Promise<Result> {
  return new Promise((resolve, reject) => {
    const child = fork(moduleOf(reader), {
      serialization: 'advanced',
      execArgv: [`--max-old-space-size=${memoryMb}`],
      env: {},
      stdio: 'ignore',
    });
    const timer = setTimeout(() => child.kill('SIGKILL'), timeoutMs);
    child.once('message', (answer: Answer<Result>) => {
      if ('result' in answer) resolve(answer.result);
      else reject(new Error(answer.fault));
    });
    child.once('error', reject);
    child.once('exit', () => {
      clearTimeout(timer);
      // No effect after a result: a promise resolves only once.
      reject(reader.tooMuch());
    });
    child.send({ request }, error => error && reject(error));
  });
}

/** When run from source, the module is a file of its folder. A build has a separate file. */
function moduleOf({ name, folder }: IsolatedReader): string {
  return import.meta.url.endsWith('.ts')
    ? join(folder, `${name}.ts`)
    : join(projectRoot, `dist/server/${name}.js`);
}

/** In the separate process: reads the one file it was started for, and ends. */
export function answerReader(read: (request: never) => unknown): void {
  process.once('message', ({ request }: { readonly request: never }) => {
    void answer(request, read).then(said => process.send?.(said, () => process.disconnect()));
  });
}

async function answer(request: never, read: (request: never) => unknown): Promise<Answer<unknown>> {
  try {
    return { result: await read(request) };
  } catch (error) {
    return { fault: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
