import { closeSync, mkdirSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { argv } from 'node:process';
import { Worker } from 'node:worker_threads';

/*
 * The least time a file system needs for an export: a folder and a file of the same size for each page, by two threads,
 * without any computation. Run by Node itself: bare-files.ts FOLDER PAGES BYTES, or with a part of it as a thread.
 */

const [, own = '', folder = '', pages = '0', bytes = '0', from = ''] = argv;

function write(first: number, step: number): void {
  const body = Buffer.alloc(Number(bytes), 'x');
  for (let page = first; page < Number(pages); page += step) {
    const path = join(folder, `junk-removal-in-some-town-${page}-fl`);
    mkdirSync(path);
    const file = openSync(join(path, 'index.html'), 'wx');
    writeSync(file, body);
    closeSync(file);
  }
}

if (from === '') {
  mkdirSync(folder);
  const workers = [0, 1].map(first => new Worker(own, { argv: [folder, pages, bytes, String(first)] }));
  for (const worker of workers) {
    worker.on('error', error => {
      throw error;
    });
  }
} else write(Number(from), 2);
