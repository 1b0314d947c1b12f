import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Command } from 'commander';
import { takeAlongOnExit } from './end-with-us.ts';
import { describe, keepResult, type Measurement } from './report.ts';
import { type MeasureName, measureNames, runMeasure } from './run-measure.ts';
import { temporaryFolder } from './temporary-program.ts';

/*
 * Every measurement runs in a process of its own, so that memory and warmth of one don't reach into the next. This one
 * only starts them, keeps the folder they share, and writes down what they found.
 */

const [, entry = '', ...words] = process.argv;

interface Options {
  readonly name: MeasureName;
  readonly size: number;
  readonly folder: string | null;
  /** Whether peers that have to be installed are measured too. */
  readonly peers: boolean;
}

async function measureApart(options: Options): Promise<void> {
  const child = fork(entry, ['--one', JSON.stringify(options)], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  let isStopped = false;
  const stop = () => {
    isStopped = true;
    child.kill('SIGTERM');
  };
  process.on('SIGINT', stop).on('SIGTERM', stop);
  let found: Measurement | null = null;
  child.on('message', message => {
    found = message as Measurement;
  });
  await once(child, 'exit');
  if (isStopped) {
    await pause(3_000); // The database that was told to end still writes into the folder that is about to go.
    throw new Error('Stopped; what was started is cleared away.');
  }
  process.off('SIGINT', stop).off('SIGTERM', stop);
  if (found) {
    keepResult(found);
    process.stdout.write(`${describe(found)}\n`);
  } else {
    process.stderr.write(`${options.name} gave no result.\n`);
    process.exitCode = 1;
  }
}

/** These look at what the largest generation leaves. */
const onFilled = ['storage', 'list', 'fill', 'uncached', 'export', 'lists'] as const;

/** Runs the requested measurements. Those that need data use the database of the largest generation. */
async function measureAll(
  names: readonly MeasureName[],
  sizes: readonly number[],
  peers: boolean,
): Promise<void> {
  const shared = temporaryFolder();
  const filled = join(shared.path, 'filled');
  mkdirSync(filled);
  const largest = Math.max(...sizes);
  const needsFilled = onFilled.some(name => names.includes(name));
  try {
    for (const name of ['plan', 'likeness', 'batches'] as const)
      if (names.includes(name))
        for (const size of sizes) await measureApart({ name, size, folder: null, peers });
    for (const size of sizes) {
      const isKept = needsFilled && size === largest;
      if (names.includes('generate') || isKept)
        await measureApart({ name: 'generate', size, folder: isKept ? filled : null, peers });
    }
    for (const name of ['move', 'publish', 'bulk', 'redirects', 'transfer', 'visitors'] as const)
      if (names.includes(name))
        for (const size of sizes) await measureApart({ name, size, folder: null, peers });
    for (const name of onFilled)
      if (names.includes(name)) await measureApart({ name, size: largest, folder: filled, peers });
    for (const name of ['recall', 'render', 'serve', 'start'] as const)
      if (names.includes(name)) await measureApart({ name, size: 0, folder: null, peers });
  } finally {
    shared.remove();
  }
}

if (words[0] === '--one') {
  takeAlongOnExit();
  const options = JSON.parse(words[1] ?? '') as Options;
  const found = await runMeasure(options.name, options);
  process.send?.(found, () => process.exit());
} else {
  await new Command('bench')
    .usage('[measure…] [options]   (npm run bench -- [measure…])')
    .description(`Measures ${measureNames.join(', ')}; all of them when none is named.`)
    .argument('[measure...]')
    .option(
      '--peers',
      'export: Eleventy, Astro and Next too, which npm installs into a temporary folder',
      false,
    )
    .option('--pages <sizes>', 'sizes of the batches, with commas', '10000,100000,1000000')
    .addHelpText('after', '\nExample: npm run bench -- generate list --pages 100000')
    .action(async (given: string[], options: { pages: string; peers: boolean }) => {
      const names = measureNames.filter(name => given.length === 0 || given.includes(name));
      const unknown = given.filter(name => !measureNames.some(known => known === name));
      const sizes = options.pages.split(',').map(Number);
      if (unknown.length > 0)
        throw new Error(`Nothing measures ${unknown.join(', ')}. There is: ${measureNames.join(', ')}`);
      if (sizes.some(size => !Number.isInteger(size) || size < 1_000))
        throw new Error('Sizes are whole numbers from 1000.');
      await measureAll(names, sizes, options.peers);
    })
    .parseAsync();
}
