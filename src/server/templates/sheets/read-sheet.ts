import { fork } from 'node:child_process';
import { join } from 'node:path';
import type { Sheet } from '../../../contract/templates/sheets.ts';
import { AppError } from '../../platform/errors.ts';
import { projectRoot } from '../../platform/project-root.ts';
import type { SheetChoice } from './parse-sheet-file.ts';

const TIMEOUT_MS = 60_000;
const MEMORY_MB = 768;
const MAX_WAITING = 8;

type Answer = { sheet: Sheet } | { refusal: string } | { fault: string };

let waiting = 0;
let last: Promise<unknown> = Promise.resolve();

/**
 * Reads a file in a separate process with limited memory and time, because a thread without memory would
 * crash the whole program. One file at a time limits the total memory.
 */
export async function readSheet(bytes: Uint8Array, choice: SheetChoice): Promise<Sheet> {
  if (waiting >= MAX_WAITING) {
    throw new AppError('unavailable', 'Other files are being read just now. Try again in a moment.');
  }
  waiting += 1;
  const reading = takeTurn(last, bytes, choice);
  last = reading.catch(() => undefined);
  return reading;
}

async function takeTurn(before: Promise<unknown>, bytes: Uint8Array, choice: SheetChoice): Promise<Sheet> {
  await before;
  try {
    return await readApart(bytes, choice);
  } finally {
    waiting -= 1;
  }
}

function readApart(bytes: Uint8Array, choice: SheetChoice): Promise<Sheet> {
  return new Promise((resolve, reject) => {
    const reader = fork(workerFile(), {
      serialization: 'advanced',
      execArgv: [`--max-old-space-size=${MEMORY_MB}`],
      env: {},
      stdio: 'ignore',
    });
    const timer = setTimeout(() => reader.kill('SIGKILL'), TIMEOUT_MS);
    reader.once('message', (answer: Answer) => {
      if ('sheet' in answer) resolve(answer.sheet);
      else reject('refusal' in answer ? refusal(answer.refusal) : new Error(answer.fault));
    });
    reader.once('error', reject);
    reader.once('exit', () => {
      clearTimeout(timer);
      // No effect after a result: a promise resolves only once.
      reject(refusal('This file needs too much memory or time. Save its sheet as CSV (UTF-8), or split it.'));
    });
    reader.send({ bytes, choice }, error => error && reject(error));
  });
}

/** When run from source, the worker is the module next to this one. A build has a separate file. */
function workerFile(): string {
  return import.meta.url.endsWith('.ts')
    ? join(import.meta.dirname, 'sheet-worker.ts')
    : join(projectRoot, 'dist/server/sheet-worker.js');
}

const refusal = (message: string) =>
  new AppError('invalid', message, { reason: 'sheet', fields: [{ path: 'file', message }] });
