import { parentPort, workerData } from 'node:worker_threads';
import { BindingsRenderer, type ByteProgram, ByteWriter } from '../../../engine/index.ts';
import { type BatchedPart, partsOf } from './file-batch.ts';
import { openWriter, type WriterSetting } from './open-writer.ts';
import type { SentBatch, SentProgram, WrittenBatch } from './writer-thread.ts';

/* A thread of an export that only writes files or renders bindings. A failure ends it and the export, which reports the error. */

const files = openWriter(workerData as WriterSetting);
const programs = new Map<number, ByteProgram>();
const renderer = new BindingsRenderer();
const page = new ByteWriter();

function work({ kind, number, name, body }: BatchedPart): void {
  if (kind === 'text') renderer.take(number, body);
  else if (kind === 'record') files.put(name, rendered(body, number), { isPage: true });
  else files.put(name, body, { isPage: kind === 'page' });
}

/** The page of these bindings, until the next call. */
function rendered(bindings: Buffer, number: number): Buffer {
  const program = programs.get(number);
  if (!program) throw new Error(`No program of the number ${number} was sent.`);
  page.clear();
  renderer.play(program, bindings, page);
  return Buffer.from(page.memory, page.start, page.end - page.start);
}

parentPort?.on('message', (sent: SentBatch | SentProgram) => {
  if ('program' in sent) {
    programs.set(sent.number, sent.program);
    return;
  }
  const { memory, length } = sent;
  for (const part of partsOf({ memory, length })) work(part);
  parentPort?.postMessage({ memory, files: files.take() } satisfies WrittenBatch, [memory]);
});
