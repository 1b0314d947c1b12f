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
 * Each measurement runs in its own process, so that one's memory and warmth don't affect the next. This process only
 * starts them, keeps the folder they share, and writes the results.
 */

const [, entry = '', ...words] = process.argv;

interface Options {
  readonly name: MeasureName;
  readonly size: number;
  readonly folder: string | null;
  /** True if peers that have to be installed are measured too. */
  readonly peers: boolean;
}

/** Runs a measurement, stores and prints it, with the comparison of `compare`. */
async function measureApart(
  options: Options,
  compare: (found: Measurement) => Measurement = found => found,
): Promise<void> {
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
    found = compare(message as Measurement);
  });
  await once(child, 'exit');
  if (isStopped) {
    await pause(3_000); // The stopping database still writes into the folder to delete.
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

/** These use the data of the largest generation. */
const onLargest = ['storage', 'list', 'fill'] as const;
/** And these at what the generation of every size leaves. */
const onEach = ['uncached', 'export'] as const;

/** Runs the requested measurements. Those that need pages use the filled databases. */
async function measureAll(
  names: readonly MeasureName[],
  sizes: readonly number[],
  peers: boolean,
): Promise<void> {
  const shared = temporaryFolder();
  const largest = Math.max(...sizes);
  const has = (name: MeasureName) => names.includes(name);
  const isFilled = (size: number) =>
    onEach.some(has) || (size === largest && (onLargest.some(has) || has('lists')));
  const filled = new Map(sizes.filter(isFilled).map(size => [size, join(shared.path, `filled-${size}`)]));
  for (const folder of filled.values()) mkdirSync(folder);
  try {
    for (const name of (['plan', 'likeness', 'batches'] as const).filter(has))
      for (const size of sizes) await measureApart({ name, size, folder: null, peers });
    for (const size of sizes) {
      const folder = filled.get(size) ?? null;
      if (has('generate') || folder) await measureApart({ name: 'generate', size, folder, peers });
    }
    for (const name of (
      [
        'move',
        'publish',
        'bulk',
        'redirects',
        'transfer',
        'conversations',
        'visitors',
        'small-machine',
      ] as const
    ).filter(has))
      for (const size of sizes) await measureApart({ name, size, folder: null, peers });
    const measureLargest = (name: MeasureName) =>
      measureApart({ name, size: largest, folder: filled.get(largest) ?? null, peers });
    for (const name of onLargest.filter(has)) await measureLargest(name);
    if (has('uncached')) await measureUncachedPages(filled, peers);
    if (has('export'))
      for (const [size, folder] of filled) await measureApart({ name: 'export', size, folder, peers });
    if (has('lists')) await measureLargest('lists'); // Adds a million redirects and facts, which an export reads.
    for (const name of (['recall', 'render', 'serve', 'start', 'screens'] as const).filter(has))
      await measureApart({ name, size: 0, folder: null, peers });
  } finally {
    shared.remove();
  }
}

/** At every size, each beside the smallest: whether a page of a large site costs more. */
async function measureUncachedPages(filled: ReadonlyMap<number, string>, peers: boolean): Promise<void> {
  let first: number | null = null;
  for (const [size, folder] of filled)
    await measureApart({ name: 'uncached', size, folder, peers }, found => {
      const time = found.figures['identity, processor microseconds a page'];
      if (typeof time !== 'number') return found;
      const figures = first === null ? {} : { 'of the time of a page at the smallest size': time / first };
      first ??= time;
      return { ...found, figures: { ...found.figures, ...figures } };
    });
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
      const sizes = options.pages
        .split(',')
        .map(Number)
        .toSorted((one, other) => one - other);
      if (unknown.length > 0)
        throw new Error(`Nothing measures ${unknown.join(', ')}. There is: ${measureNames.join(', ')}`);
      if (sizes.some(size => !Number.isInteger(size) || size < 1_000))
        throw new Error('Sizes are whole numbers from 1000.');
      await measureAll(names, sizes, options.peers);
    })
    .parseAsync();
}
