import { runLine } from './run-line.ts';
import { isClosedPipe } from './write-export.ts';

// A reader that has enough ends no work in the middle: the database is still closed.
for (const stream of [process.stdout, process.stderr])
  stream.on('error', error => {
    if (!isClosedPipe(error)) throw error;
  });
await runLine(process.argv.slice(2), process);
process.exit();
