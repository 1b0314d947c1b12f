import { runLine } from './run-line.ts';

await runLine(process.argv.slice(2), process);
process.exit();
