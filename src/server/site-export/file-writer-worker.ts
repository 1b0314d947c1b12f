import { parentPort, workerData } from 'node:worker_threads';
import { filesOf } from './file-batch.ts';
import { FileWriter, type WriterSetting } from './file-writer.ts';
import type { SentBatch, WrittenBatch } from './writer-thread.ts';

/* A thread of an export that only writes what others filled. What fails ends it, and with it the export, which says why. */

const files = new FileWriter(workerData as WriterSetting);

parentPort?.on('message', ({ memory, length }: SentBatch) => {
  for (const { name, body, isPage } of filesOf({ memory, length })) files.put(name, body, { isPage });
  parentPort?.postMessage({ memory, files: files.take() } satisfies WrittenBatch, [memory]);
});
