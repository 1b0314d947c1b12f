import { appendFileSync, mkdirSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '../src/server/platform/project-root.ts';
import { type Goal, goalOf } from './goals.ts';

/** One line of results: the measurement, its size, and the figures with their unit in the name. */
export interface Measurement {
  readonly measure: string;
  readonly size: number | null;
  readonly figures: Readonly<Record<string, number | string | null>>;
}

const folder = join(projectRoot, 'bench', 'results');

/** Adds the measurement, with when and where it was taken, to today's file. */
export function keepResult(measurement: Measurement): void {
  mkdirSync(folder, { recursive: true });
  const taken_at = new Date().toISOString();
  const machine = {
    cores: cpus().length,
    memory_gib: Math.round(totalmem() / 2 ** 30),
    load: loadavg()[0],
    node: process.version,
  };
  appendFileSync(
    join(folder, `${taken_at.slice(0, 10)}.jsonl`),
    `${JSON.stringify({ taken_at, ...measurement, machine })}\n`,
  );
}

/** The measurement as a small table for people, with the goals of its figures. */
export function describe({ measure, size, figures }: Measurement): string {
  const title = size === null ? measure : `${measure}, ${size.toLocaleString('en-US')} pages`;
  const width = Math.max(...Object.keys(figures).map(name => shown(name).length));
  const lines = Object.entries(figures).map(([name, value]) => {
    const line = `  ${shown(name).padEnd(width)}  ${present(name, value)}`;
    const goal = typeof value === 'number' ? goalOf(measure, size, name) : null;
    return goal ? `${line.padEnd(width + 16)}  ${verdict(name, Number(value), goal)}` : line;
  });
  return `${title}\n${lines.join('\n')}\n`;
}

function verdict(name: string, value: number, { atLeast, atMost }: Goal): string {
  const isReached = value >= (atLeast ?? -Infinity) && value <= (atMost ?? Infinity);
  const bounds = [
    ...(atLeast === undefined ? [] : [`at least ${present(name, atLeast)}`]),
    ...(atMost === undefined ? [] : [`at most ${present(name, atMost)}`]),
  ];
  return `${isReached ? 'reached' : 'missed'}: ${bounds.join(', ')}`;
}

const shown = (name: string) => name.replace(/_(bytes|ms)$/, '').replaceAll('_', ' ');

function present(name: string, value: number | string | null): string {
  if (value === null) return 'not measured';
  if (typeof value === 'string') return value;
  if (name.endsWith('_bytes'))
    return value < 2 ** 20 ? `${(value / 1024).toFixed(1)} KiB` : `${(value / 2 ** 20).toFixed(1)} MiB`;
  if (name.endsWith('_ms')) return `${value.toFixed(2)} ms`;
  if (Math.abs(value) >= 1_000) return Math.round(value).toLocaleString('en-US');
  return value.toFixed(Math.abs(value) < 10 ? 2 : 1);
}
